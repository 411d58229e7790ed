import { BookIcon } from '@sanity/icons/Book'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { defineType } from 'sanity'
import { texts } from '#content/documents/field-kinds.ts'
import { day, fewWords, fieldText, passage, sampleField, sentences, webAddress } from '../../fields.ts'
import { lines } from '../../list-fields.ts'
import { requiredAs } from '../../rules/read-as.ts'

export const claim = defineType({
  name: 'claim',
  title: 'Number about you',
  type: 'document',
  icon: CheckmarkCircleIcon,
  description: 'A number you state about your business, with the proof for it. Your pages show it from here.',
  fields: [
    fieldText('title', 'Name of this number', {
      description: 'So you can find it again, such as "Years in the trade".',
    }),
    fieldText('value', 'Number', {
      description: 'The way visitors read it, such as "25+" or "4.9/5".',
      most: 40,
    }),
    fieldText('label', 'What it counts', {
      description: 'Shown next to the number, such as "Years in the trade".',
      most: 60,
    }),
    passage('evidence', 'Proof', {
      description: 'Where the number comes from, such as a count or a web page. Visitors don’t see this.',
    }),
    day('checkedOn', 'Checked on', { description: 'The last time you made sure it’s true.' }),
    sampleField('the number'),
  ],
  preview: { select: { title: 'title', subtitle: 'value' } },
})

export const publicFact = defineType({
  name: 'publicFact',
  title: 'Law, fee, or statistic',
  type: 'document',
  icon: BookIcon,
  description:
    'What your pages say about a law, a permit, a fee, or a statistic, and the office that says so. Visitors don’t see this: it’s your proof.',
  fields: [
    fieldText('title', 'Name', {
      description: 'So you can find it again, such as "Lead paint in houses before 1978".',
    }),
    sentences('statement', 'What your pages say', {
      description: 'In a sentence or two, so someone who knows can say yes or no.',
      most: 400,
      rows: 3,
    }),
    lines('words', 'Words to find it by', {
      description:
        'Words your pages use when they talk about this, such as "lead paint". Search for them to see every place.',
      validation: (rule) => [
        requiredAs(rule, texts(1, 'Add at least one word or phrase, exactly as your pages say it.')),
        rule.unique().error('Add each one only once.'),
      ],
    }),
    fieldText('source', 'Public office', {
      description: 'Who says so, such as "NC Licensing Board for General Contractors".',
      most: 120,
    }),
    fieldText('passage', 'Where it says so', {
      description: 'The law, the chapter, or the page, such as "General Statute 87-1".',
      most: 160,
    }),
    webAddress('url', 'Address of the source', { description: 'The public office’s own page.' }),
    day('checkedOn', 'Checked on', {
      description: 'When someone last read the source and made sure your pages say the same thing.',
    }),
    fewWords('confirmedBy', 'Confirmed by', {
      description: 'Someone who knows and said yes: the permit office, your electrician, or your lawyer.',
      most: 120,
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'source' } },
})
