import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { processExample } from './example.ts'
import { Process } from './process.tsx'

test('shows the steps as a numbered list, in their order', () => {
  const process = new Rendered(<Process section={processExample} />)
  expect(process.sections).toEqual(['process'])
  expect(process.items).toBe(2)
  expect(process.html).toContain('<ol')
  expect(process.text).toMatch(/Walk and measure .*Paint /)
})
