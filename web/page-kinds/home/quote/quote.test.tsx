import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../fragments/examples/example-business.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { quoteExample } from './example.ts'
import { quoteParser } from './query.ts'
import { Quote } from './quote.tsx'

test('offers to call, to text, or to fill in the form, and says what happens then', () => {
  expect(quoteParser.parse(quoteExample)).toEqual(quoteExample)
  const quote = new Rendered(<Quote quote={quoteExample} business={exampleBusiness} />)
  expect(quote.sections).toEqual(['quote', 'estimate-form'])
  expect(quote.attributes('id')).toContain('quote')
  expect(quote.links.map((link) => link.split(':')[0])).toEqual(['tel', 'sms', 'mailto', 'sms', 'tel'])
  expect(quote.text).toContain('You send the basics We measure Get Your FREE Estimate Today')
})
