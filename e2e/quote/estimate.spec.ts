import type { Route } from '@playwright/test'
import { axeFaults } from '../fixtures/axe.ts'
import { devices, isOnTop } from '../fixtures/devices.ts'
import { expect, test } from '../fixtures/test.ts'
import { comeToEstimate, count, lines, quoteLink, serviceOf, textLink, total } from './estimate.ts'

/** In pixels. */
const THUMB = 44
const MESSAGE = 'What do you need done?'

test.describe('by touch', () => {
  test.use(devices.phone)

  test('works out jobs of two services line by line', async ({ page }) => {
    const element = await comeToEstimate(page, 'painting')
    await expect(element.getByText('Nothing added yet.')).toBeVisible()
    await expect(quoteLink(element)).toBeHidden()
    await count(element, 'Deck and fence staining').fill('400')
    await expect(lines(element)).toHaveText([
      /Deck and fence staining.*400 sq ft × \$2\.75 = \$1,100\. Usual visit: 1 day/,
    ])
    await expect(total(element)).toHaveText('$1,100')
    const remove = element.getByRole('button', { name: 'Remove Deck and fence staining' })
    const change = element.getByRole('button', { name: 'Deck and fence staining', exact: true })
    const field = count(element, 'Deck and fence staining')
    const source = element.getByRole('link', { name: 'Price from: Painting' })
    for (const target of [field, change, remove, source, quoteLink(element), textLink(element)])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB)

    await serviceOf(element).selectOption('Drywall repair')
    await count(element, 'Small drywall repair').fill('2')
    await expect(total(element)).toHaveText('$1,250–1,350')
    await expect(element.getByRole('link', { name: 'Price from: Painting' })).toHaveAttribute(
      'href',
      '/services/painting',
    )
    await expect(element.getByText('This isn’t a quote.')).toBeVisible()
    await expect(element.getByText('What changes the price')).toBeVisible()
    const text = new URL((await textLink(element).getAttribute('href')) ?? '')
    expect(text.pathname).toBe('+17045550142')
    expect(text.searchParams.get('body')).toMatch(
      /400 sq ft × \$2\.75 = \$1,100\. Usual visit: 1 day\n.*Total: \$1,250–1,350/s,
    )
    expect(await axeFaults(page, 'price-estimate')).toEqual([])

    await remove.tap()
    await expect(total(element)).toHaveText('$150–250')
    await expect(element.getByRole('button', { name: 'Remove Small drywall repair' })).toBeFocused()
    await element.getByRole('button', { name: 'Small drywall repair', exact: true }).click()
    await expect(count(element, 'Small drywall repair')).toBeFocused()
  })

  test('the total is in sight while its fields are filled in', async ({ page }) => {
    const element = await comeToEstimate(page, 'painting')
    const field = count(element, 'Deck and fence staining')
    await field.fill('400')
    await field.scrollIntoViewIfNeeded()
    const sum = element.getByText('Total $1,100', { exact: true })
    await expect(sum).toBeInViewport({ ratio: 1 })
    expect(await sum.evaluate(isOnTop)).toBe(true)
  })

  test('a room has its price at a tap or at Enter, in sight, and the sum takes it', async ({ page }) => {
    const element = await comeToEstimate(page, 'plumbing')
    for (const [side, feet] of Object.entries({ Width: '10', Length: '12', Ceiling: '8' }))
      await expect(element.getByLabel(`${side}, ft`)).toHaveValue(feet)
    const button = element.getByRole('button', { name: 'Price this room' })
    for (const target of [button, element.getByLabel('Width, ft')])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(THUMB)
    await button.tap()
    const answer = element.getByRole('status').filter({ hasText: 'of wall' })
    await expect(answer).toHaveText('Interior painting, 352 sq ft of wall: from $880')
    await expect(answer).toBeInViewport()
    await expect(total(element)).toHaveText('from $880')
    await expect(serviceOf(element)).toHaveValue('painting')
    await element.getByLabel('Length, ft').fill('14')
    await page.keyboard.press('Enter')
    await expect(answer).toHaveText('Interior painting, 384 sq ft of wall: from $960')
    await expect(lines(element)).toHaveText([/384 sq ft × from \$2\.50 = from \$960/])
  })
})

