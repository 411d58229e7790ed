import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { publishingHealth } from './health.ts'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['an answer of another shape', z.object({ page: z.string() }).safeParse(undefined).error],
  ['the same for more pages', new Error('[\n…]', { cause: z.object({}).safeParse(null).error })],
  ['words of several lines', new Error('The page can’t be made:\n  - price')],
])('%s is told in one line, in words', (_, error) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  publishingHealth('').tell('What changed is not on all pages yet', error)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^What changed is not on all pages yet: [^\n{[]+$/)],
  ])
})
