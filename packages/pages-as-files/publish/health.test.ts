import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { PublicError } from '../site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { PublishingHealth } from './health.ts'

const health = new PublishingHealth(temporaryFolder('site-'))
health.noteManifest('')

test('what is no secret is told at /up until it is over, and the log has the rest', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  health.tell('What changed is not on all pages yet', new Error('connect ECONNREFUSED 10.0.0.1'))
  expect(health.trouble).toBe('What changed is not on all pages yet. The log says why.')
  health.tell(
    'What changed is not on all pages yet',
    new Error('…', { cause: new PublicError('The dataset is private, or empty.') }),
  )
  expect(health.trouble).toMatch(/private, or empty/)
  health.end()
  expect(health.trouble).toBe('')
})

afterEach(() => vi.restoreAllMocks())

test.each([
  ['an answer of another shape', z.object({ page: z.string() }).safeParse(undefined).error],
  ['the same for more pages', new Error('[\n…]', { cause: z.object({}).safeParse(null).error })],
  ['words of several lines', new Error('The page can’t be made:\n  - price')],
])('%s is told in one line, in words', (_, error) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  health.tell('What changed is not on all pages yet', error)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^What changed is not on all pages yet: [^\n{[]+$/)],
  ])
})
