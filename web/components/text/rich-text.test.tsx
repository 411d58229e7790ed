import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { exampleText } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { RichText } from './rich-text.tsx'

const text = new Rendered(<RichText text={exampleText} business={exampleBusiness} />)

test('prices, claims and facts inside a sentence come from their documents', () => {
  expect(text.text).toBe('Interior painting costs $2.50/sq ft and up. Call (704) 555-0142, rated 4.9/5')
})

test('a text that another program wrote, with its words and no more, is shown', () => {
  const span = { _key: 'span', _type: 'span' as const, text: 'Plain words.', marks: null }
  const block = {
    _key: 'a',
    _type: 'block' as const,
    style: null,
    listItem: null,
    level: null,
    markDefs: null,
  }
  const bare = [{ ...block, children: [span, { ...span, _key: 'empty', text: null }] }]
  const shown = new Rendered(<RichText text={bare} business={exampleBusiness} />)
  expect(shown.text).toBe('Plain words.')
  const empty = new Rendered(<RichText text={[{ ...block, children: null }]} business={exampleBusiness} />)
  expect(empty.text).toBe('')
})

test('a link to a page of the site follows the page, and the number can be called', () => {
  expect(text.links).toEqual(['/services/painting', 'tel:+17045550142'])
})
