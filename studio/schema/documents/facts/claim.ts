import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineField, defineType } from 'sanity'
import { DateInput } from '../../../inputs/date-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'

export const claim = defineType({
  name: 'claim',
  title: 'Claim',
  type: 'document',
  icon: CheckmarkCircleIcon,
  description:
    'A figure that the business states about itself, with the proof for it. Pages show it from here.',
  fields: [
    fieldText('title', 'Name of the claim', 'For you, to find it again, such as "Years in the trade".', 80),
    fieldText('value', 'Figure', 'As visitors read it, such as "25+" or "4.9/5".', 40),
    fieldText(
      'label',
      'What the figure counts',
      'Shown beside the figure, such as "Years in the trade".',
      60,
    ),
    defineField({
      name: 'evidence',
      title: 'Proof',
      type: 'text',
      rows: 2,
      description: 'Where the figure comes from, such as a count or a page. Not shown to visitors.',
    }),
    defineField({
      name: 'checkedOn',
      title: 'Checked on',
      type: 'date',
      components: { input: DateInput },
      description: 'When you last checked that the figure is true.',
    }),
    sampleField('the figure'),
  ],
  preview: { select: { title: 'title', subtitle: 'value' } },
})
