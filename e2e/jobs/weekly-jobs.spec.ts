import { onEachDevice } from '../fixtures/devices.ts'
import { cameraPhoto } from '../fixtures/photos/camera.ts'
import { expect } from '../owner/owner-test.ts'
import { test } from './counted-job.ts'
import { CUSTOMER, keep, PHOTO, PROJECT, QUESTION, WORDS } from './made-in-jobs.ts'

let putBack: () => Promise<void>

test.beforeEach(async ({ product }) => {
  putBack = await keep(product, ['business', 'openingHours'])
})

test.afterEach(() => putBack())

onEachDevice('In six taps at most, the owner', () => {
  test('closes for a holiday', async ({ page, job: { hand, publish, shows } }) => {
    await hand.press(page.getByRole('link', { name: 'Hours and holidays' }))
    const offered = page.getByRole('button', { name: /: closed$/ }).first()
    const name = (await offered.getAttribute('aria-label'))?.replace(': closed', '') ?? ''
    await hand.press(offered)
    await publish('_id == "drafts.openingHours"')
    await shows('/contact', name)
  })

  test('changes the phone number', async ({ page, job: { owner, hand, publish, shows } }) => {
    await hand.press(page.getByRole('link', { name: 'Company details' }))
    await hand.press(owner.field('Phone number'))
    await owner.setField('Phone number', '704.555.0188')
    await publish('phone == "+17045550188"')
    await shows('/', '(704) 555-0188')
  })

  test('adds a photo of a job', async ({ page, job: { owner, hand, publish, shows } }) => {
    await hand.press(page.getByRole('link', { name: 'Add a photo of a job' }))
    await hand.write(owner.field('Name'), PROJECT)
    const category = page.getByRole('radio', { name: 'Kitchen Remodeling' })
    await hand.press(category)
    await expect(category).toBeChecked()
    const photo = { name: PHOTO, mimeType: 'image/jpeg', buffer: await cameraPhoto() }
    await hand.pick(page.getByRole('button', { name: 'Add photos' }), photo)
    await expect(page.getByLabel('What does this photo show?')).toHaveValue(PROJECT)
    await publish(`photos[0].alt == "${PROJECT}"`)
    await shows('/gallery', PROJECT)
  })

  test('adds a review', async ({ page, job: { owner, hand, publish, shows } }) => {
    await hand.press(page.getByRole('link', { name: 'Add a review' }))
    await hand.write(owner.field('Customer'), CUSTOMER)
    await hand.choose(page.getByRole('combobox', { name: 'Which town?' }), 'Matthews')
    await hand.write(owner.field('Their words'), WORDS)
    await publish(`text == "${WORDS}"`)
    await shows('/service-areas/matthews', WORDS)
  })

  test('answers a question', async ({ page, job: { owner, hand, publish, shows } }) => {
    await hand.press(page.getByRole('link', { name: 'Answer a question' }))
    await hand.write(owner.field('Question'), QUESTION)
    // The Studio gives the field of a formatted text no name.
    await hand.write(page.getByRole('textbox').last(), 'Yes, and we put it back.')
    await hand.choose(page.getByRole('combobox', { name: 'Which job?' }), 'Painting')
    await publish(`question == "${QUESTION}" && defined(service)`)
    await shows('/services/painting', QUESTION)
  })
})
