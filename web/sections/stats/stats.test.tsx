import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { statsExample } from './example.ts'
import { Stats } from './stats.tsx'

test('shows each figure with what it counts', () => {
  const stats = new Rendered(<Stats section={statsExample} />)
  expect(stats.sections).toEqual(['stats'])
  expect(stats.items).toBe(2)
  expect(stats.text).toContain('Projects finished 1000+')
})
