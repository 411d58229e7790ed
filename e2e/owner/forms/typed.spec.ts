import { devices } from '../../fixtures/devices.ts'
import { expect, fieldOf, isInSight, test } from '../owner-test.ts'

test.use(devices.phone)

test('the owner writes a phone number as on a business card', async ({ owner, page, product }) => {
  await owner.openForm('business', 'business')
  const field = owner.field('Phone number')
  await field.fill('704.555.0188')
  await expect(page.getByText('(704) 555-0188', { exact: true })).toBeVisible()
  await field.blur()
  await expect(field).toHaveValue('(704) 555-0188')
  await field.fill('555-018')
  await expect(page.getByRole('alert').getByText('Enter the ten digits')).toBeVisible()
  // Sanity's tooltip beside the name has the words too, hidden until a mouse is there: it is made when the browser has time.
  const said = page.getByText('Enter the ten digits').filter({ visible: true })
  await expect(said, 'said once').toHaveCount(1)
  await owner.isRefused('Enter the ten digits')
  await expect.poll(() => fieldOf(product, 'drafts.business', 'phone')).toBe('555-018')
})

test('a phone’s keyboard offers what a field takes', async ({ owner }) => {
  await owner.openForm('business', 'business')
  await expect(owner.field('Email address')).toHaveAttribute('inputmode', 'email')
  await expect(owner.field('Email address')).toHaveAttribute('autocapitalize', 'none')
  await expect(owner.field('Office zip code')).toHaveAttribute('inputmode', 'numeric')
})

test('the owner sees how a price reads, and is questioned when it is far off', async ({ owner, page }) => {
  await owner.openForm('price', 'price-interior-painting')
  await owner.field('Amount').fill('275')
  await expect(page.getByText('Will read: from $275/sq ft')).toBeVisible()
  await expect(page.getByText('It was $2.50. Is $275 right?')).toBeVisible()
  for (const [typed, help] of [
    ['85/hr', 'Enter the amount alone'],
    ['from 85', 'Enter the amount alone'],
    ['$85-120', 'Enter one amount here. For two, choose “Between two amounts”'],
    ['call', 'Enter an amount such as 2.75 or 25,000.'],
    ['2.7.5', 'Enter an amount such as 2.75 or 25,000.'],
  ] as const) {
    await owner.field('Amount').fill(typed)
    await expect(page.getByText(help).first()).toBeVisible()
  }
  await owner.isRefused('Enter the amount in dollars, such as 2.50. Then press Publish again.')
})

test('a heading keeps to what its form says', async ({ owner, page }) => {
  await owner.openForm('service', 'service-painting')
  const heading = owner.field('Heading').first()
  await heading.fill('Painting Donaudampfschifffahrtsgesellschaft houses')
  await expect(page.getByRole('alert').getByText('is too long for a phone.')).toBeVisible()
  await heading.fill('Painting, inside and outside, of every house and every fence that we have ever seen')
  await owner.isRefused('That’s 15 words. Keep the heading to 12')
})

test('a refusal leads into a text of several lines as well', async ({ owner, page }) => {
  await owner.openForm('service', 'service-painting')
  const lead = owner.field('Opening sentences')
  await lead.fill('We paint. '.repeat(50))
  await page.getByRole('textbox', { name: 'Badge' }).focus()
  await owner.isRefused('Keep it to three sentences')
  await expect(lead).toBeFocused()
  await isInSight(lead)
})
