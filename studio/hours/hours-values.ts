import { type FormPatch, set, unset } from 'sanity'
import { z } from 'zod'
import { isDay, weekdayOf } from '#content/hours/business-clock.ts'
import type { Hours } from '#content/hours/open-now.ts'
import {
  type DayState,
  dayStates,
  isTime,
  UNTIL_MIDNIGHT,
  type Weekday,
  weekdays,
} from '#content/hours/opening-hours.ts'
import { fieldsIn } from '../unknown-values.ts'

const text = z.string().min(1).optional().catch(undefined)
const row = z.object({ _key: z.string().catch(''), opens: text, closes: text })
const openingDay = row.extend({
  day: z.enum(weekdays),
  state: z.enum(dayStates).optional().catch(undefined),
  note: text,
})
const openingException = row.extend({
  date: text,
  lastDate: text,
  name: text,
  state: z.literal('appointment').optional().catch(undefined),
})

type Keyed<Row extends z.infer<typeof row>> = Omit<Row, '_key'> & { key: string }
/** A day of the week as the form holds it while someone types: anything may be missing or half a word. */
export type DayValue = Keyed<z.infer<typeof openingDay>>
/** A day that differs, or several in a row, likewise. */
export type DayOffValue = Keyed<z.infer<typeof openingException>>

/** The days of the week that are in the list. */
export function weekIn(list: unknown): Map<Weekday, DayValue> {
  return new Map(rowsIn(openingDay, list).map((day) => [day.day, day]))
}

/** The days that differ, in the order of the list. */
export const daysOffIn = (list: unknown): DayOffValue[] => rowsIn(openingException, list)

function rowsIn<Row extends z.infer<typeof row>>(parser: z.ZodType<Row>, list: unknown): Keyed<Row>[] {
  const found = Array.isArray(list) ? list.flatMap((item) => parser.safeParse(fieldsIn(item)).data ?? []) : []
  return found.map(({ _key: key, ...fields }) => ({ key, ...fields }))
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

type Given = { opens: string | null; closes: string | null }
const CLOSED: Given = { opens: null, closes: null }
const AROUND: Given = { opens: '00:00', closes: UNTIL_MIDNIGHT }

/** What visitors would get of what is in the form; what nobody can understand yet counts as not given. */
export const hoursIn = (document: unknown): Hours => hoursWith(document, CLOSED)

/** The same with every day around the clock that waits for times that can be understood: what both say is so whatever is typed. */
export const hoursIfOpen = (document: unknown): Hours => hoursWith(document, AROUND)

function hoursWith(document: unknown, waiting: Given): Hours {
  const { days, exceptions, areaEmergency } = fieldsIn(document)
  return {
    days: [...weekIn(days)].map(([day, { state, note, ...times }]) => ({
      day,
      state: state ?? null,
      note: note ?? null,
      ...(state === 'open' || isBegun(times) ? understood(times, waiting) : CLOSED),
    })),
    exceptions: daysOffIn(exceptions).flatMap(({ date, lastDate, name, state, ...times }) =>
      isDay(date)
        ? [
            {
              date,
              lastDate: isDay(lastDate) ? lastDate : null,
              name: name ?? '',
              state: state ?? null,
              ...(isBegun(times) ? understood(times, waiting) : CLOSED),
            },
          ]
        : [],
    ),
    areaEmergency: typeof areaEmergency === 'string' ? areaEmergency : '',
  }
}

type TypedTimes = { opens?: string; closes?: string }

const isBegun = ({ opens, closes }: TypedTimes) => opens !== undefined || closes !== undefined

/** A day needs both of its times. */
const understood = ({ opens, closes }: TypedTimes, waiting: Given): Given =>
  isTime(opens) && isTime(closes) ? { opens, closes } : waiting

const NOON = '12:00'
/** For a day on which the business was never open. */
export const FIRST_HOURS = { opens: '08:00', closes: '17:00' }

type Week = ReadonlyMap<Weekday, { opens?: string | null; closes?: string | null; state?: DayState | null }>
type Times = { opens: string; closes: string }

/** The hours that the week has on the weekday of a date. */
function usualHours(week: Week, date: string | undefined): Times {
  const usual = isDay(date) ? week.get(weekdayOf(Date.parse(date))) : undefined
  const { opens, closes, state } = usual ?? {}
  return opens && closes && state !== 'closed' ? { opens, closes } : FIRST_HOURS
}

/** What a day is instead of the usual: closed, half a day, the usual hours by appointment, or hours that are typed after it. */
export function hoursOn(choice: string, week: Week, date: string | undefined): Partial<DayOffValue> {
  const none = { opens: undefined, closes: undefined, state: undefined }
  if (choice === 'closed') return none
  if (choice === 'half') return { ...none, ...halfDay(week, date) }
  return { ...none, ...usualHours(week, date), state: choice === 'appointment' ? choice : undefined }
}

/** From the usual opening to noon. */
export function halfDay(week: Week, date: string | undefined): Times {
  const { opens } = usualHours(week, date)
  return { opens: opens < NOON ? opens : FIRST_HOURS.opens, closes: NOON }
}
