import { expect, test } from 'vitest'
import { Rendered } from '../../../testing/rendered.ts'
import { NextSteps } from './next-steps.tsx'

test('lists the steps in their order', () => {
  const next = new Rendered(<NextSteps heading="After you write" steps={['We read it', 'We visit']} />)
  expect(next.sections).toEqual(['next-steps'])
  expect(next.text).toBe('After you write We read it We visit')
})
