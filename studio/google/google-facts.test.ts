import { expect, test } from 'vitest'
import type { OpeningException } from '#content/hours/opening-exceptions.ts'
import { differingDays, jobGroups, unmentionedHolidays, weekLines } from './google-facts.ts'
import { type GoogleAnswer, googleQuestion } from './google-question.ts'

/** Noon in Charlotte. */
const NOW = new Date('2026-11-20T17:00:00Z')

const off = (date: string, name: string, rest: Partial<OpeningException> = {}): OpeningException => ({
  ...{ date, name, lastDate: null, opens: null, closes: null },
  ...rest,
})

test('the week begins on Sunday, and a closed day is closed whatever visitors read of it', () => {
  const lines = weekLines({
    days: [
      { day: 'Monday', state: 'open', opens: '07:00', closes: '18:00', note: null },
      { day: 'Saturday', state: 'appointment', opens: '08:00', closes: '16:00', note: null },
      { day: 'Sunday', state: 'closed', opens: null, closes: null, note: 'Emergencies only' },
    ],
  })
  expect(lines.map(({ days }) => days)).toEqual([
    ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ])
  expect(lines[0]?.hours).toBe('Closed')
  expect(lines[1]?.hours).toBe('7:00 AM–6:00 PM')
  expect(lines[2]?.hours).toBe('Closed')
  expect(lines[6]?.hours).toBe('8:00 AM–4:00 PM, by\u00a0appointment')
})

test('a day differs from today on and for six weeks, and a vacation that has begun still does', () => {
  const exceptions = [
    off('2026-11-19', 'Over'),
    off('2026-11-18', 'Vacation', { lastDate: '2026-11-20' }),
    off('2026-12-24', 'Half day', { opens: '07:00', closes: '12:00' }),
    off('2026-12-31', 'Last of six weeks'),
    off('2027-01-01', 'Too far'),
  ]
  expect(differingDays({ exceptions }, NOW).map(({ days, hours }) => `${days}: ${hours}`)).toEqual([
    'Vacation, Wednesday, November 18 to Friday, November 20: Closed',
    'Half day, Thursday, December 24: 7:00 AM–12:00 PM',
    'Last of six weeks, Thursday, December 31: Closed',
  ])
})

test('a holiday of these weeks is named until the hours say something of it', () => {
  expect(
    unmentionedHolidays({ exceptions: [off('2026-12-20', 'Vacation', { lastDate: '2026-12-26' })] }, NOW),
  ).toEqual(['Thanksgiving, Thursday, November 26'])
})

const answer = (prices: object[]): GoogleAnswer =>
  googleQuestion.parser.parse({ business: null, hours: null, mainServices: null, towns: [], prices })

const price = (fields: object) => ({
  ...{ title: 'Interior painting', kind: 'from', minimum: 2_50, maximum: null, openEnded: null },
  ...{ unit: 'squareFoot', unitInFull: null, terms: null, label: null, dated: null, town: null },
  service: { _id: 'painting', _type: 'service', title: 'Painting', slug: 'painting', category: null },
  ...fields,
})

test('jobs stand by trade with their prices of today, an offer among them', () => {
  const offer = { minimum: 2_00, maximum: null, shownFrom: '2026-11-01', shownUntil: '2026-11-30' }
  const later = { minimum: 3_00, maximum: null, shownFrom: '2026-12-01', shownUntil: null }
  expect(jobGroups(answer([price({ dated: [offer, later] })]), NOW)).toEqual([
    {
      ...{ key: 'painting', title: 'Painting' },
      jobs: [{ name: 'Interior painting', price: 'from $2/sq ft ($0.50 off until November 30)' }],
    },
  ])
})

test('a price that lacks its amount or cannot be read keeps no other from the list', () => {
  const groups = jobGroups(
    answer([price({ title: 'Half', minimum: null }), { title: 'Odd' }, price({})]),
    NOW,
  )
  expect(groups.flatMap(({ jobs }) => jobs.map(({ name }) => name))).toEqual(['Interior painting'])
})
