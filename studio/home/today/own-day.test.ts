import { describe, expect, test } from 'vitest'
import { dayAt, type Hours } from '#content/hours/open-now.ts'
import { type OpeningDay, weekdays } from '#content/hours/opening-hours.ts'
import { datesProblem } from '../../hours/opening-rules.ts'
import { dayChoices, ownDay } from './own-day.ts'

const days: OpeningDay[] = weekdays.map((day) =>
  day === 'Sunday'
    ? { day, opens: null, closes: null, note: 'Emergencies only' }
    : { day, opens: '07:00', closes: '18:00', note: null },
)
// From Tuesday to Sunday.
const vacation = { date: '2026-12-01', lastDate: '2026-12-06', name: 'Vacation', opens: null, closes: null }
const short = { ...vacation, name: 'Winter hours', opens: '09:00', closes: '12:00' }
const hoursWith = (...exceptions: NonNullable<Hours['exceptions']>): Hours => ({
  days,
  exceptions,
  areaEmergency: '24/7',
})

/** What the website says of a day once its choice is published, such as "07:00 12:00 null". */
function saidAfter(hours: Hours, date: string, choice: (typeof dayChoices)[number][0]): string {
  const own = ownDay(hours, date, choice)
  const { opens = null, closes = null, state, name = '' } = own ?? {}
  const others = (hours.exceptions ?? []).filter((one) => one.lastDate || one.date !== date)
  const exceptions = own ? [...others, { date, lastDate: null, name, opens, closes, state }] : others
  for (const [index, one] of exceptions.entries()) {
    const datesOf = ({ lastDate, ...day }: typeof one) => ({ ...day, lastDate: lastDate ?? undefined })
    expect(datesProblem(datesOf(one), exceptions.slice(0, index).map(datesOf))).toBeUndefined()
  }
  const said = dayAt({ ...hours, exceptions }, Date.parse(date))
  return `${said.opens} ${said.closes} ${said.note}`
}

const SAID = {
  closed: 'null null null',
  half: '07:00 12:00 null',
  appointment: '07:00 18:00 By appointment',
  usual: '07:00 18:00 null',
}
const party = { date: '2026-12-03', lastDate: null, name: 'Party', opens: '10:00', closes: '11:00' }

describe.each([
  ['a vacation', hoursWith(vacation, party)],
  ['days with short hours', hoursWith(party, short)],
  ['no days that differ', hoursWith(party)],
])('Within %s', (_, hours) => {
  test.each(
    ['2026-12-01', '2026-12-03', '2026-12-05', '2026-12-07'].flatMap((date) =>
      dayChoices.map(([choice]) => [date, choice] as const),
    ),
  )('the website says of %s what was chosen, "%s", and the hours can be published', (date, choice) => {
    expect(saidAfter(hours, date, choice)).toBe(SAID[choice])
  })
})

test('a day needs nothing of its own that it is anyway', () => {
  expect(ownDay(hoursWith(vacation, party), '2026-12-03', 'closed')).toBeUndefined()
  expect(ownDay(hoursWith(vacation), '2026-12-06', 'usual')).toBeUndefined()
  expect(ownDay(hoursWith(party), '2026-12-03', 'usual')).toBeUndefined()
  expect(ownDay(hoursWith(vacation), '2026-12-03', 'usual')?.name).toBe('Usual hours')
})
