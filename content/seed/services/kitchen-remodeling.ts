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
      text: 'We measure, and you tell us how you cook and what gets in your way.',
    },
    {
      title: 'Design development',
      text: 'You get two layouts, each with a price and a list of materials. This is the cheapest time to change your mind.',
    },
    {
      title: 'Permits and planning',
      text: 'We get the permits, order the cabinets, and set up a temporary sink and stove. Nothing comes out until the cabinets have a delivery date.',
    },
    {
      title: 'Construction and completion',
      text: 'We put up dust walls, build, and meet the inspectors. Then you mark what isn’t right, and we fix it.',
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
    'Kitchen remodeling around Charlotte, from new cabinet doors to a new layout. You get one drawing and one written price, and a temporary kitchen while we work.',
  ),
  sections: [
    badges({
      heading: 'Why trust us',
      claims: ['claim-licensed', 'claim-rating', 'claim-years-in-trade', 'claim-free-estimates'],
    }),
    beforeAfter({
      heading: 'Before and after',
      intro: 'The sink, range, and fridge stayed put, and that saves you the most.',
      before: picture('kitchen-before.jpg'),
      after: picture('kitchen-after.jpg'),
      caption: 'Before: honey oak and laminate. After: white shaker cabinets and a navy island.',
    }),
    kitchenWork,
    kitchenTrends,
    steps,
    stats({
      heading: 'Kitchens by the numbers',
      claims: ['claim-kitchen-return', 'claim-kitchen-time', 'claim-kitchens', 'claim-satisfaction'],
    }),
    projects({
      heading: 'Kitchen projects',
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
    'What would you change first, and about how big is the room? We’ll come measure, and the drawing’s yours, whoever you hire.',
  ),
  summary: 'Layout, cabinets, counters, lighting, and floors, with one drawing and one written price.',
  picture: picture('kitchen-white-shaker.jpg'),
  cardPrice: ref('price-kitchen-remodel'),
  seo: seo(
    'Kitchen Remodeling in Charlotte, NC',
    'Kitchen remodeling around Charlotte: layout, cabinets, counters, lighting, and floors. You get one drawing and one price, and we handle the permits.',
    'kitchen remodeling Charlotte',
    'kitchen contractor',
  ),
}
