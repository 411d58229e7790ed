import { defineField, type FieldDefinition } from 'sanity'
import {
  fieldText,
  lines,
  listOf,
  passage,
  picture,
  references,
  richText,
  sampleField,
} from '../../fields.ts'

const heading = fieldText('heading', 'Heading', 'What this part is about, in a few words.', 80)
const intro = passage('intro', 'Introduction', 'Optional. One or two sentences below the heading.', 2)

/** A part of a page that is always there: a heading, an optional introduction, and what the part is for. */
export const part = (name: string, title: string, description: string, fields: FieldDefinition[] = []) =>
  defineField({
    name,
    title,
    type: 'object',
    description,
    options: { collapsible: true, collapsed: true },
    fields: [heading, intro, ...fields],
    validation: (rule) => rule.required().error(`Fill in the part "${title}".`),
  })

/** The person behind the business, and what was built. */
export const owner = part('owner', 'Owner', 'The person behind the business.', [
  richText(
    'text',
    'Text',
    'Who you are and how you work, in two or three short paragraphs.',
    'Write a few sentences about the owner.',
  ),
  picture(
    'picture',
    'Your picture',
    'A photo of you on a job, wider than tall. People hire a face: no other picture on your website does more.',
  ),
  references('claims', 'Figures', 'claim', 'The owner’s figures: years, projects, and happy customers.', 1),
  sampleField('the profile'),
])

export const gallery = part(
  'gallery',
  'Gallery',
  'Some of your finished work. Visitors can filter it by category.',
  [
    references(
      'projects',
      'Projects',
      'project',
      'The ones on your home page, best first. Your gallery page shows all of them on its own.',
      1,
    ),
  ],
)

export const videos = part('videos', 'Videos', 'Short videos of the work.', [
  references('items', 'Videos', 'video', 'Four videos, best first.', 1),
])

export const articles = part(
  'articles',
  'Articles elsewhere',
  'Articles on other sites that help people before they hire someone.',
  [references('items', 'Articles', 'article', 'Three articles.', 1)],
)

export const social = part(
  'social',
  'Social pages',
  'Your pages on other sites, and what you posted there.',
  [
    references('cards', 'Pages', 'socialCard', 'Your pages on other sites.', 1),
    references('posts', 'Posts', 'socialPost', 'Recent posts, newest first.', 1),
  ],
)

export const quote = part('quote', 'Quote', 'The big form for a free estimate, with what happens next.', [
  fieldText('formHeading', 'Heading of the form', 'Such as "Get Your FREE Estimate Today".', 80),
  lines('steps', 'What happens next', 'Three or four short steps.', 2, 'Add at least two steps.'),
])

export const guide = part('guide', 'Guide', 'The long article for people who are choosing a contractor.', [
  listOf(
    'chapters',
    'Chapters',
    'Four to eight chapters, each with a heading.',
    { min: 1 },
    'Add at least one chapter.',
    {
      name: 'chapter',
      title: 'Chapter',
      fields: [
        fieldText('heading', 'Heading', 'What the chapter answers.', 80),
        richText('text', 'Text', 'One to three paragraphs.', 'Write the chapter.'),
      ],
      preview: { select: { title: 'heading' } },
    },
  ),
])

export const byLocation = part(
  'byLocation',
  'Services by town',
  'A table of your towns and services. It fills in on its own.',
)

export const links = part('links', 'More pages', 'Links to more pages at the bottom of your home page.', [
  references('services', 'Services', 'service', 'Services to link to.', 1),
  references('cities', 'Towns', 'city', 'Towns to link to.', 1),
])
