import { devices } from '../fixtures/devices.ts'
import { expect } from '../owner/owner-test.ts'
import { ON_WEBSITE, test } from './counted-job.ts'

const INTERIOR = 'price-interior-painting'
const LIST = [
  'Item\tPrice',
  'INTERIOR PAINTING\t$2.95',
  'Fence staining\t$2.95',
  'Garage floor coating\t$4.50/sq ft',
  'Drywall repair\t1.000',
]
const MADE = '*[_type == "price" && title == "Garage floor coating"]'

test.use(devices.phone)

test.afterEach(async ({ product }) => {
  const client = product.client()
  await client.delete({ query: MADE })
  for (const [id, minimum] of [[INTERIOR, 2_50] as const, ['price-deck-fence-staining', 2_75] as const])
    await client.transaction().delete(`drafts.${id}`).patch(id, { set: { minimum } }).commit()
})

test('fills in a list of prices, and is asked about what could be more than one thing', async ({
  page,
  product,
  job: { hand, shows },
}) => {
  await hand.press(page.getByRole('link', { name: 'Change a price' }))
  await hand.press(page.getByRole('button', { name: 'Paste many prices' }))
  const dialog = page.getByRole('dialog', { name: 'Paste many prices' })
  await dialog.getByRole('textbox', { name: 'Your list, one price a line' }).fill(LIST.join('\n'))
  // As a phone does with the page of who turns to the spreadsheet for a while.
  await page.reload()
  await expect(dialog.getByText('from $2.50/sq ft → from $2.95/sq ft')).toBeVisible()
  await expect(dialog.getByText('We need to ask about 2 lines.')).toBeVisible()
  await expect(dialog.getByText('We found no price in these lines:')).toBeVisible()
  await expect(dialog.getByText('Drywall repair 1.000 (“1.000”)')).toBeVisible()
  const asked = (line: string) => dialog.getByRole('combobox', { name: `What is “${line}”?` })
  await asked('Fence staining $2.95').selectOption('Deck and fence staining')
  await expect(dialog.getByText('$2.75/sq ft → $2.95/sq ft')).toBeVisible()
  await asked('Garage floor coating $4.50/sq ft').selectOption('Add it as a new price')
  await dialog.getByRole('combobox', { name: 'Its trade' }).selectOption('Painting')
  await hand.press(dialog.getByRole('button', { name: 'Fill in 3 prices' }))
  await expect(page.getByText('1 new price added')).toBeVisible()
  const made = `${MADE}{"isDraft": _id in path("drafts.**"), kind, minimum, unit, "trade": service->title}`
  expect(await product.client().fetch(made)).toEqual([
    { isDraft: true, kind: 'exact', minimum: 4_50, unit: 'squareFoot', trade: 'Painting' },
  ])
  await hand.press(page.getByRole('button', { name: 'Publish 2 prices' }))
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText(ON_WEBSITE)).toBeVisible()
  await shows('/services/painting', '$2.95')
})
