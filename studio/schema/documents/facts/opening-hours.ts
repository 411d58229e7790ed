import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { formatDate } from '#content/hours/calendar-date.ts'
import { hoursOf } from '#content/hours/opening-hours.ts'
import { DateInput } from '../../../inputs/date-input.tsx'
import { ClosesInput, OpensInput } from '../../../inputs/time-inputs.tsx'
import { written } from '../../../inputs/typed-input.tsx'
import { fieldText } from '../../text-field.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const time = (name: 'opens' | 'closes', title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    description: 'Such as 7am or 6:30 pm. Leave empty on a day when you are closed.',
    components: { input: name === 'opens' ? OpensInput : ClosesInput },
    validation: (rule) =>
      rule
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { name: 'time' })
        .error('Write the time as 7:00 AM or 6:00 PM.'),
  })

const note = defineField({
  name: 'note',
  title: 'Words instead of times',
  type: 'string',
  description: 'Shown when no times are given, such as "Emergencies only".',
})

type Day = { opens?: string; closes?: string } | undefined
const bothOrNone = (day: Day) =>
  Boolean(day?.opens) === Boolean(day?.closes) || 'Give both times, or neither when you are closed that day.'
const inOrder = (day: Day) =>
  !day?.opens || !day.closes || day.opens < day.closes || 'The closing time must be after the opening time.'

/** A time that can't be read yet is shown as it was typed. */
const timesText = ({ opens, closes, note: words }: { opens?: string; closes?: string; note?: string }) =>
  written((from) => hoursOf({ opens: from, closes: closes ?? null, note: words ?? null }), opens ?? '') ??
  `${opens} to ${closes}`

const daysInOrder = (exception: { date?: string; lastDate?: string } | undefined) =>
  !exception?.date ||
  !exception.lastDate ||
  exception.date < exception.lastDate ||
  'The last day must be after the first; leave it empty when it is one day.'

const sevenDays = (days: unknown) => {
  const names = Array.isArray(days) ? days.map((day: { day?: string }) => day.day) : []
  return new Set(names).size === 7 || 'Keep exactly one line for each day of the week.'
}

export const openingHours = defineType({
  name: 'openingHours',
  title: 'Opening hours',
  type: 'document',
  icon: ClockIcon,
  description:
    'The seven days of a week and the days that differ, such as holidays. Times are Charlotte time.',
  fields: [
    defineField({
      name: 'days',
      title: 'Week',
      type: 'array',
      description: 'One line for each day, Monday first.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'openingDay',
          title: 'Day',
          fields: [
            defineField({
              name: 'day',
              title: 'Day',
              type: 'string',
              description: 'The day of the week.',
              options: { list: weekdays },
              validation: (rule) => rule.required().error('Choose the day.'),
            }),
            time('opens', 'Opens'),
            time('closes', 'Closes'),
            note,
          ],
          validation: (rule) => [rule.custom(bothOrNone), rule.custom(inOrder)],
          preview: {
            select: { title: 'day', opens: 'opens', closes: 'closes', note: 'note' },
            prepare: ({ title, opens, closes, note: words }) => ({
              title,
              subtitle: timesText({ opens, closes, note: words }),
            }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().length(7).error('Keep one line for each of the seven days.'),
        rule.custom(sevenDays),
      ],
    }),
    defineField({
      name: 'exceptions',
      title: 'Days that differ',
      type: 'array',
      description: 'Holidays and other days with hours of their own. Past days can be deleted.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'openingException',
          title: 'Day that differs',
          fields: [
            defineField({
              name: 'date',
              title: 'Date',
              type: 'date',
              components: { input: DateInput },
              description: 'The day it applies to, or the first of several.',
              validation: (rule) => rule.required().error('Choose the date.'),
            }),
            defineField({
              name: 'lastDate',
              title: 'Last day',
              type: 'date',
              components: { input: DateInput },
              description: 'Only for several days in a row, such as a vacation. Empty when it is one day.',
            }),
            fieldText('name', 'Reason', 'What visitors read, such as "Thanksgiving".', 40),
            time('opens', 'Opens'),
            time('closes', 'Closes'),
          ],
          validation: (rule) => [rule.custom(bothOrNone), rule.custom(inOrder), rule.custom(daysInOrder)],
          preview: {
            select: { title: 'name', date: 'date', lastDate: 'lastDate', opens: 'opens', closes: 'closes' },
            prepare: ({ title, date, lastDate, opens, closes }) => ({
              title,
              subtitle: `${[date, lastDate].flatMap((day) => (day ? (written(formatDate, day) ?? day) : [])).join(' to ')}: ${timesText({ opens, closes })}`,
            }),
          },
        }),
      ],
    }),
    fieldText(
      'areaSaturday',
      'Saturday, on town pages',
      'What the pages of towns say about Saturday, such as "By appointment".',
      40,
    ),
    fieldText('areaEmergency', 'Emergencies', 'When emergencies are answered by phone, such as "24/7".', 40),
  ],
  preview: { prepare: () => ({ title: 'Opening hours' }) },
})
