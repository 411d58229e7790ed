import { renderedAgain, renderedPages } from './fixtures/rendered.ts'
import { everyPath, textOf, untilShown } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

/** Cents of the price that the journeys change, and how the pages show it. */
const PRICE = 'price-interior-painting'
const before = { cents: 250, text: '$2.50' }
const after = { cents: 275, text: '$2.75' }
const SHOWING = ['/services/painting', '/']

test.afterEach(async ({ stage }) => {
  await stage.act('startMissing')
  await stage.client().patch(PRICE).set({ minimum: before.cents }).commit()
  await untilShown(stage, SHOWING, before.text, 10_000)
})

test('a published price is on its pages within two seconds, and no other page is rendered again', async ({
  stage,
}) => {
  const pages = await everyPath(stage)
  const texts = await Promise.all(pages.map((page) => textOf(stage, page)))
  const withPrice = pages.filter((_, index) => texts[index]?.includes(before.text))
  const without = pages.filter((page) => !withPrice.includes(page))
  expect(withPrice).toEqual(expect.arrayContaining(SHOWING))
  expect(without.length).toBeGreaterThan(0)
  const looked = renderedPages(stage)

  await stage.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await untilShown(stage, SHOWING, after.text, 2_000, before.text)
  await untilShown(stage, withPrice, after.text, 5_000, before.text)
  // What towns without a page of their own show is under no address that the sitemap could list.
  const again = renderedAgain(looked, renderedPages(stage)).filter((page) => !page.startsWith('/any-town/'))
  expect(again).toEqual([...withPrice].sort())
})

test('what changes on every page is on those that visitors asked for before the others are done', async ({
  stage,
}) => {
  // The last in their order.
  const asked = ['/services/window-covering', '/service-areas/pineville/tiling']
  const phone = { before: '+17045550142', after: '+17045550199', text: '(704) 555-0199' }
  const looked = renderedPages(stage)
  for (const page of asked) await textOf(stage, page)
  try {
    const pages = await everyPath(stage)
    await stage.client().patch('business').set({ phone: phone.after }).commit()
    await untilShown(stage, asked, phone.text, 5_000)
    expect(renderedAgain(looked, renderedPages(stage)).length).toBeLessThan(pages.length)
  } finally {
    await stage.client().patch('business').set({ phone: phone.before }).commit()
    await untilShown(stage, await everyPath(stage), '(704) 555-0142', 30_000)
  }
})

test('a price published while the site was away is there when it comes back', async ({ stage }) => {
  await stage.act('killSite')
  await stage.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await stage.act('startSite')
  await untilShown(stage, SHOWING, after.text, 5_000, before.text)
})

test('every page is still served while the lake is away', async ({ stage }) => {
  const pages = await everyPath(stage)
  await stage.act('stopLake')
  for (const page of pages) expect(await textOf(stage, page)).toContain('</html>')
})

test('a publish that the lake acknowledged before it was killed reaches the site', async ({ stage }) => {
  await stage.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await stage.act('killLake')
  await stage.act('startLake')
  await untilShown(stage, SHOWING, after.text, 10_000, before.text)
})

test('a publish that the site could not hear of reaches it, though the lake was killed meanwhile', async ({
  stage,
}) => {
  await stage.act('killSite')
  await stage.client().patch(PRICE).set({ minimum: after.cents }).commit()
  await stage.act('killLake')
  await stage.act('startSite')
  for (const page of SHOWING) expect(await textOf(stage, page)).toContain('</html>')
  await stage.act('startLake')
  await untilShown(stage, SHOWING, after.text, 15_000, before.text)
})
