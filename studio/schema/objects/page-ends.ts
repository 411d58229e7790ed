import { defineType } from 'sanity'
import { requiredText } from '#content/documents/field-kinds.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { fewWords, fieldText, line, passage, picture } from '../fields.ts'
import { commaList } from '../list-fields.ts'
import { requiredAs } from '../rules/read-as.ts'

const MOST_WORDS = 12
/** The longest word that a phone of 320 px shows whole in its largest letters has so many. */
const MOST_LETTERS = 20

function tooLongForPhone(heading: string | undefined): true | string {
  const words = cleanText(heading ?? '').split(' ')
  if (words.length > MOST_WORDS)
    return `That’s ${words.length} words. Keep the heading to ${MOST_WORDS}: its letters are the biggest on the page.`
  const long = words.flatMap((word) => word.split(/[-‐–—/]/)).find(({ length }) => length > MOST_LETTERS)
  return long ? `“${long}” is too long for a phone. Say it in shorter words.` : true
}

export const hero = defineType({
  name: 'hero',
  title: 'Top of the page',
  type: 'object',
  description: 'What a visitor sees first. The website adds the buttons.',
  fields: [
    fewWords('badge', 'Badge', {
      description: 'Optional. A few words in a frame above the heading, such as "Matthews specialists".',
      most: 40,
    }),
    line('heading', 'Heading', {
      description: 'The biggest words on the page: what you do here, in twelve words or fewer.',
      validation: (rule) => [
        requiredAs(rule, requiredText, 'Write a heading: it’s the first thing a visitor reads.'),
        rule.custom(tooLongForPhone),
        rule.max(80).warning('A shorter heading fits a phone better.'),
      ],
    }),
    passage('lead', 'Opening sentences', {
      description: 'One to three sentences: who it’s for, what’s included, and what happens next.',
      rows: 3,
      validation: (rule) => [
        requiredAs(rule, requiredText, 'Write one to three sentences below the heading.'),
        rule.max(400).error('Keep it to three sentences, at most 400 characters.'),
      ],
    }),
    fewWords('action', 'Words on the quote button', {
      description: 'Optional. Such as "Free consultation". Without it, the button says what it usually says.',
      most: 32,
    }),
    fewWords('projectsAction', 'Words on a button to the projects', {
      description:
        'Optional. Such as "View historic projects". The button goes to the projects on the same page, while it has any.',
      most: 32,
    }),
    picture('picture', 'Picture', {
      description:
        'Optional. A wide picture. Without one, a service shows its before-and-after pictures here.',
    }),
  ],
})

export const closing = defineType({
  name: 'closing',
  title: 'Call to action',
  type: 'object',
  fields: [
    fieldText('heading', 'Heading', {
      description: 'A question or an offer, such as "Ready for a number?".',
    }),
    fieldText('text', 'Text', {
      description: 'One or two sentences: what to send you, and what happens next.',
      most: 240,
    }),
    fewWords('mailAction', 'Words on the button', {
      description:
        'Optional. For the button that sends the short form, such as "Free consultation". Without it, the button says what it usually says.',
      most: 32,
    }),
  ],
})

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  description: 'What people see of this page on Google, or when someone shares it.',
  options: { collapsible: true, collapsed: true },
  fields: [
    line('title', 'Title in search results', {
      description:
        'Service and town first, such as "House Painting in Charlotte, NC". At most 60 characters. Your business name comes after it if there’s room.',
      validation: (rule) => [
        requiredAs(rule, requiredText, 'Give the page a title: it’s the blue line in search results.'),
        rule.max(60).error('Make it shorter: search engines cut titles off after about 60 characters.'),
      ],
    }),
    passage('description', 'Description in search results', {
      description: 'Two sentences that make someone with this problem want to click. At most 160 characters.',
      rows: 3,
      validation: (rule) => [
        requiredAs(
          rule,
          requiredText,
          'Write one or two sentences: they’re below the title in search results.',
        ),
        rule
          .max(160)
          .error('Make it shorter: search engines cut descriptions off after about 160 characters.'),
      ],
    }),
    commaList('keywords', 'Keywords', {
      description:
        'Optional. Words people search for, with commas between them. Search engines hardly use them anymore.',
    }),
  ],
})
