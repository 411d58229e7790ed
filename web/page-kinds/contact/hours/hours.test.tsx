import { expect, test } from 'vitest'
import { servedTownsExample } from '../../../components/zip-check/example.ts'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { Hours } from './hours.tsx'

test('shows the week and how far the business drives', () => {
  const hours = new Rendered(<Hours site={exampleSite} towns={servedTownsExample} />)
  expect(hours.sections).toEqual(['hours'])
  expect(hours.text).toContain('Monday–Friday 7:00 AM–6:00 PM')
  expect(hours.text).toContain('30+ miles around Charlotte')
})
