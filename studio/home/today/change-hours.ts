import type { Patch } from '@sanity/client'
import type { SanityClient } from 'sanity'
import { weekdayOf } from '#content/hours/business-clock.ts'
import { type DayOffValue, daysOffIn, hoursIn } from '../../hours/hours-values.ts'
import { newKey } from '../../inputs/new-key.ts'
import { publishChange } from '../../screens/change-published.ts'
import { type DayChoice, dayChoices, ownDay } from './own-day.ts'

const HOURS = 'openingHours'
const TAG = 'today'

/** Publishes what one day is, such as `2026-12-04`, and nothing else that may be in a draft; what it was comes back with "Undo". */
export async function changeDay(client: SanityClient, date: string, choice: DayChoice): Promise<void> {
  const stored = await client.getDocument(HOURS)
  const before = daysOffIn(stored?.exceptions).filter((day) => day.date === date && !day.lastDate)
  const own = ownDay(hoursIn(stored), date, choice)
  const after: DayOffValue[] = own ? [{ key: newKey(), ...own }] : []
  const done = `${weekdayOf(Date.parse(date))}: ${dayChoices.find(([value]) => value === choice)?.[1]}.`
  await replaceDays(client, before, after, done)
}

async function replaceDays(
  client: SanityClient,
  before: readonly DayOffValue[],
  after: readonly DayOffValue[],
  done?: string,
): Promise<void> {
  const rows = after.map(({ key, ...fields }) => ({ _type: 'openingException', _key: key, ...fields }))
  const former = before.map(({ key }) => `exceptions[_key=="${key}"]`)
  const change = (patch: Patch) => {
    const begun = patch.setIfMissing({ exceptions: [] })
    const without = former.length > 0 ? begun.unset(former) : begun
    return rows.length > 0 ? without.insert('after', 'exceptions[-1]', rows) : without
  }
  const undo = () => replaceDays(client, after, before)
  await publishChange(client, HOURS, change, { tag: TAG, done, undo })
}

export type NoticeOnPages = { text: string; shownFrom?: string; shownUntil: string }

/** Publishes the notice that stands on every page, or takes it down. */
export async function changeNotice(client: SanityClient, notice: NoticeOnPages | undefined): Promise<void> {
  const { notice: before }: { notice?: NoticeOnPages } = (await client.getDocument(HOURS)) ?? {}
  const change = (patch: Patch) => (notice ? patch.set({ notice }) : patch.unset(['notice']))
  const done = notice ? 'Your notice is on every page.' : 'Your notice is down.'
  const undo = () => changeNotice(client, before)
  await publishChange(client, HOURS, change, { tag: TAG, done, undo })
}
