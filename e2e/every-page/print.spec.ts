import { expect, test } from '../fixtures/test.ts'
import { isEveryPage } from './checks/visit.ts'

const PAPER = { width: 720, height: 1000 }

test.use({ viewport: PAPER, colorScheme: 'dark' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
})

const OTHERS = ['/', '/service-areas/matthews', '/gallery']
for (const path of [
  '/contact',
  '/services/kitchen-remodeling',
  '/service-areas/matthews/handyman',
  ...(isEveryPage ? OTHERS : []),
])
  test(`${path} prints with phone and address, and nothing to press or fill in`, async ({ page }) => {
    await page.goto(path)
    if (path === '/contact')
      for (const number of ['SAMPLE-GC-00000', 'SAMPLE-RRP-00000'])
        await expect(page.getByRole('main').getByText(number)).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: '(704) 555-0142' })).toBeVisible()
    const foot = page.getByRole('contentinfo')
    for (const words of ['(704) 555-0142', 'quotes@crownandlevel.example', 'Charlotte, NC 28277'])
      await expect(foot.getByText(words)).toBeVisible()
    for (const role of ['button', 'radio', 'slider', 'textbox', 'combobox'] as const)
      await expect(page.getByRole(role), role).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PAPER.width)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
  })

test('on wide paper no picture covers the phone, and on narrow paper words have room', async ({ page }) => {
  await page.goto('/service-areas/matthews/handyman')
  const text = page.locator('[data-section="services"] [data-item] p').first()
  await expect.poll(async () => (await text.boundingBox())?.width).toBeGreaterThan(PAPER.width / 3)
  await page.setViewportSize({ width: PAPER.height + 56, height: PAPER.width })
  const header = await page.getByRole('banner').boundingBox()
  const picture = await page.locator('[data-section="hero"] photo-frame').boundingBox()
  expect(picture?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('paper shows folds, without scripts too, and before beside after', async ({
  page,
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.emulateMedia({ media: 'print' })
  for (const each of [page, plain]) {
    // What comes in slowly on a screen is there on paper.
    await each.emulateMedia({ media: 'print', reducedMotion: 'no-preference' })
    await each.goto(`${product.site}/services/kitchen-remodeling`)
    const details = each.locator('[data-section="faq"] details')
    for (const question of await details.all())
      await expect(question.getByRole('paragraph').first()).toBeVisible()
    const opacities = await details.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one, '::details-content').opacity),
    )
    expect(new Set(opacities)).toEqual(new Set(['1']))
    for (const section of ['trends', 'process', 'areas'])
      await expect(each.locator(`[data-section="${section}"] :is(li, [data-item])`).first()).toBeVisible()
  }
  await context.close()
  const pictures = page.locator('[data-section="before-after"]').getByRole('img')
  const [before, after] = await Promise.all([pictures.first().boundingBox(), pictures.last().boundingBox()])
  expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0)
})
