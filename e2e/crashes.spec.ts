import { untilShown } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'
import { Visitor } from './fixtures/visitor.ts'

const PRICE = 'price-interior-painting'
const SHOWING = ['/services/painting', '/', '/prices']
const WANTED = {
  '/': 200,
  '/services/painting': 200,
  '/service-areas/atlantis/tiling': 200,
  '/estimate': 308,
  '/no-such-page': 404,
  '/sitemap.xml': 200,
}
/** Every address twice. */
const MANY = 2 * Object.keys(WANTED).length

test.afterEach(async ({ stage }) => {
  await stage.act('startMissing')
  await stage.client().patch(PRICE).set({ minimum: 250 }).commit()
  await untilShown(stage, SHOWING, '$2.50', 10_000)
})

for (const part of ['Renderer', 'Publisher'] as const)
  test(`${part}: a visitor notices nothing when it is killed, and what is published then is shown when it is back`, async ({
    stage,
  }) => {
    const visitor = new Visitor(stage.site, WANTED)
    await visitor.asksFor(MANY)
    await stage.act(`kill${part}`)
    await stage.client().patch(PRICE).set({ minimum: 275 }).commit()
    await visitor.asksFor(MANY)
    await stage.act('startMissing')
    await untilShown(stage, SHOWING, '$2.75', 20_000, '$2.50')
    await visitor.leave()
    expect(visitor.faults).toEqual([])
  })

test('Lake: a visitor notices nothing when it is killed, and what was published before is shown when it is back', async ({
  stage,
}) => {
  const visitor = new Visitor(stage.site, WANTED)
  await visitor.asksFor(MANY)
  await stage.client().patch(PRICE).set({ minimum: 275 }).commit()
  await stage.act('killLake')
  await visitor.asksFor(MANY)
  await stage.act('startMissing')
  await untilShown(stage, SHOWING, '$2.75', 20_000, '$2.50')
  await visitor.leave()
  expect(visitor.faults).toEqual([])
})
