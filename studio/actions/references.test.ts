import { describe, expect, test } from 'vitest'
import { needs, withoutReferences } from './references.ts'

const to = (_ref: string) => ({ _type: 'reference', _ref })
const PRICE = to('price')
const SENTENCE = { _type: 'block', _key: 's', children: [{ _type: 'inlinePrice', _key: 'p', price: PRICE }] }

describe('Taking a document out', () => {
  test('takes it out of a list', () => {
    const value = {
      prices: [
        { ...PRICE, _key: 'a' },
        { ...to('other'), _key: 'b' },
      ],
    }
    expect(withoutReferences(value, 'price', 'reference')).toEqual({
      prices: [{ ...to('other'), _key: 'b' }],
    })
  })

  test('empties a field, at any depth', () => {
    const value = { title: 'Fences', cards: [{ _key: 'a', text: 'Cedar', price: PRICE }], cardPrice: PRICE }
    expect(withoutReferences(value, 'price', 'reference')).toEqual({
      title: 'Fences',
      cards: [{ _key: 'a', text: 'Cedar' }],
    })
  })

  test('takes the whole item out where that is asked for', () => {
    const value = {
      jobs: [
        { _key: 'a', price: PRICE },
        { _key: 'b', price: to('other') },
      ],
    }
    expect(withoutReferences(value, 'price', 'item')).toEqual({ jobs: [{ _key: 'b', price: to('other') }] })
  })

  test.each(['reference', 'item'] as const)('leaves sentences as they are: %s', (extent) => {
    const value = { answer: [SENTENCE] }
    expect(withoutReferences(value, 'price', extent)).toEqual(value)
    expect(needs(value, 'price')).toBe(true)
  })
})

test('what is linked to weakly can go without it', () => {
  expect(needs({ menu: [{ page: { ...to('page'), _weak: true } }] }, 'page')).toBe(false)
})
