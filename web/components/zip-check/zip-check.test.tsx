import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { servedTownsExample } from './example.ts'
import { ZipCheck } from './zip-check.tsx'

const check = new Rendered(<ZipCheck towns={servedTownsExample} business={exampleBusiness} />)

test('all zip codes stand on the page by town, with the way there and what to expect', () => {
  expect(check.text).toContain('We come to Matthews15–25 minutes 28105, 28104, 28106')
  expect(check.text).toContain('Extended area: call first Rock Hill, SC 29730')
  expect(check.links).toContain('/service-areas/matthews')
})

test('without a script the button leads to that list, and what was typed goes nowhere', () => {
  expect(check.attributes('action')).toEqual(['#zip-codes'])
  expect(check.attributes('id')).toContain('zip-codes')
  expect(check.attributes('name')).toEqual([])
})

test('who is not served is told who is, and may call', () => {
  expect(check.text).toContain('We serve Matthews. Call us about other towns within 30+ miles of Charlotte.')
  expect(check.links.filter((link) => link === 'tel:+17045550142')).toHaveLength(2)
})
