import { expect, test } from 'vitest'
import { z } from 'zod'
import { withoutHidden } from './hidden-documents.ts'
import { mended, partsOf } from './mended-answer.ts'

const claim = z.object({ _id: z.string(), value: z.string().min(1) })
const price = z.object({ _id: z.string(), minimum: z.number() })
const parser = z.object({
  site: z.object({ business: z.object({ _id: z.string(), email: z.email(), since: claim.nullable() }) }),
  page: z.object({ _id: z.string(), title: z.string(), prices: z.array(price) }),
})

const answer = {
  site: {
    business: {
      ...{ _id: 'business', _type: 'business', email: 'a@b.example' },
      since: { _id: 'claim', _type: 'claim', value: '2015' },
    },
  },
  page: {
    ...{ _id: 'about', _type: 'aboutPage', title: 'About' },
    prices: [
      { _id: 'one', _type: 'price', minimum: 5 },
      { _id: 'two', _type: 'price', minimum: 10 },
    ],
  },
}
const parts = partsOf(answer)
const lastGood = (document: string, place: string) =>
  parts.find((part) => part.document === document && part.place === place)?.answer
const never = () => undefined

const { business } = answer.site
const withBusiness = (change: object) => ({ ...answer, site: { business: { ...business, ...change } } })
const withPrices = (...minimums: unknown[]) => ({
  ...answer,
  page: { ...answer.page, prices: answer.page.prices.map((one, at) => ({ ...one, minimum: minimums[at] })) },
})
const insteads = (found: ReturnType<typeof mended>) => found.refused.map(({ instead }) => instead)

test('a document that can’t be shown is shown as it was, and all else as it is', () => {
  const changed = { ...withBusiness({ email: 'none' }), page: { ...answer.page, title: 'New' } }
  const found = mended<unknown>(parser, changed, lastGood)
  expect(found.answer).toEqual({ ...answer, page: changed.page })
  expect(insteads(found)).toEqual(['before'])
})

test('of documents in one another the innermost that was fine takes its place', () => {
  const since = { ...business.since, value: '' }
  const found = mended<unknown>(parser, withBusiness({ email: 'c@d.example', since }), lastGood)
  expect(found.answer).toEqual(withBusiness({ email: 'c@d.example' }))
  expect(mended<unknown>(parser, withBusiness({ email: 'none', since }), lastGood).answer).toEqual(answer)
})

test('in a list what never was fine is left out, and the others stay', () => {
  const found = mended<unknown>(parser, withPrices('much', 20), never)
  expect(found.data).toMatchObject({ page: { prices: [{ _id: 'two', minimum: 20 }] } })
  expect(insteads(found)).toEqual(['nothing'])
  expect(mended<unknown>(parser, withPrices('much', null), never).data).toMatchObject({
    page: { prices: [] },
  })
})

test('in a list what stands around a document that never was fine goes with it, and nothing for its own fields', () => {
  const link = z.object({ words: z.string().min(1), to: z.object({ _id: z.string(), path: z.string() }) })
  const menu = z.object({ page: z.object({ links: z.array(link) }) })
  const linked = (words: string, path: unknown) => ({ words, to: { _id: words, _type: 'page', path } })
  const links = [linked('one', 5), linked('two', '/two')]
  const found = mended<unknown>(menu, { page: { _id: 'about', _type: 'aboutPage', links } }, never)
  expect(found.data).toMatchObject({ page: { links: [{ words: 'two' }] } })
  expect(insteads(found)).toEqual(['nothing'])
  const wordless = { page: { _id: 'about', _type: 'aboutPage', links: [linked('', '/one')] } }
  expect(mended<unknown>(menu, wordless, never).data).toBeUndefined()
})

test('what the page can’t do without keeps it from being made, with all that is wrong', () => {
  const own = { ...withPrices('much', 20), page: { ...answer.page, title: null } }
  expect(mended<unknown>(parser, own, lastGood).data).toBeUndefined()
  expect(mended<unknown>(parser, withBusiness({ email: 'none' }), never)).toMatchObject({ data: undefined })
})

test('an answer of an earlier version of the code that does not do either is not shown', () => {
  const old = (document: string) => (document === 'one' ? { _id: 'one', cost: 3 } : undefined)
  expect(mended<unknown>(parser, withPrices('much', 20), old).data).toMatchObject({
    page: { prices: [{ _id: 'two' }] },
  })
})

test('what another query asks of a document is not taken for it', () => {
  const other = partsOf({ site: { business: { _id: 'business', _type: 'business', name: 'Crown' } } })
  expect(other.map(({ place }) => place)).not.toContain(
    parts.find((one) => one.document === 'business')?.place,
  )
})

test('what can’t be without a hidden document is left out with it, nobody is told, and nothing comes back of before', () => {
  const plan = z.object({ _id: z.string(), price })
  const section = z.object({ _key: z.string(), plans: z.array(plan).min(1) })
  const ofPlans = z.object({ page: z.object({ _id: z.string(), sections: z.array(section) }) })
  const planOf = (_id: string, minimum: number) => ({
    ...{ _id, _type: 'plan' },
    price: { _id: `price-${_id}`, _type: 'price', minimum },
  })
  const sectionOf = (...plans: unknown[]) => ({ _key: 'plans', _type: 'plans', plans })
  const page = { _id: 'care', _type: 'service', sections: [sectionOf(planOf('a', 5), planOf('b', 6))] }
  const good = partsOf({ page })
  const before = (document: string, place: string) =>
    good.find((part) => part.document === document && part.place === place)?.answer
  const without = (...ids: string[]) =>
    mended<unknown>(ofPlans, withoutHidden({ page }, new Set(ids)), before)
  expect(without('price-a')).toMatchObject({
    data: { page: { sections: [{ plans: [{ _id: 'b' }] }] } },
    refused: [],
  })
  expect(without('price-a', 'b')).toMatchObject({ data: { page: { sections: [] } }, refused: [] })
})
