import { expect, test } from 'vitest'
import { exampleSite } from '../../../documents/example-site.ts'
import { exampleText } from '../../../documents/examples.ts'
import { Rendered } from '../../../ui/rendered.ts'
import { AreaText } from './component.tsx'

test('says how far the business drives, and draws it', () => {
  const text = new Rendered(<AreaText heading="How far we drive" text={exampleText} site={exampleSite} />)
  expect(text.sections).toEqual(['coverage'])
  expect(text.text).toContain('How far we drive Interior painting costs')
  expect(text.attributes('aria-label')).toEqual(['Map of the towns within 30 miles of Charlotte'])
})
