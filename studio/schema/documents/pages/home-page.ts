import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity'
import { ShownInput } from '../../../website/shown-field.tsx'
import { fieldText, passage, picture, richText, sampleField, together, yesOrNo } from '../../fields.ts'
import { lines, reference, references, things } from '../../list-fields.ts'
import { measureField, placesField } from './home-hero.ts'
import { closingField, heroField, seoField } from './page-fields.ts'

const heading = fieldText('heading', 'Heading', {
  description: 'What this part is about, in a few words.',
})
const intro = passage('intro', 'Introduction', {
  description: 'Optional. One or two sentences below the heading.',
})

/** A part of a page that is always there: a heading, an optional introduction, and what the part is for. */
const part = (name: string, title: string, description: string, fields: FieldDefinition[] = []) =>
  together(name, title, {
    description,
    fields: [heading, intro, ...fields],
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
    sampleField('the headline'),
    placesField,
    measureField,
    references('badges', 'Facts below the top', 'claim', {
      description: 'The three to five numbers a visitor should see first.',
      least: 3,
    }),
    part('about', 'About', 'Who you are, with a few numbers and a review.', [
      references('claims', 'Numbers', 'claim', { description: 'Three or four numbers.', least: 3 }),
      lines('points', 'Points', { description: 'Short promises you keep.' }),
      defineField({
        name: 'pictures',
        title: 'Pictures',
        type: 'array',
        description: 'Two pictures.',
        of: [defineArrayMember({ type: 'picture' })],
        validation: (rule) => rule.max(2).error('Keep at most two pictures.'),
      }),
      reference('review', 'Review', 'review', { description: 'Optional. One review next to the numbers.' }),
    ]),
    part('popular', 'Popular jobs', 'Six jobs with their prices, numbered on the drawing of the house.', [
      things('jobs', 'Jobs', {
        description:
          'In the order of the numbers on the drawing: 1 ceiling and walls, 2 porch, 3 siding, 4 living room, 5 bathroom, 6 porch ceiling.',
        min: 6,
        max: 6,
        error: 'The drawing has six numbers, so keep six jobs.',
        item: {
          name: 'popularJob',
          title: 'Job',
          fields: [
            fieldText('title', 'Job', {
              description: 'In two or three words, such as "Deck staining".',
              most: 40,
            }),
            reference('price', 'Price', 'price', {
              description: 'The price to show.',
              missing: 'Choose the price.',
            }),
            reference('service', 'Leads to', 'service', {
              description: 'Optional. The service page it opens.',
            }),
            fieldText('text', 'What it covers', {
              description: 'One line, such as "Wash, sand, and two coats".',
              most: 100,
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'price.title' } },
        },
      }),
    ]),
    part('services', 'Main services', 'Your four main services as cards, and the others as a list.', [
      references('main', 'Main services', 'service', {
        description: 'Handyman, Renovations, Construction, and Maintenance.',
        least: 1,
      }),
      fieldText('additionalHeading', 'Heading of the list', {
        description: 'Above the list of other services.',
      }),
      references('additional', 'Other services', 'service', {
        description: 'The services in the list, most popular first.',
        least: 1,
      }),
      reference('review', 'Review', 'review', { description: 'Optional. One review next to the list.' }),
    ]),
    part('contact', 'Contact', 'The ways to reach you.', [
      fieldText('emergency', 'Emergency heading', {
        description:
          'Above the emergency number, such as "Water, power, or storm emergency?". Left out if you answer no emergency calls.',
        most: 60,
      }),
      fieldText('emergencyText', 'Emergency text', {
        description: 'What to do, and what happens next.',
        most: 200,
      }),
    ]),
    part('owner', 'Owner', 'The person behind the business, here and on your About page.', [
      yesOrNo('shown', 'Show on the website', {
        description: 'Off leaves this part out of your home page and your About page.',
        components: { input: ShownInput },
      }),
      richText('text', 'Text', {
        description: 'Who you are and how you work, in two or three short paragraphs.',
        missing: 'Write a few sentences about the owner.',
      }),
      picture('picture', 'Your picture', {
        description:
          'A photo of you on a job, wider than tall. People hire a face: no other picture on your website does more.',
      }),
      references('claims', 'Numbers', 'claim', {
        description: 'The owner’s numbers: years, projects, and happy customers.',
        least: 1,
      }),
      sampleField('the profile'),
    ]),
    part('gallery', 'Gallery', 'Some of your finished work. Visitors can filter it by category.', [
      references('projects', 'Projects', 'project', {
        description:
          'The ones on your home page, best first. With none of them on your website, it shows your newest. Your gallery page shows all.',
        least: 1,
      }),
    ]),
    part('videos', 'Videos', 'Short videos of the work.', [
      references('items', 'Videos', 'video', { description: 'Four videos, best first.', least: 1 }),
    ]),
    part(
      'articles',
      'Articles elsewhere',
      'Articles on other sites that help people before they hire someone.',
      [references('items', 'Articles', 'article', { description: 'Three articles.', least: 1 })],
    ),
    part('social', 'Social pages', 'Your pages on other sites, and what you posted there.', [
      references('cards', 'Pages', 'socialCard', { description: 'Your pages on other sites.', least: 1 }),
      references('posts', 'Posts', 'socialPost', { description: 'Recent posts, newest first.', least: 1 }),
    ]),
    part('glance', 'At a glance', 'Your hours, rating, and towns on three cards. They fill in on their own.'),
    part('reviews', 'Reviews', 'What customers wrote. The first one is the big one.', [
      references('items', 'Reviews', 'review', {
        description:
          'Best first. Three or more look best. With none of them on your website, your home page shows your newest reviews.',
      }),
    ]),
    part('quote', 'Quote', 'The big form for a free estimate, with what happens next.', [
      fieldText('formHeading', 'Heading of the form', {
        description: 'Such as "Get Your FREE Estimate Today".',
      }),
      lines('steps', 'What happens next', {
        description: 'Three or four short steps.',
        least: 2,
        error: 'Add at least two steps.',
      }),
    ]),
    part('areas', 'Service areas', 'A tile for each of your cities. They fill in on their own.'),
    part('guide', 'Guide', 'The long article for people who are choosing a contractor.', [
      things('chapters', 'Chapters', {
        description: 'Four to eight chapters, each with a heading.',
        min: 1,
        error: 'Add at least one chapter.',
        item: {
          name: 'chapter',
          title: 'Chapter',
          fields: [
            fieldText('heading', 'Heading', { description: 'What the chapter answers.' }),
            richText('text', 'Text', {
              description: 'One to three paragraphs.',
              missing: 'Write the chapter.',
            }),
          ],
          preview: { select: { title: 'heading' } },
        },
      }),
    ]),
    part('byLocation', 'Services by town', 'A table of your towns and services. It fills in on its own.'),
    part('questions', 'Questions', 'Questions and answers that open with a tap.', [
      references('items', 'Questions', 'faq', { description: 'Most common first.', least: 1 }),
    ]),
    part('links', 'More pages', 'Links to more pages at the bottom of your home page.', [
      references('services', 'Services', 'service', { description: 'Services to link to.', least: 1 }),
      references('cities', 'Towns', 'city', { description: 'Towns to link to.', least: 1 }),
    ]),
    closingField,
    seoField,
  ],
  preview: { prepare: () => ({ title: 'Home page' }) },
})
