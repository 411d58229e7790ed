import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { scheduleExample } from './example.ts'
import { Schedule } from './schedule.tsx'

test('shows what is due in each season, in the order of the year', () => {
  const schedule = new Rendered(<Schedule section={scheduleExample} />)
  expect(schedule.items).toBe(4)
  expect(schedule.text).toMatch(/Spring Clean the gutters Look at the roof Summer .* Fall .* Winter Wrap/)
})

test('offers the calendar only where the page has one', () => {
  expect(new Rendered(<Schedule section={scheduleExample} />).links).toEqual([])
  const href = '/reminders/home.ics'
  expect(new Rendered(<Schedule section={scheduleExample} remindersHref={href} />).links).toEqual([href])
})
