import { expect, test } from 'vitest'
import { remindersAt, remindersPath } from './downloads.ts'

test.each(['pressure-washing', 'maintenance/preventive'])(
  'the calendar of %s has a path, and is found by it',
  (slug) => {
    expect(remindersPath({ slug })).toBe(`/reminders/${slug}.ics`)
    expect(remindersAt(remindersPath({ slug }))).toBe(slug)
  },
)

test.each(['/reminders/.ics', '/reminders/painting', '/services/painting.ics', '/'])(
  '%s is no calendar',
  (path) => {
    expect(remindersAt(path)).toBeUndefined()
  },
)
