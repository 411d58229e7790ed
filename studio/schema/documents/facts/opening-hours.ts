import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { optional, time as timeOfDay } from '#content/documents/field-kinds.ts'
import { type DayState, dayStates, weekdays } from '#content/hours/opening-hours.ts'
import { LONGEST_NOTICE } from '#content/hours/shown-when.ts'
import { DaysOffInput } from '../../../hours/days-off/days-off-input.tsx'
import { EmergencyInput } from '../../../hours/emergency-input.tsx'
import { HoursForm } from '../../../hours/hours-preview.tsx'
import { daysAbove, daysOffIn } from '../../../hours/hours-values.ts'
import { datesProblem, dayProblem, timesProblem } from '../../../hours/opening-rules.ts'
import { WeekInput } from '../../../hours/week-input.tsx'
import { choice, day, fewWords, fieldText, line, sampleField } from '../../fields.ts'
import { weekSaysSame } from '../../rules/no-emergencies.ts'
import { readAs } from '../../rules/read-as.ts'

const time = (name: 'opens' | 'closes', title: string) =>
  line(name, title, {
    description: 'Such as 7am or 6:30 pm.',
    validation: (rule) => readAs(rule, optional(timeOfDay)),
  })

type Day = { state?: DayState; opens?: string; closes?: string } | undefined
type Exception = { _key: string; date?: string; lastDate?: string; opens?: string; closes?: string }

const sevenDays = (days: unknown) => {
  const names = Array.isArray(days) ? days.map((day: { day?: string }) => day.day) : []
  return new Set(names).size === 7 || 'Each day of the week needs its hours.'
}

const week = defineField({
  name: 'days',
  title: 'Week',
  type: 'array',
  description: 'All times are Eastern time. Type them the way you’d say them: 7am, 6:30 pm, noon.',
  components: { input: WeekInput },
  of: [
    defineArrayMember({
      type: 'object',
      name: 'openingDay',
      title: 'Day',
      fields: [
        choice('day', 'Day', {
          description: 'The day of the week.',
          missing: 'Choose the day.',
          options: { list: [...weekdays] },
        }),
        choice('state', 'Open or closed', {
          description: 'You can give times for “By appointment”, or leave them empty.',
          options: { list: [...dayStates] },
        }),
        time('opens', 'Opens'),
        time('closes', 'Closes'),
        line('note', 'Words for visitors', {
          description:
            'For a day you’re closed: what visitors read instead of "Closed", such as "Emergencies only".',
        }),
      ],
      validation: (rule) => rule.custom((kept: Day) => (kept && dayProblem(kept)) ?? true),
    }),
  ],
  validation: (rule) => [
    rule.required().length(7).error('Each of the seven days needs its own line.'),
    rule.custom(sevenDays),
  ],
})

const exceptions = defineField({
  name: 'exceptions',
  title: 'Holidays and vacation',
  type: 'array',
  description: 'Days when your hours are different. They’re on your website as soon as you publish.',
  components: { input: DaysOffInput },
  of: [
    defineArrayMember({
      type: 'object',
      name: 'openingException',
      title: 'Day with different hours',
      fields: [
        day('date', 'Date', {
          description: 'The day, or the first day of several.',
          missing: 'Choose the date.',
        }),
        day('lastDate', 'Last day', {
          description: 'Only if it’s several days in a row, such as a vacation.',
        }),
        fieldText('name', 'Reason', { description: 'What visitors read, such as "Thanksgiving".', most: 40 }),
        choice('state', 'Only by appointment', {
          description: 'Whether people need an appointment on this day.',
          options: { list: [{ value: 'appointment', title: 'By appointment' }] },
        }),
        time('opens', 'Opens'),
        time('closes', 'Closes'),
      ],
      validation: (rule) =>
        rule.custom((kept: Exception | undefined, { document }) => {
          if (!kept) return true
          const earlier = daysAbove(kept._key, daysOffIn(document?.exceptions))
          return datesProblem(kept, earlier) ?? timesProblem(kept) ?? true
        }),
    }),
  ],
})

const notice = defineField({
  name: 'notice',
  title: 'Notice on every page',
  type: 'object',
  description:
    'Stands above everything else, until it ends. You can put it up and take it down on the first screen.',
  options: { collapsible: false },
  fields: [
    fewWords('text', 'What it says', {
      description: 'Such as "Phones are down until noon. Text us."',
      most: LONGEST_NOTICE,
    }),
    defineField({
      name: 'shownFrom',
      title: 'From',
      type: 'datetime',
      description: 'Optional. Without it, it stands from when you publish.',
    }),
    defineField({
      name: 'shownUntil',
      title: 'Until',
      type: 'datetime',
      description: 'Then it goes by itself.',
    }),
  ],
  validation: (rule) =>
    rule.custom((kept: { text?: string; shownFrom?: string; shownUntil?: string } = {}) => {
      const { text, shownFrom = '', shownUntil = '' } = kept
      if (Boolean(text) !== Boolean(shownUntil)) return 'A notice needs its words, and a time when it ends.'
      return shownFrom <= shownUntil || 'A notice must end after it begins.'
    }),
})

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Hours and holidays',
  type: 'document',
  icon: ClockIcon,
  description: 'When you’re open every week, and the days when it’s different.',
  components: { input: HoursForm },
  fields: [
    week,
    exceptions,
    line('areaEmergency', 'Emergencies', {
      description:
        'When you answer emergency calls, such as "24/7". If you don’t take any, leave it empty, and hide your page about them.',
      validation: (rule) => [
        rule.max(40).error('Keep it to at most 40 characters.'),
        rule.custom((words, { document }) => weekSaysSame(words, document?.days)),
      ],
      components: { input: EmergencyInput },
    }),
    notice,
    sampleField('the week'),
  ],
  preview: { prepare: () => ({ title: 'Hours and holidays' }) },
})
