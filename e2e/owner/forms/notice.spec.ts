import { devices } from '../../fixtures/devices.ts'
import { expect, fieldOf, test } from '../owner-test.ts'

const LONG = 'Phones are down until noon on Friday. Emergencies: text 704-555-0177 and we will come.'
const SHORT = 'Phones are down until noon. Emergencies: text 704-555-0177.'
/** As many as the line on top of every page has room for. */
const ROOM = 70

test.use(devices.phone)

test('the owner keeps every letter of a notice that is too long, and reads by how many', async ({
  owner,
  page,
  product,
}) => {
  await page.getByRole('button', { name: 'Put a notice on every page' }).tap()
  const words = owner.field('What it says, on top of every page')
  await words.pressSequentially(LONG)
  await expect(words).toHaveValue(LONG)
  const told = page.getByRole('alert').filter({ hasText: `Shorten it by ${LONG.length - ROOM} characters.` })
  await expect(told).toBeVisible()
  const put = page.getByRole('button', { name: 'Put it up' })
  await expect(put).toBeDisabled()
  await words.press('Enter')
  await expect(words).toHaveValue(LONG)
  await words.fill(LONG.slice(0, ROOM + 1))
  await expect(page.getByRole('alert').filter({ hasText: 'Shorten it by 1 character.' })).toBeVisible()
  await words.fill(SHORT)
  await expect(page.getByRole('alert').filter({ hasText: 'Shorten it' })).toBeHidden()
  await expect(put).toBeEnabled()
  expect(await fieldOf(product, 'openingHours', 'notice')).toBeNull()
  expect(owner.complaints).toEqual([])
})
