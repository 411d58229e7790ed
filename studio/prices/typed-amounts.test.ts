import { expect, test } from 'vitest'
import { typedAmounts } from './typed-amounts.ts'

type Edits = Parameters<ReturnType<typeof typedAmounts>['edit']>[0]

/** Saves that last until they are told how they end. */
function slowSaves() {
  const saves: { minimums: object; end: () => void; fail: (error: Error) => void }[] = []
  const amounts = typedAmounts((edits) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    saves.push({ minimums: minimumsOf(edits), end: resolve, fail: reject })
    return promise
  })
  const type = (minimums: Record<string, number>) =>
    amounts.edit(
      Object.entries(minimums).map(([id, minimum]) => [
        id,
        { amounts: { minimum, maximum: null }, discards: false },
      ]),
    )
  const shown = () => minimumsOf([...amounts.typed()])
  const problems = () =>
    [...amounts.typed()].flatMap(([id, { problem }]) => (problem ? `${id}: ${problem}` : []))
  return { saves, amounts, type, shown, problems }
}

const minimumsOf = (edits: Edits) => Object.fromEntries(edits.map(([id, edit]) => [id, edit.amounts.minimum]))

test('the first key is saved at once, what is typed meanwhile in one save after it', async () => {
  const { saves, amounts, type, shown } = slowSaves()
  type({ a: 2 })
  type({ a: 27 })
  type({ a: 275, b: 9 })
  expect(saves.map(({ minimums }) => minimums)).toEqual([{ a: 2 }])
  expect(shown()).toEqual({ a: 275, b: 9 })
  saves[0]?.end()
  await expect.poll(() => saves.length).toBe(2)
  expect(saves[1]?.minimums).toEqual({ a: 275, b: 9 })
  saves[1]?.end()
  await amounts.saved()
  expect(saves).toHaveLength(2)
})

test('what was typed is shown until the lake answers a question that was asked after it was saved', async () => {
  const { saves, amounts, type, shown } = slowSaves()
  type({ a: 275 })
  amounts.forget(performance.now())
  expect(shown()).toEqual({ a: 275 })
  const before = performance.now()
  saves[0]?.end()
  await amounts.saved()
  amounts.forget(before)
  expect(shown()).toEqual({ a: 275 })
  amounts.forget(performance.now() + 1)
  expect(shown()).toEqual({})
})

test('one that can’t be saved takes no other with it, and is named until it is saved, whatever else is', async () => {
  const { saves, amounts, type, shown, problems } = slowSaves()
  type({ a: 275, b: 300 })
  saves[0]?.fail(new Error('No answer'))
  await expect.poll(() => saves.length).toBe(2)
  expect(saves[1]?.minimums).toEqual({ a: 275 })
  saves[1]?.fail(new Error('It was deleted'))
  await expect.poll(() => saves.length).toBe(3)
  expect(saves[2]?.minimums).toEqual({ b: 300 })
  saves[2]?.end()
  await amounts.saved()
  expect(problems()).toEqual(['a: It was deleted'])
  amounts.forget(performance.now() + 1)
  expect(shown()).toEqual({ a: 275 })
  type({ a: 280 })
  expect(problems()).toEqual(['a: It was deleted'])
  saves[3]?.end()
  await amounts.saved()
  expect(problems()).toEqual([])
})
