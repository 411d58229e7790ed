import type { SanityDocument } from '@sanity/client'
import { onEachDevice } from '../fixtures/devices.ts'
import { cameraPhoto } from '../fixtures/photos/camera.ts'
import { expect, tile } from '../owner/owner-test.ts'
import { test } from './counted-job.ts'

/** What the owner makes in the jobs of a week. */
const CUSTOMER = 'Maria T.'
const WORDS = 'They came on time and left the kitchen clean.'
const QUESTION = 'Do you move the furniture before you paint?'
const PROJECT = 'Kitchen remodel in Matthews'
const PHOTO = 'kitchen-e2e.jpg'
const SECOND = 'island-e2e.jpg'

const MADE =
  '*[author == $customer || question == $question || title == $project || originalFilename in $photos] | order(_type)'
const made = { customer: CUSTOMER, question: QUESTION, project: PROJECT, photos: [PHOTO, SECOND] }

/** In degrees, minutes, and seconds. */
const MATTHEWS = { lat: '35/1 7/1 0/1', lng: '80/1 43/1 25/1' }

let kept: SanityDocument[]

test.beforeEach(async ({ product }) => {
  kept = await product.client().fetch('*[_id in ["business", "openingHours"]]')
})

test.afterEach(async ({ product }) => {
  const transaction = product.client().transaction()
  for (const document of kept) transaction.delete(`drafts.${document._id}`).createOrReplace(document)
  await transaction.commit()
  await product.client().delete({ query: MADE, params: made })
})

onEachDevice('In six taps at most, the owner', () => {
  test('closes for a holiday', async ({ page, job: { hand, publish, shows } }) => {
    await hand.press(tile(page, 'Hours and holidays'))
    const offered = page.getByRole('button', { name: /: closed$/ }).first()
    const name = (await offered.getAttribute('aria-label'))?.replace(': closed', '') ?? ''
    await hand.press(offered)
    await publish('_id == "drafts.openingHours"')
    await shows('/contact', name)
  })

  test('changes the phone number', async ({ page, job: { owner, hand, publish, shows } }) => {
    await hand.press(tile(page, 'Company details'))
    await hand.press(owner.field('Phone number'))
    await owner.setField('Phone number', '704.555.0188')
    await publish('phone == "+17045550188"')
    await shows('/', '(704) 555-0188')
  })

  test('adds photos of a job without a word', async ({ page, job: { owner, hand, publish, shows } }) => {
    const inMatthews = await cameraPhoto({ place: MATTHEWS })
    const jpeg = { mimeType: 'image/jpeg' }
    await hand.pick(page.getByRole('button', { name: 'Add a photo of a job' }), [
      { ...jpeg, name: PHOTO, buffer: inMatthews },
      { ...jpeg, name: SECOND, buffer: await cameraPhoto({ orientation: 6 }) },
    ])
    await expect(page.getByRole('radio', { name: 'Matthews' })).toBeChecked()
    await hand.press(page.getByRole('radio', { name: 'Kitchen Remodeling' }))
    await expect(owner.field('Name')).toHaveValue(PROJECT)
    await expect(
      page.getByRole('region', { name: 'Photos' }).getByRole('button', { name: /^Photo/ }),
    ).toHaveCount(2)
    await publish(`picture.alt == "${PROJECT}" && photos[0].alt == "${PROJECT}, photo 2"`)
    // Besides the one in the pictures of the phone.
    expect(hand.presses - 1).toBe(3)
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
