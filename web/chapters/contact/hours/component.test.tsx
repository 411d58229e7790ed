import { expect, test } from 'vitest'
import { exampleSite } from '../../../documents/example-site.ts'
import { servedTownsExample } from '../../../sections/zip-check/example.ts'
import { Rendered } from '../../../ui/rendered.ts'
import { Hours } from './component.tsx'

test('shows the week and how far the business drives', () => {
  const hours = new Rendered(<Hours site={exampleSite} towns={servedTownsExample} />)
  expect(hours.sections).toEqual(['hours'])
  expect(hours.text).toContain('Monday-Friday 7:00 AM-6:00 PM')
  expect(hours.text).toContain('30+ miles around Charlotte')
})
