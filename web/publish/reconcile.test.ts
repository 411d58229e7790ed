import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/published-site/temporary-folder.ts'
import { PublishingHealth } from './health.ts'
import { reconcileUntilDone } from './reconcile.ts'
import { reportOf } from './report.ts'

const health = new PublishingHealth(temporaryFolder('site-'))

afterEach(() => vi.restoreAllMocks())

test('what keeps the site from being compared is told once, and again when it is something else', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const answers = [...Array(4).fill('The lake is away.'), ...Array(3).fill('The disk is full.')]
  const reconcile = async () => {
    const reason = answers.shift()
    if (reason) throw new Error(reason)
    return reportOf([])
  }
  await reconcileUntilDone({ reconcile }, { first: 1, longest: 1, toldFrom: 1 }, health)
  expect(warn.mock.calls.map(([words]) => words)).toEqual([
    expect.stringContaining('The lake is away.'),
    expect.stringContaining('The disk is full.'),
  ])
})

test('what is over soon is not told', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const reconcile = vi
    .fn()
    .mockRejectedValueOnce(new Error('The lake is away.'))
    .mockResolvedValue(reportOf([]))
  await reconcileUntilDone({ reconcile }, { first: 1, longest: 8, toldFrom: 8 }, health)
  expect(warn).not.toHaveBeenCalled()
})
