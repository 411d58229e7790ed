import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { Closing } from './closing.tsx'

test('ends a page with three ways to answer, under the anchor that quote buttons lead to', () => {
  const closing = new Rendered(
    <Closing
      closing={{ heading: 'Ready for a number?', text: 'Send photos.', mailAction: null }}
      business={exampleBusiness}
      id="contact"
    />,
  )
  expect(closing.sections).toEqual(['cta'])
  expect(closing.attributes('id')).toEqual(['contact'])
  expect(closing.links.map((link) => link.split(':')[0])).toEqual(['mailto', 'tel', 'sms'])
})
