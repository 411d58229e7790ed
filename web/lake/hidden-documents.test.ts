import { expect, test } from 'vitest'
import { withoutHidden } from './hidden-documents.ts'

const service = (_id: string) => ({ _id, _type: 'service', slug: _id })
const price = { _id: 'hourly', _type: 'price', minimum: 9_500 }
const shown = (value: unknown) => withoutHidden(value, new Set(['painting', 'hourly']))

test('what stands in a list for the sake of a hidden page goes with it', () => {
  const card = (_id: string) => ({ _key: _id, title: 'A card', service: service(_id) })
  const link = (_id: string) => ({ _key: _id, page: { _ref: _id }, to: service(_id) })
  expect(shown({ cards: [card('painting'), card('tiling')], menu: [link('painting')] })).toEqual({
    cards: [card('tiling')],
    menu: [],
  })
})

test('a card keeps its place without a hidden price, and a service without a hidden one that it is part of', () => {
  expect(shown({ cards: [{ _key: 'a', title: 'A card', price }] })).toEqual({
    cards: [{ _key: 'a', title: 'A card', price: null }],
  })
  expect(shown([{ ...service('walls'), category: service('painting') }])).toEqual([
    { ...service('walls'), category: null },
  ])
})

test('a sentence keeps its words without the link, and the price that it names', () => {
  const children = [
    { _key: 'a', _type: 'span', text: 'Painting costs', marks: ['link'] },
    { _key: 'b', _type: 'inlinePrice', price },
  ]
  const markDefs = [{ _key: 'link', _type: 'pageLink', to: service('painting') }]
  expect(shown([{ _type: 'block', children, markDefs }])).toEqual([
    { _type: 'block', children, markDefs: [] },
  ])
})

test('a notice stands until its end, and not a moment longer', () => {
  const site = {
    openingHours: { _id: 'openingHours', notice: { text: 'Closed', shownUntil: '2026-11-29T05:00:00Z' } },
  }
  const at = (moment: string) => withoutHidden(site, new Set(), Date.parse(moment))
  expect(at('2026-11-29T04:59:59Z')).toEqual(site)
  expect(at('2026-11-29T05:00:00Z')).toEqual({ openingHours: { _id: 'openingHours', notice: null } })
})

test('of amounts with dates those stand that hold now, in a sentence too, whatever else is hidden', () => {
  const when = (shownFrom: string | null, shownUntil: string | null) => ({
    minimum: 1,
    shownFrom,
    shownUntil,
  })
  const [now, later] = [when(null, '2026-12-15'), when('2026-12-01', null)]
  const inSentence = { _type: 'inlinePrice', price: { ...price, dated: [now, later] } }
  const at = (moment: string) => withoutHidden([inSentence], new Set(['hourly']), Date.parse(moment))
  const left = (dated: readonly object[]) => [{ _type: 'inlinePrice', price: { ...price, dated } }]
  expect(at('2026-11-28T12:00:00Z')).toEqual(left([now]))
  expect(at('2026-12-01T05:00:00Z')).toEqual(left([now, later]))
  expect(at('2026-12-16T05:00:00Z')).toEqual(left([later]))
})

test('a section and a plan are there between their days alone', () => {
  const days = { shownFrom: '2026-12-01', shownUntil: '2026-12-15' }
  const plans = [{ _id: 'spring', _type: 'plan', ...days }]
  const sections = [
    { _type: 'notice', ...days },
    { _type: 'plans', shownFrom: null, shownUntil: null, plans },
  ]
  const at = (moment: string) => withoutHidden(sections, new Set(), Date.parse(moment))
  const without = [{ ...sections[1], plans: [] }]
  expect(at('2026-12-01T04:59:59Z')).toEqual(without)
  expect(at('2026-12-01T05:00:00Z')).toEqual(sections)
  expect(at('2026-12-16T04:59:59Z')).toEqual(sections)
  expect(at('2026-12-16T05:00:00Z')).toEqual(without)
})
