import { expect, test } from 'vitest'
import { coverageOf, readZipCode } from './service-area.ts'

test.each([
  ...['28105', ' 28105 ', '28105-1234', '28105 1234', '281051234', '28105–1234', '28 105'],
  ...['\u200b28105\u00a0', '28105\u20111234'],
])('"%s" is 28105', (typed) => expect(readZipCode(typed)).toBe('28105'))

test.each(['', '2810', '281055', '28105-12', 'NC 28105', 'Matthews', '2810O', '٢٨١٠٥'])(
  '"%s" is no zip code',
  (typed) => expect(readZipCode(typed)).toBeUndefined(),
)

const charlotte = { name: 'Charlotte', isPrimary: true, zipCodes: ['28202', '28227'] }
const mintHill = { name: 'Mint Hill', isPrimary: true, zipCodes: ['28227', '28104'] }
const indianTrail = { name: 'Indian Trail', isPrimary: false, zipCodes: ['28104', '28079'] }

test.each([
  ['28202', 'served', [charlotte]],
  // A zip code that several towns share names all of them, and is served when one of them is.
  ['28227', 'served', [charlotte, mintHill]],
  ['28104', 'served', [mintHill, indianTrail]],
  ['28079', 'extended', [indianTrail]],
  ['28801', 'outside', []],
])('%s is %s, by %o', (zipCode, coverage, towns) => {
  expect(coverageOf(zipCode, [charlotte, mintHill, indianTrail])).toEqual({ coverage, towns })
})
