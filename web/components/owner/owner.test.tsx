import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { ownerExample } from './example.ts'
import { Owner } from './owner.tsx'
import { ownerParser } from './query.ts'

const shown = (owner = ownerExample) => new Rendered(<Owner owner={owner} business={exampleBusiness} />)

test('shows who leads the work, in words and figures, and the number to call', () => {
  expect(ownerParser.parse(ownerExample)).toEqual(ownerExample)
  expect(shown().sections).toEqual(['owner'])
  expect(shown().text).toContain('Leading crews here 8+ years')
  expect(shown().links).toContain('tel:+17045550142')
})

test('does without a picture', () => {
  expect(shown({ ...ownerExample, picture: null }).attributes('src')).toEqual([])
})
