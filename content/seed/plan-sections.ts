import type { Plans, Schedule } from '../sanity.types.ts'
import { refs } from './reference.ts'
import type { Head, Keyed } from './sections.ts'

/** Plans side by side; `items` are ids. */
export const plans = ({ items, ...head }: Head & { items: string[] }): Keyed<Plans> => ({
  _type: 'plans',
  _key: 'plans',
  ...head,
  plans: refs(...items),
})

type Season = Schedule['seasons'][number]['season']
const seasons: Season[] = ['Spring', 'Summer', 'Fall', 'Winter']

/** What is due in each season, in the order of the year. */
export const schedule = ({
  tasks,
  ...head
}: Head & { tasks: Record<Season, string[]> }): Keyed<Schedule> => ({
  _type: 'schedule',
  _key: 'schedule',
  ...head,
  seasons: seasons.map((season) => ({ _type: 'season', _key: season, season, tasks: tasks[season] })),
})
