import { expect, test } from 'vitest'
import { readList, writeList } from './typed-list.ts'

test.each([
  ['28105', ['28105']],
  ['28105, 28104', ['28105', '28104']],
  ['28105,28104,', ['28105', '28104']],
  ['Brightmoor\nSardis Forest\n', ['Brightmoor', 'Sardis Forest']],
  ['Union; Union', ['Union']],
  [' , ', []],
])('"%s"', (typed, entries) => expect(readList(typed)).toEqual(entries))

test('what is written can be read again', () =>
  expect(readList(writeList(['Sardis Forest', 'Windrow']))).toEqual(['Sardis Forest', 'Windrow']))
