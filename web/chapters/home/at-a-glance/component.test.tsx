import { expect, test } from 'vitest'
import { exampleSite } from '../../../documents/example-site.ts'
import { Rendered } from '../../../ui/rendered.ts'
import { AtAGlance } from './component.tsx'

test('shows hours, rating and areas side by side', () => {
  const shown = new Rendered(<AtAGlance heading="At a glance" intro={null} site={exampleSite} />)
  expect(shown.sections).toEqual(['at-a-glance'])
  expect(shown.items).toBe(3)
  expect(shown.text).toContain('Saturday 8:00 AM-4:00 PM')
  expect(shown.text).toContain('4.9/5')
  expect(shown.text).toContain('300+ customer reviews')
  expect(shown.text).toContain('30+ miles around Charlotte, across Mecklenburg and Union counties.')
})
