import { expect, test } from 'vitest'
import type { Hours } from '#content/hours/open-now.ts'
import { isDifferent, seenText } from './hours-seen.ts'

const TODAY = '2026-11-20'
const closed = (date: string, name: string) => ({ date, name, lastDate: null, opens: null, closes: null })
const monday = { day: 'Monday', state: 'open', opens: '07:00', closes: '18:00', note: null } as const

const usual: Hours = {
  days: [monday],
  exceptions: [closed('2026-11-19', 'Day off'), closed('2026-11-26', 'Thanksgiving')],
  areaEmergency: '24/7',
}

test.each<[string, Partial<Hours>]>([
  ['another time on a Monday', { days: [{ ...monday, closes: '17:00' }] }],
  ['a holiday more', { exceptions: [...(usual.exceptions ?? []), closed('2026-12-25', 'Christmas Day')] }],
  ['a holiday less', { exceptions: [] }],
])('Google has to hear of %s', (_, change) => {
  expect(isDifferent(seenText(usual), { ...usual, ...change }, TODAY)).toBe(true)
})

test.each<[string, Partial<Hours>]>([
  ['nothing changed', {}],
  ['a day that is over was taken out', { exceptions: [closed('2026-11-26', 'Thanksgiving')] }],
  ['emergencies have other words, for which Google has no place', { areaEmergency: 'day and night' }],
])('there is nothing to tell Google when %s', (_, change) => {
  expect(isDifferent(seenText(usual), { ...usual, ...change }, TODAY)).toBe(false)
})

test.each(['', '{', '{"week":1}'])('what was kept as %j is none of these hours', (seen) => {
  expect(isDifferent(seen, usual, TODAY)).toBe(true)
})
