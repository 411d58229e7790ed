import { BookIcon } from '@sanity/icons/Book'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { DateInput } from '../../../inputs/date-input.tsx'
import { fieldText } from '../../text-field.ts'

export const publicFact = defineType({
  name: 'publicFact',
  title: 'Law, fee, or public figure',
  type: 'document',
  icon: BookIcon,
  description:
    'What your pages say about a law, a permit, a fee, or a public figure, with the office that says so. Nothing of it is shown: it is your proof.',
  fields: [
    fieldText('title', 'Name', 'For you, to find it again, such as "Lead paint in houses before 1978".', 80),
    defineField({
      name: 'statement',
      title: 'What your pages say',
      type: 'text',
      rows: 3,
      description: 'In a sentence or two, so that somebody who knows can say yes or no.',
      validation: (rule) =>
        rule.required().max(400).error('Write one or two sentences, at most 400 characters.'),
    }),
    defineField({
      name: 'words',
      title: 'Words to find it by',
      type: 'array',
      description:
        'Words that stand in your texts wherever they rest on this, such as "lead paint". Search for them to see every place.',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => [
        rule.required().min(1).error('Give at least one word or phrase, as it stands in your texts.'),
        rule.unique().error('Write each only once.'),
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
      description: 'The page of the public office itself.',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Paste the whole address, starting with https://.'),
    }),
    defineField({
      name: 'checkedOn',
      title: 'Checked on',
      type: 'date',
      components: { input: DateInput },
      description: 'When somebody last read the source and found that your pages say the same.',
    }),
    defineField({
      name: 'confirmedBy',
      title: 'Confirmed by',
      type: 'string',
      description: 'Who here knows it and said yes: the permit office, your electrician, your lawyer.',
      validation: (rule) => rule.max(120).error('Keep it to at most 120 characters.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'source' } },
})
