import { Subject } from 'rxjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askAfter } from './live-query.ts'

test('an answer comes although something changes all the time and the line is slow, and then that of the last change', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const changes = new Subject<{ type: string }>()
  let changed = 0
  const answers: number[] = []
  const ask = async () => {
    const seen = changed
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    return seen
  }
  const asking = askAfter(changes, ask).subscribe((answer) => answers.push(answer))
  changes.next({ type: 'welcome' })
  for (; changed < 50; changes.next({ type: 'mutation' })) {
    await vi.advanceTimersByTimeAsync(100)
    changed += 1
  }
  expect(answers.length).toBeGreaterThan(2)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(answers.at(-1)).toBe(50)
  expect(answers.length).toBeLessThan(8)
  asking.unsubscribe()
})
