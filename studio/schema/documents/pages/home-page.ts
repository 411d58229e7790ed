import { HomeIcon } from '@sanity/icons/Home'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { fieldText, lines, listOf, reference, references } from '../../fields.ts'
import { measureField, placesField } from './home-hero.ts'
import {
  articles,
  byLocation,
  gallery,
  guide,
  links,
  owner,
  part,
  quote,
  social,
  videos,
} from './home-showcase.ts'
import { closingField, heroField, seoField } from './page-fields.ts'

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
    owner,
    gallery,
    videos,
    articles,
    social,
    part('glance', 'At a glance', 'Your hours, rating, and towns on three cards. They fill in on their own.'),
    part('reviews', 'Reviews', 'What customers wrote. The first one is the big one.', [
      references(
        'items',
        'Reviews',
        'review',
        'Best first. Three or more look best. With none, your home page leaves this part out.',
      ),
    ]),
    quote,
    part('areas', 'Service areas', 'A tile for each of your cities. They fill in on their own.'),
    guide,
    byLocation,
    part('questions', 'Questions', 'Questions and answers that open with a tap.', [
      references('items', 'Questions', 'faq', 'Most common first.', 1),
    ]),
    links,
    closingField,
    seoField,
  ],
  preview: { prepare: () => ({ title: 'Home page' }) },
})
