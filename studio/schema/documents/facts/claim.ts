import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'
import { DateInput } from '../../../inputs/date-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'

export const claim = defineType({
  name: 'claim',
  title: 'Number about you',
  type: 'document',
  icon: CheckmarkCircleIcon,
  description: 'A number you state about your business, with the proof for it. Your pages show it from here.',
  fields: [
    fieldText('title', 'Name of the figure', 'So you can find it again, such as "Years in the trade".', 80),
    fieldText('value', 'Figure', 'The way visitors read it, such as "25+" or "4.9/5".', 40),
    fieldText(
      'label',
      'What the figure counts',
      'Shown next to the figure, such as "Years in the trade".',
      60,
    ),
    defineField({
      name: 'evidence',
      title: 'Proof',
      type: 'text',
      rows: 2,
      description: 'Where the figure comes from, such as a count or a web page. Visitors don’t see this.',
    }),
    defineField({
      name: 'checkedOn',
      title: 'Checked on',
      type: 'date',
      components: { input: DateInput },
      description: 'The last time you made sure it’s true.',
    }),
    sampleField('the figure'),
  ],
  preview: { select: { title: 'title', subtitle: 'value' } },
})
