import { expect, test } from 'vitest'
import { Rendered } from '../../ui/rendered.ts'
import { siteExample } from '../site-header/example.ts'
import { servedTownsExample } from '../zip-check/example.ts'
import { Hours } from './component.tsx'

test('shows the week and how far the business drives', () => {
  const hours = new Rendered(<Hours site={siteExample} towns={servedTownsExample} />)
  expect(hours.sections).toEqual(['hours'])
  expect(hours.text).toContain('Monday-Friday 7:00 AM-6:00 PM')
  expect(hours.text).toContain('30+ miles around Charlotte')
})
