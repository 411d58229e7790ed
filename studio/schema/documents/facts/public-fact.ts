import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { DateInput } from '../../../inputs/date-input.tsx'
import { fieldText } from '../../text-field.ts'

export const publicFact = defineType({
  name: 'publicFact',
  title: 'Law, fee, or statistic',
  type: 'document',
  icon: BookIcon,
  description:
    'What your pages say about a law, a permit, a fee, or a statistic, and the office that says so. Visitors don’t see this: it’s your proof.',
  fields: [
    fieldText('title', 'Name', 'So you can find it again, such as "Lead paint in houses before 1978".', 80),
    defineField({
      name: 'statement',
      title: 'What your pages say',
      type: 'text',
      rows: 3,
      description: 'In a sentence or two, so someone who knows can say yes or no.',
      validation: (rule) =>
        rule.required().max(400).error('Write one or two sentences, at most 400 characters.'),
    }),
    defineField({
      name: 'words',
      title: 'Words to find it by',
      type: 'array',
      description:
        'Words your pages use when they talk about this, such as "lead paint". Search for them to see every place.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.required().min(1).error('Add at least one word or phrase, exactly as your pages say it.'),
        rule.unique().error('Add each one only once.'),
      ],
    }),
    fieldText(
      'source',
      'Public office',
      'Who says so, such as "NC Licensing Board for General Contractors".',
    ),
    fieldText(
      'passage',
      'Where it says so',
      'The law, the chapter, or the page, such as "General Statute 87-1".',
      160,
    ),
    defineField({
      name: 'url',
      title: 'Address of the source',
      type: 'url',
      description: 'The public office’s own page.',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Paste the full address, starting with https://.'),
    }),
    defineField({
      name: 'checkedOn',
      title: 'Checked on',
      type: 'date',
      components: { input: DateInput },
      description: 'When someone last read the source and made sure your pages say the same thing.',
    }),
    defineField({
      name: 'confirmedBy',
      title: 'Confirmed by',
      type: 'string',
      description: 'Someone who knows and said yes: the permit office, your electrician, or your lawyer.',
      validation: (rule) => rule.max(120).error('Keep it to at most 120 characters.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'source' } },
})
