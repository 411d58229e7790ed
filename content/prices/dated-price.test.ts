import { expect, test } from 'vitest'
import { withDatedAmount } from './dated-price.ts'
import { formatPrice, type Price, priceInSentence } from './price.ts'

const heater = {
  ...{ title: 'Water heater', kind: 'from', minimum: 400_00, maximum: null, openEnded: null, unit: 'job' },
  ...{ unitInFull: null, terms: null, label: null },
} as const satisfies Price
const range = { ...heater, kind: 'range', maximum: 600_00 } as const

test.each([
  ['nothing is as usual', heater, [], 'from $400'],
  [
    'an offer says what it saves, and until when',
    heater,
    [{ minimum: 350_00, shownUntil: '2026-12-15' }],
    'from $350 ($50 off until December 15)',
  ],
  [
    'more for a while says what it is after that',
    heater,
    [{ minimum: 450_00, shownUntil: '2027-03-01' }],
    'from $450 (until March 1, then $400)',
  ],
  ['a raise for good says nothing', heater, [{ minimum: 425_00, shownFrom: '2026-12-01' }], 'from $425'],
  [
    'of several that hold the one that began last does',
    heater,
    [
      { minimum: 425_00, shownFrom: '2026-12-01' },
      { minimum: 390_00, shownFrom: '2026-11-01' },
      { minimum: 350_00, shownUntil: '2026-12-24' },
    ],
    'from $425',
  ],
  [
    'a range has both of its amounts',
    range,
    [{ minimum: 350_00, maximum: 500_00, shownFrom: '2026-12-01' }],
    '$350–500',
  ],
  [
    'a range of which both ends save the same says what',
    range,
    [{ minimum: 350_00, maximum: 550_00, shownUntil: '2026-12-15' }],
    '$350–550 ($50 off until December 15)',
  ],
  [
    'a range of which they save more or less says what it is after that',
    range,
    [{ minimum: 350_00, maximum: 500_00, shownUntil: '2026-12-15' }],
    '$350–500 (until December 15, then $400–600)',
  ],
  [
    'one without an upper amount is none for a range',
    range,
    [{ minimum: 350_00, shownFrom: '2026-12-01' }],
    '$400–600',
  ],
  [
    'words in place of an amount stay',
    { ...heater, kind: 'custom', label: 'Ask us' } as const,
    [{ minimum: 1_00, shownFrom: '2026-12-01' }],
    'Ask us',
  ],
])('%s', (_, price, dated, words) => {
  expect(formatPrice(withDatedAmount({ ...price, dated }))).toBe(words)
})

test('what is extra stays before the end of an offer', () => {
  const price = { ...heater, terms: 'plus materials', dated: [{ minimum: 350_00, shownUntil: '2026-12-15' }] }
  expect(formatPrice(withDatedAmount(price))).toBe('from $350 plus materials ($50 off until December 15)')
})

test('in a sentence an offer ends after all else that is said of the amount', () => {
  const price = { ...heater, dated: [{ minimum: 350_00, shownUntil: '2026-12-15' }] }
  expect(priceInSentence(withDatedAmount(price))).toBe('$350 and up ($50 off until December 15)')
})
