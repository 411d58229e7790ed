import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { BeforeAfter } from './before-after.tsx'
import { beforeAfterExample } from './example.ts'

const shown = new Rendered(<BeforeAfter section={beforeAfterExample} />)

test('shows both pictures, each with its word, also where no script runs', () => {
  expect(shown.attributes('alt')).toEqual(['Wall in tired beige', 'Wall half painted sage green'])
  expect(shown.text).toMatch(/Before.*After.*Living room in Matthews/)
})

test('names what its slider compares, and how much of it is seen', () => {
  expect(shown.attributes('aria-label')).toEqual(['Before and after: Living room in Matthews'])
  expect(shown.attributes('aria-valuetext')).toEqual(['50% after'])
})
