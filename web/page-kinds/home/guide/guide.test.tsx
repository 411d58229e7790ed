import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../fragments/examples/example-business.ts'
import { exampleText } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { Guide } from './guide.tsx'
import { guideParser } from './query.ts'

const guide = {
  heading: 'Choosing a contractor in Charlotte',
  intro: null,
  chapters: [{ _key: 'deposit', heading: 'What to pay, and when', text: exampleText }],
}

test('shows each chapter below its heading', () => {
  expect(guideParser.parse(guide)).toEqual(guide)
  const shown = new Rendered(<Guide guide={guide} business={exampleBusiness} />)
  expect(shown.sections).toEqual(['guide'])
  expect(shown.text).toContain('What to pay, and when Interior painting costs $2.50/sq ft and up')
})
