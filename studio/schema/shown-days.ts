import { day as calendarDay } from '#content/documents/field-kinds.ts'
import { day } from './fields.ts'
import { lastNotBeforeFirst } from './rules/dated-amounts.ts'
import { readAs } from './rules/read-as.ts'

/** Between which days the website shows something, and between none of them always: it comes and goes by itself. */
export const shownDays = [
  day('shownFrom', 'On the website from', {
    description: 'Optional. The first day. Without it, it’s there as soon as you publish.',
  }),
  day('shownUntil', 'On the website until', {
    description: 'Optional. The last day. The next morning it’s gone by itself.',
    validation: (rule) => [
      readAs(rule, calendarDay),
      rule.custom((_, { parent }) => lastNotBeforeFirst(Object(parent))),
    ],
  }),
]
