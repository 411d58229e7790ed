import { expect, test } from 'vitest'
import { type Place, placesOf } from './places.ts'

test('tells for each object and list which document it is of, and by which path the Studio opens it', () => {
  const price = { _id: 'price-a', _type: 'price', title: 'Painting' }
  const answer = {
    page: {
      _id: 'drafts.home',
      _type: 'homePage',
      hero: { heading: 'Hello', picture: { alt: 'A house' } },
      sections: [{ _key: 'a1', _type: 'pricing', prices: [price], lines: [{ text: 'One' }] }],
    },
  }
  // A parser copies, and leaves out what it does not know.
  const parsed = structuredClone({ page: { ...answer.page, _id: undefined, _type: undefined } })
  const places = new WeakMap<object, Place>()
  placesOf(answer, parsed, places)
  const at = (path: string) => ({ id: 'drafts.home', type: 'homePage', path })
  const [section] = parsed.page.sections
  expect(places.get(parsed.page)).toEqual(at(''))
  expect(places.get(parsed.page.hero.picture)).toEqual(at('hero.picture'))
  expect(section && places.get(section)).toEqual(at('sections[_key=="a1"]'))
  expect(section?.lines[0] && places.get(section.lines[0])).toEqual(at('sections[_key=="a1"].lines[0]'))
  expect(section?.prices[0] && places.get(section.prices[0])).toEqual({
    id: 'price-a',
    type: 'price',
    path: '',
  })
})

test('says nothing of a list that has lost an item on the way', () => {
  const places = new WeakMap<object, Place>()
  const parsed = { _id: 'a', _type: 'faq', items: [{ text: 'Two' }] }
  placesOf({ ...parsed, items: [{ text: 'One' }, { text: 'Two' }] }, parsed, places)
  expect(places.get(parsed.items)).toEqual({ id: 'a', type: 'faq', path: 'items' })
  expect(parsed.items[0] && places.get(parsed.items[0])).toBeUndefined()
})
