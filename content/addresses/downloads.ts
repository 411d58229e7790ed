import { isDay } from '../hours/business-clock.ts'

/** The business for the address book of a phone. */
export const contactCardPath = '/contact.vcf'

const folder = '/reminders/'
const ending = '.ics'

const visits = '/visits/'

/** Everything that is no page but a file to keep: nobody reads it in a tab, so nothing fetches it ahead. */
export const downloadPaths = [contactCardPath, `${folder}*`, `${visits}*`]

/** The calendar with what is due in each season, for a service whose page has such a schedule. */
export const remindersPath = (service: { slug: string }) => `${folder}${service.slug}${ending}`

/** The slug of the service whose calendar has this path; `undefined` for all other paths. */
export function remindersAt(path: string): string | undefined {
  if (!path.startsWith(folder) || !path.endsWith(ending)) return undefined
  return path.slice(folder.length, -ending.length) || undefined
}

/** When somebody is visited: a day such as `2026-12-01`, times such as `07:00`, and one or two small letters for who it is, or none. */
export type Visit = { day: string; from: string; to: string; initials: string }

/** The calendar entry of a visit, such as `/visits/2026-12-01T0700-1200-ao.ics`: its address is all that it is made of. */
export function visitPath({ day, from, to, initials }: Visit): string {
  const who = initials && `-${initials}`
  return `${visits}${day}T${from.replace(':', '')}-${to.replace(':', '')}${who}${ending}`
}

const VISIT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3])([0-5]\d)-([01]\d|2[0-3])([0-5]\d)(?:-([a-z]{1,2}))?$/

/** The visit whose entry has this path; `undefined` for all other paths, days that the calendar lacks and times that run backwards. */
export function visitAt(path: string): Visit | undefined {
  if (!path.startsWith(visits) || !path.endsWith(ending)) return undefined
  const [, day = '', ...parts] = VISIT.exec(path.slice(visits.length, -ending.length)) ?? []
  const [fromHour, fromMinute, toHour, toMinute, initials = ''] = parts
  const [from, to] = [`${fromHour}:${fromMinute}`, `${toHour}:${toMinute}`]
  return isDay(day) && from < to ? { day, from, to, initials } : undefined
}
