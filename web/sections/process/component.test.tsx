import { expect, test } from 'vitest'
import { Rendered } from '../../ui/rendered.ts'
import { Process } from './component.tsx'
import { processExample } from './example.ts'

test('shows the steps as a numbered list, in their order', () => {
  const process = new Rendered(<Process section={processExample} />)
  expect(process.sections).toEqual(['process'])
  expect(process.items).toBe(2)
  expect(process.html).toContain('<ol')
  expect(process.text).toMatch(/Walk and measure .*Paint /)
})
