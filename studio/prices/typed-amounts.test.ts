import { expect, test } from 'vitest'
import { type Edit, TypedAmounts } from './typed-amounts.ts'

const edit = (id: string, minimum: number): Edit => ({
  id,
  amounts: { minimum, maximum: null },
  discards: false,
})

/** Saves that last until they are told how they end. */
function slowSaves() {
  const saves: { edits: readonly Edit[]; end: () => void; fail: (error: Error) => void }[] = []
  const amounts = new TypedAmounts((edits) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    saves.push({ edits, end: resolve, fail: reject })
    return promise
  })
  return { saves, amounts }
}

test('the first key is saved at once, what is typed meanwhile in one save after it', async () => {
  const { saves, amounts } = slowSaves()
  amounts.edit([edit('a', 2)])
  amounts.edit([edit('a', 27)])
  amounts.edit([edit('a', 275), edit('b', 9)])
  expect(saves.map(({ edits }) => edits)).toEqual([[edit('a', 2)]])
  expect(amounts.state().typed.get('a')).toEqual({ minimum: 275, maximum: null })
  saves[0]?.end()
  await expect.poll(() => saves.length).toBe(2)
  expect(saves[1]?.edits).toEqual([edit('a', 275), edit('b', 9)])
  saves[1]?.end()
  await amounts.saved()
  expect(saves).toHaveLength(2)
})

test('what was typed is shown until the lake answers a question that was asked after it was saved', async () => {
  const { saves, amounts } = slowSaves()
  amounts.edit([edit('a', 275)])
  amounts.forget(performance.now())
  expect(amounts.state().typed.has('a')).toBe(true)
  const before = performance.now()
  saves[0]?.end()
  await amounts.saved()
  amounts.forget(before)
  expect(amounts.state().typed.has('a')).toBe(true)
  const isShown = () => {
    amounts.forget(performance.now())
    return amounts.state().typed.has('a')
  }
  await expect.poll(isShown).toBe(false)
})

test('one that can’t be saved takes no other with it', async () => {
  const { saves, amounts } = slowSaves()
  amounts.edit([edit('a', 275), edit('b', 300)])
  saves[0]?.fail(new Error('One of them was deleted'))
  await expect.poll(() => saves.length).toBe(2)
  expect(saves[1]?.edits).toEqual([edit('a', 275)])
  saves[1]?.fail(new Error('The price was deleted'))
  await expect.poll(() => saves.length).toBe(3)
  expect(saves[2]?.edits).toEqual([edit('b', 300)])
  saves[2]?.end()
  await expect.poll(() => [...amounts.state().problems]).toEqual([['a', 'The price was deleted']])
  amounts.forget(performance.now() + 1)
  expect([...amounts.state().typed.keys()]).toEqual(['a'])
})

test('nothing is wrong once each could be saved alone', async () => {
  const { saves, amounts } = slowSaves()
  amounts.edit([edit('a', 275), edit('b', 300)])
  saves[0]?.fail(new Error('No answer'))
  await expect.poll(() => saves.length).toBe(2)
  saves[1]?.end()
  await expect.poll(() => saves.length).toBe(3)
  saves[2]?.end()
  await amounts.saved()
  expect(amounts.state().problems.size).toBe(0)
})

test('what can’t be saved is named until it is saved, whatever else is', async () => {
  const { saves, amounts } = slowSaves()
  const unsaved = () => [...amounts.state().problems]
  amounts.edit([edit('a', 275)])
  saves[0]?.fail(new Error('The price was deleted'))
  await expect.poll(unsaved).toEqual([['a', 'The price was deleted']])
  amounts.edit([edit('b', 300)])
  saves[1]?.end()
  await amounts.saved()
  expect(unsaved()).toEqual([['a', 'The price was deleted']])
  expect(amounts.state().typed.get('a')).toEqual({ minimum: 275, maximum: null })
  amounts.edit([edit('a', 280)])
  saves[2]?.end()
  await expect.poll(unsaved).toEqual([])
})
