import { afterEach, expect, test, vi } from 'vitest'
import { reconcileUntilDone } from './reconcile.ts'
import { reportOf } from './report.ts'

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
  await reconcileUntilDone({ reconcile }, { first: 1, longest: 1, toldFrom: 1 })
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
  await reconcileUntilDone({ reconcile }, { first: 1, longest: 8, toldFrom: 8 })
  expect(warn).not.toHaveBeenCalled()
})
