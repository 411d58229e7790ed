import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { reasonsExample } from './example.ts'
import { Reasons } from './reasons.tsx'

test('is announced by what its points say', () => {
  expect(new Rendered(<Reasons section={reasonsExample} />).sections).toEqual(['when-to-call'])
  const why = { ...reasonsExample, purpose: 'why' } as const
  expect(new Rendered(<Reasons section={why} />).sections).toEqual(['why'])
})

test('shows every point, with its text and its figure when it has them', () => {
  const reasons = new Rendered(<Reasons section={reasonsExample} />)
  expect(reasons.items).toBe(2)
  expect(reasons.text).toContain('Close the main valve first.')
  expect(reasons.text).toContain('A smell of gas 4.9/5')
})
