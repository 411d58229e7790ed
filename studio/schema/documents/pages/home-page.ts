import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity'
import {
  fieldText,
  lines,
  listOf,
  passage,
  picture,
  reference,
  references,
  richText,
  sampleField,
  together,
} from '../../fields.ts'
import { measureField, placesField } from './home-hero.ts'
import { closingField, heroField, seoField } from './page-fields.ts'

const heading = fieldText('heading', 'Heading', 'What this part is about, in a few words.', 80)
const intro = passage('intro', 'Introduction', 'Optional. One or two sentences below the heading.', 2)

/** A part of a page that is always there: a heading, an optional introduction, and what the part is for. */
const part = (name: string, title: string, description: string, fields: FieldDefinition[] = []) =>
  defineField({
    ...together(name, title, description, [heading, intro, ...fields]),
    options: { collapsible: true, collapsed: true },
    validation: (rule) => rule.required().error(`Fill in the part "${title}".`),
  })

export const homePage = defineType({
  name: 'homePage',
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  description: 'The first page of your website. Its parts are always in this order.',
  fields: [
    heroField,
    placesField,
    measureField,
    references(
      'badges',
      'Facts below the top',
      'claim',
      'The three to five figures a visitor should see first.',
      3,
    ),
    part('about', 'About', 'Who you are, with a few figures and a review.', [
      references('claims', 'Figures', 'claim', 'Three or four figures.', 3),
      lines('points', 'Points', 'Short promises you keep.'),
      defineField({
        name: 'pictures',
        title: 'Pictures',
        type: 'array',
        description: 'Two pictures.',
        of: [defineArrayMember({ type: 'picture' })],
        validation: (rule) => rule.max(2).error('Keep at most two pictures.'),
      }),
      reference('review', 'Review', 'review', 'Optional. One review next to the figures.'),
    ]),
    part('popular', 'Popular jobs', 'Six jobs with their prices, numbered on the drawing of the house.', [
      listOf(
        'jobs',
        'Jobs',
        'In the order of the numbers on the drawing: 1 ceiling and walls, 2 porch, 3 siding, 4 living room, 5 bathroom, 6 porch ceiling.',
        { min: 6, max: 6 },
        'The drawing has six numbers, so keep six jobs.',
        {
          name: 'popularJob',
          title: 'Job',
          fields: [
            fieldText('title', 'Job', 'In two or three words, such as "Deck staining".', 40),
            reference('price', 'Price', 'price', 'The price to show.', 'Choose the price.'),
            reference('service', 'Leads to', 'service', 'Optional. The service page it opens.'),
            fieldText('text', 'What it covers', 'One line, such as "Wash, sand, and two coats".', 100),
          ],
          preview: { select: { title: 'title', subtitle: 'price.title' } },
        },
      ),
    ]),
    part('services', 'Main services', 'Your four main services as cards, and the others as a list.', [
      references(
        'main',
        'Main services',
        'service',
        'Handyman, Renovations, Construction, and Maintenance.',
        1,
      ),
      fieldText('additionalHeading', 'Heading of the list', 'Above the list of other services.', 80),
      references(
        'additional',
        'Other services',
        'service',
        'The services in the list, most popular first.',
        1,
      ),
      reference('review', 'Review', 'review', 'Optional. One review next to the list.'),
    ]),
    part('contact', 'Contact', 'The ways to reach you.', [
      fieldText(
        'emergency',
        'Emergency heading',
        'Above the emergency number, such as "Water, power, or storm emergency?".',
        60,
      ),
      fieldText('emergencyText', 'Emergency text', 'What to do, and what happens next.', 200),
    ]),
    part('owner', 'Owner', 'The person behind the business.', [
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
      references(
        'claims',
        'Figures',
        'claim',
        'The owner’s figures: years, projects, and happy customers.',
        1,
      ),
      sampleField('the profile'),
    ]),
    part('gallery', 'Gallery', 'Some of your finished work. Visitors can filter it by category.', [
      references(
        'projects',
        'Projects',
        'project',
        'The ones on your home page, best first. Your gallery page shows all of them on its own.',
        1,
      ),
    ]),
    part('videos', 'Videos', 'Short videos of the work.', [
      references('items', 'Videos', 'video', 'Four videos, best first.', 1),
    ]),
    part(
      'articles',
      'Articles elsewhere',
      'Articles on other sites that help people before they hire someone.',
      [references('items', 'Articles', 'article', 'Three articles.', 1)],
    ),
    part('social', 'Social pages', 'Your pages on other sites, and what you posted there.', [
      references('cards', 'Pages', 'socialCard', 'Your pages on other sites.', 1),
      references('posts', 'Posts', 'socialPost', 'Recent posts, newest first.', 1),
    ]),
    part('glance', 'At a glance', 'Your hours, rating, and towns on three cards. They fill in on their own.'),
    part('reviews', 'Reviews', 'What customers wrote. The first one is the big one.', [
      references(
        'items',
        'Reviews',
        'review',
        'Best first. Three or more look best. With none, your home page leaves this part out.',
      ),
    ]),
    part('quote', 'Quote', 'The big form for a free estimate, with what happens next.', [
      fieldText('formHeading', 'Heading of the form', 'Such as "Get Your FREE Estimate Today".', 80),
      lines('steps', 'What happens next', 'Three or four short steps.', 2, 'Add at least two steps.'),
    ]),
    part('areas', 'Service areas', 'A tile for each of your cities. They fill in on their own.'),
    part('guide', 'Guide', 'The long article for people who are choosing a contractor.', [
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
    ]),
    part('byLocation', 'Services by town', 'A table of your towns and services. It fills in on its own.'),
    part('questions', 'Questions', 'Questions and answers that open with a tap.', [
      references('items', 'Questions', 'faq', 'Most common first.', 1),
    ]),
    part('links', 'More pages', 'Links to more pages at the bottom of your home page.', [
      references('services', 'Services', 'service', 'Services to link to.', 1),
      references('cities', 'Towns', 'city', 'Towns to link to.', 1),
    ]),
    closingField,
    seoField,
  ],
  preview: { prepare: () => ({ title: 'Home page' }) },
})