test('the keyboard alone chooses, counts, corrects and goes on to the quote form', async ({ page }) => {
  const element = await comeToEstimate(page)
  await serviceOf(element).focus()
  await page.keyboard.type('Plumb')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(count(element, 'Emergency plumbing')).toBeFocused()
  await page.keyboard.type('2.5')
  await expect(total(element)).toHaveText('$312.50 plus materials')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/prices\?service=plumbing#estimate$/)
  await quoteLink(element).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(MESSAGE)).toHaveValue(/2\.5 hours × \$125 = \$312\.50 plus materials/)
})

test('what can’t be counted is said beside the field, stays there, and counts nothing', async ({ page }) => {
  const element = await comeToEstimate(page, 'painting')
  const doors = count(element, 'Cabinet painting')
  // Screen readers know the place of what is wrong before it has words.
  const place = page.locator(`[id="${await doors.getAttribute('aria-describedby')}"]`)
  await expect(place).toHaveText('')
  await expect(place).not.toHaveCSS('display', 'none')
  await doors.fill('1.5')
  await page.keyboard.press('Tab')
  await expect(element.getByText('Enter a whole number of doors.')).toBeVisible()
  await expect(doors).toHaveAttribute('aria-invalid', 'true')
  await expect(doors).toHaveAccessibleDescription('Enter a whole number of doors.')
  await expect(doors).toHaveValue('1.5')
  await expect(lines(element)).toHaveCount(0)
  expect(await axeFaults(page, 'price-estimate')).toEqual([])
  await page.reload()
  await expect(doors).toHaveValue('1.5')
  await expect(element.getByText('Enter a whole number of doors.')).toBeVisible()
  await doors.fill('2')
  await expect(element.getByText('Enter a whole number of doors.')).toBeHidden()
  await expect(total(element)).toHaveText('from $170')
  const feet = count(element, 'Interior painting')
  await feet.pressSequentially('-')
  await page.keyboard.press('Tab')
  await expect(element.getByText('Enter a number, like 12.')).toBeVisible()
})

test('a visit has its price; the right button of the mouse changes nothing', async ({ page }) => {
  const element = await comeToEstimate(page, 'painting')
  await count(element, 'Interior painting').fill('10')
  await expect(element.getByText('Handyman visit: at least $85')).toBeVisible()
  await expect(total(element)).toHaveText('from $85')
  await count(element, 'Interior painting').fill('400')
  await expect(element.getByText('Handyman visit: at least $85')).toBeHidden()
  await element.getByRole('button', { name: 'Remove Interior painting' }).click({ button: 'right' })
  await expect(lines(element)).toHaveCount(1)
  await quoteLink(element).click({ button: 'right' })
  expect(await page.evaluate(() => localStorage.getItem('quote-draft:message'))).toBeNull()
  await element.getByRole('button', { name: 'Remove Interior painting' }).click()
  await expect(lines(element)).toHaveCount(0)
})

test('what is typed and chosen survives a reload', async ({ page }) => {
  const element = await comeToEstimate(page)
  await serviceOf(element).selectOption('Tiling')
  await count(element, 'Natural stone').fill('80')
  await page.goto('/')
  await comeToEstimate(page)
  await expect(serviceOf(element)).toHaveValue('tiling')
  await expect(count(element, 'Natural stone')).toHaveValue('80')
  await expect(total(element)).toHaveText('$1,600–2,800')
})

test('how to do the sum by hand is said only when the script does not come', async ({ page }) => {
  const script = Promise.withResolvers<Route>()
  await page.route(/price-estimate/, script.resolve)
  await page.goto('/prices#estimate')
  const byHand = page.getByText('To do it by hand, multiply the price in the list below')
  const held = await script.promise
  await expect(byHand).toBeHidden()
  await held.abort()
  await expect(byHand).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('no dead form is shown, and the list says how to do the sum by hand', async ({ page }) => {
    await page.goto('/prices?service=painting#estimate')
    const element = page.locator('price-estimate')
    await expect(element.getByText('To do it by hand, multiply the price in the list below')).toBeVisible()
    await expect(element.getByText('Interior painting, 352 sq ft of wall: from $880')).toBeVisible()
    await expect(serviceOf(element)).toBeHidden()
    await expect(count(element, 'Interior painting')).toBeHidden()
    await expect(page.getByText('Print the list')).toBeHidden()
    await expect(page.getByRole('rowheader', { name: /Interior painting/ })).toBeVisible()
  })
})
