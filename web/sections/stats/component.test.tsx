import { expect, test } from 'vitest'
import { Rendered } from '../../ui/rendered.ts'
import { Stats } from './component.tsx'
import { statsExample } from './example.ts'

test('shows each figure with what it counts', () => {
  const stats = new Rendered(<Stats section={statsExample} />)
  expect(stats.sections).toEqual(['stats'])
  expect(stats.items).toBe(2)
  expect(stats.text).toContain('Projects finished 1000+')
})
