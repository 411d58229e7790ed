import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../documents/example-business.ts'
import { exampleText } from '../../../documents/examples.ts'
import { Rendered } from '../../../ui/rendered.ts'
import { Story } from './component.tsx'

test('tells the story below its heading', () => {
  const story = new Rendered(<Story heading="Two trades" story={exampleText} business={exampleBusiness} />)
  expect(story.sections).toEqual(['story'])
  expect(story.text).toContain('Two trades Interior painting costs')
})
