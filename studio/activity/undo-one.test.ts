import type { SanityDocument } from 'sanity'
import { expect, test } from 'vitest'
import { withoutChange } from './undo-one.ts'

const price = (fields: object): SanityDocument => ({
  ...{ _id: 'price', _type: 'price', _rev: 'r', _createdAt: '', _updatedAt: '' },
  ...fields,
})

test('what one publish changed goes back, and what was changed later stays', () => {
  const before = price({ minimum: 250, terms: 'plus materials' })
  const after = price({ minimum: 275, covers: 'Walls' })
  const now = price({ minimum: 275, covers: 'Walls', title: 'Painting' })
  expect(withoutChange({ before, after }, now)).toEqual(
    price({ minimum: 250, terms: 'plus materials', title: 'Painting' }),
  )
})

test('what was changed again later is not taken back', () => {
  const [before, after, now] = [250, 275, 300].map((minimum) => price({ minimum }))
  expect(() => withoutChange({ before, after }, now)).toThrow('Undo the later change first.')
  expect(() => withoutChange({ before, after }, undefined)).toThrow('Undo the later change first.')
})

test('what came goes, and what went comes back, unless it is there or gone again', () => {
  const one = price({ minimum: 250 })
  expect(withoutChange({ before: undefined, after: one }, one)).toBeUndefined()
  expect(withoutChange({ before: one, after: undefined }, undefined)).toEqual(one)
  expect(() => withoutChange({ before: one, after: undefined }, one)).toThrow()
  expect(() => withoutChange({ before: undefined, after: one }, price({ minimum: 300 }))).toThrow()
})
