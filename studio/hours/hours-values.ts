import { type FormPatch, set, unset } from 'sanity'
import { weekdayOf } from '#content/hours/charlotte-clock.ts'
import type { Hours } from '#content/hours/open-now.ts'
import { type DayState, dayStates, isTime, type Weekday, weekdays } from '#content/hours/opening-hours.ts'
import { fieldsIn } from '../unknown-values.ts'

/** A day of the week as the form holds it while someone types: anything may be missing or half a word. */
export type DayValue = {
  key: string
  state?: DayState
  opens?: string
  closes?: string
  note?: string
}

/** A day that differs, or several in a row, likewise. */
export type DayOffValue = {
  key: string
  date?: string
  lastDate?: string
  name?: string
  opens?: string
  closes?: string
}

/** The days of the week that are in the list. */
export function weekIn(list: unknown): Map<Weekday, DayValue> {
  const found = recordsIn(list).flatMap((row): [Weekday, DayValue][] => {
    const day = weekdays.find((name) => name === row.day)
    const state = dayStates.find((name) => name === row.state)
    return day ? [[day, { ...timesIn(row), state, note: textIn(row, 'note') }]] : []
  })
  return new Map(found)
}

/** The days that differ, in the order of the list. */
export function daysOffIn(list: unknown): DayOffValue[] {
  return recordsIn(list).map((row) => ({
    ...timesIn(row),
    date: textIn(row, 'date'),
    lastDate: textIn(row, 'lastDate'),
    name: textIn(row, 'name'),
  }))
}

/** What a form has to do so that a day of the list has these values; undefined empties a field. */
export function patchesOf(key: string, fields: object): FormPatch[] {
  return Object.entries(fields).map(([field, next]) => {
    const path = [{ _key: key }, field]
    return next === undefined ? unset(path) : set(next, path)
  })
}

/** Those above a day in the list. */
export function daysAbove(key: string, days: readonly DayOffValue[]): DayOffValue[] {
  const index = days.findIndex((day) => day.key === key)
  return days.slice(0, Math.max(0, index))
}

/** What visitors would get of what is in the form; what nobody can understand yet counts as not given. */
export function hoursIn(document: unknown): Hours {
  const { days, exceptions, areaEmergency } = fieldsIn(document)
  return {
    days: [...weekIn(days)].map(([day, { state, note, ...times }]) => ({
      day,
      state: state ?? null,
      note: note ?? null,
      ...understood(times),
    })),
    exceptions: daysOffIn(exceptions).flatMap(({ date, lastDate, name, ...times }) =>
      isDate(date)
        ? [{ date, lastDate: isDate(lastDate) ? lastDate : null, name: name ?? '', ...understood(times) }]
        : [],
    ),
    areaEmergency: typeof areaEmergency === 'string' ? areaEmergency : '',
  }
}

function timesIn(row: Record<string, unknown>) {
  return { key: textIn(row, '_key') ?? '', opens: textIn(row, 'opens'), closes: textIn(row, 'closes') }
}

/** A day needs both of its times. */
function understood({ opens, closes }: { opens?: string; closes?: string }) {
  return isTime(opens) && isTime(closes) ? { opens, closes } : { opens: null, closes: null }
}

export const isDate = (date: string | undefined): date is string =>
  date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date))

const recordsIn = (list: unknown) => (Array.isArray(list) ? list.map(fieldsIn) : [])

function textIn(row: Record<string, unknown>, field: string): string | undefined {
  const text = row[field]
  return typeof text === 'string' && text !== '' ? text : undefined
}

const NOON = '12:00'
/** For a day on which the business was never open. */
export const FIRST_HOURS = { opens: '08:00', closes: '17:00' }

type Week = ReadonlyMap<Weekday, DayValue>
type Times = { opens: string; closes: string }

/** The hours that the week has on the weekday of a date. */
export function usualHours(week: Week, date: string | undefined): Times {
  const usual = isDate(date) ? week.get(weekdayOf(Date.parse(date))) : undefined
  const { opens, closes, state } = usual ?? {}
  return opens && closes && state !== 'closed' ? { opens, closes } : FIRST_HOURS
}

/** From the usual opening to noon. */
export function halfDay(week: Week, date: string | undefined): Times {
  const { opens } = usualHours(week, date)
  return { opens: opens < NOON ? opens : FIRST_HOURS.opens, closes: NOON }
}
