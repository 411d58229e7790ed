import { expect, test } from 'vitest'
import { holidaysFrom } from './federal-holidays.ts'

const written = (today: string) => holidaysFrom(today).map(({ name, date }) => `${date} ${name}`)

test('the holidays of the next twelve months have their dates, today’s among them', () => {
  expect(written('2026-11-26')).toEqual([
    '2026-11-26 Thanksgiving',
    '2026-12-25 Christmas Day',
    '2027-01-01 New Year’s Day',
    '2027-01-18 Martin Luther King Jr. Day',
    '2027-02-15 Presidents’ Day',
    '2027-05-31 Memorial Day',
    '2027-06-18 Juneteenth (observed)',
    '2027-06-19 Juneteenth',
    '2027-07-04 Independence Day',
    '2027-07-05 Independence Day (observed)',
    '2027-09-06 Labor Day',
    '2027-10-11 Columbus Day',
    '2027-11-11 Veterans Day',
    '2027-11-25 Thanksgiving',
  ])
})

test('a New Year’s Day on a Saturday is observed in the year before', () => {
  expect(written('2027-12-26').slice(0, 2)).toEqual([
    '2027-12-31 New Year’s Day (observed)',
    '2028-01-01 New Year’s Day',
  ])
})

test.each(['2024-02-29', '2030-06-30', '2033-01-01'])(
  'from %s on there are the eleven of a year',
  (today) => {
    const names = holidaysFrom(today).map(({ name }) => name.replace(' (observed)', ''))
    expect(new Set(names).size).toBe(11)
  },
)
