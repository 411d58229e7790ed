import type { ScheduleFragment } from './query.ts'

export const scheduleExample: ScheduleFragment = {
  _key: 'schedule',
  _type: 'schedule',
  heading: 'Four visits a year',
  intro: null,
  seasons: [
    { _key: 'spring', season: 'Spring', tasks: ['Clean the gutters', 'Look at the roof'] },
    { _key: 'summer', season: 'Summer', tasks: ['Service the cooling'] },
    { _key: 'fall', season: 'Fall', tasks: ['Seal the windows'] },
    { _key: 'winter', season: 'Winter', tasks: ['Wrap the outside pipes'] },
  ],
}
