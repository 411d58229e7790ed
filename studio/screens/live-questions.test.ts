import { expect, test } from 'vitest'
import { googleQuestion } from '../google/google-question.ts'
import { sheetQuestion } from '../prices/sheet-question.ts'
import { printQuestion } from '../prints/business-question.ts'

test.each([
  ['the price sheet', sheetQuestion],
  ['what is for Google', googleQuestion],
  ['what is printed', printQuestion],
])('%s is asked for again after a change of each kind of document that it reads', (_, question) => {
  const read = [...question.query.matchAll(/_(?:type|id) == "(\w+)"/g)].map(([, kind]) => kind)
  expect(read).not.toEqual([])
  expect(read.filter((kind) => !question.listensTo.includes(`"${kind}"`))).toEqual([])
})
