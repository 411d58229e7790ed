import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { badges, beforeAfter, projects } from '../proof-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reviews, stats } from '../sections.ts'
import { kitchenTrends } from './kitchen-remodeling/trends.ts'
import { kitchenWork } from './kitchen-remodeling/work.ts'

const steps = process({
  heading: 'How a kitchen remodel works',
  steps: [
    {
      title: 'Consultation',
      text: 'We’ll measure, cook a meal on paper, and find out what you hate about your kitchen.',
    },
    {
      title: 'Design development',
      text: 'You’ll get two layouts with a price for each and every material by name. Changes are cheapest here.',
    },
    {
      title: 'Permits and planning',
      text: 'We file permits, order cabinets, and set up a temporary sink and stove. We don’t tear anything out until the cabinets have a date.',
    },
    {
      title: 'Construction and completion',
      text: 'Dust walls go up, inspectors come by, and we’ll walk it with you and a roll of blue tape.',
    },
  ],
})

/** The page of kitchen remodeling and its card. */
export const kitchenRemodeling: Seed<Service> = {
  _id: 'service-kitchen-remodeling',
  _type: 'service',
  title: 'Kitchen remodeling',
  slug: slug('kitchen-remodeling'),
  category: ref('service-renovations'),
  hero: hero(
    'Kitchens laid out for the way you cook',
    'Kitchen remodeling around Charlotte, from new cabinet doors to a new layout. You’ll get one drawing, one written price, and a temporary kitchen while we build.',
    picture('kitchen-white-shaker.jpg'),
  ),
  sections: [
    badges({
      heading: 'Why trust us',
      claims: ['claim-licensed', 'claim-rating', 'claim-years-in-trade', 'claim-free-estimates'],
    }),
    beforeAfter({
      heading: 'Before and after',
      intro:
        'Same four walls. Sink, range, and refrigerator stay where the pipes and wires are, which saves the most.',
      before: picture('kitchen-before.jpg'),
      after: picture('kitchen-after.jpg'),
      caption: 'Honey oak and laminate under a soffit, then white shaker fronts and a navy island.',
    }),
    kitchenWork,
    kitchenTrends,
    steps,
    stats({
      heading: 'Kitchens by the numbers',
      claims: ['claim-kitchen-return', 'claim-kitchen-time', 'claim-kitchens', 'claim-satisfaction'],
    }),
    projects({
      heading: 'Recent kitchen projects',
      items: ['project-navy-island', 'project-sage-galley'],
    }),
    areas({
      heading: 'Where we work',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-cornelius',
        'city-davidson',
        'city-concord',
        'city-gastonia',
        'city-indian-trail',
        'city-waxhaw',
        'city-harrisburg',
      ],
    }),
    reviews({
      heading: 'What our kitchen customers say',
      most: 3,
    }),
    questions({
      heading: 'Questions about kitchens',
      items: [
        'faq-kitchen-cost',
        'faq-kitchen-time',
        'faq-kitchen-cook',
        'faq-kitchen-wall',
        'faq-kitchen-paint-or-replace',
        'faq-kitchen-permit',
      ],
    }),
  ],
  closing: closing(
    'Get a kitchen quote',
    'Tell us what you’d change first and send a rough size. We’ll come to measure, and the drawing is yours either way.',
  ),
  summary: 'Layout, cabinets, counters, light, and floors from one drawing with one written price.',
  picture: picture('kitchen-white-shaker.jpg'),
  cardPrice: ref('price-kitchen-remodel'),
  seo: seo(
    'Kitchen Remodeling in Charlotte, NC',
    'Kitchen remodeling around Charlotte: layout, cabinets, counters, lighting, and floors. One drawing, one written price, permits handled.',
    'kitchen remodeling Charlotte',
    'kitchen contractor',
  ),
}
