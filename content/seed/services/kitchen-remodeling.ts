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
  heading: 'Four steps to a kitchen',
  steps: [
    {
      title: 'Consultation',
      text: 'We measure, cook a meal on paper, and ask what you hate about the kitchen you have.',
    },
    {
      title: 'Design development',
      text: 'Two layouts with a price for each and every material by name. Changes are cheapest here.',
    },
    {
      title: 'Permits and planning',
      text: 'Permits filed, cabinets ordered, a temporary sink, and stove set up. Nothing’s torn out before the cabinets have a date.',
    },
    {
      title: 'Construction and completion',
      text: 'Dust walls up, inspections met, a last walk with blue tape.',
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
    'Kitchen remodeling around Charlotte, from new fronts to a new floor plan. One drawing, one written price, and a working corner while we build.',
    picture('kitchen-white-shaker.jpg'),
  ),
  sections: [
    badges({
      heading: 'Who builds it',
      claims: ['claim-licensed', 'claim-rating', 'claim-years-in-trade', 'claim-free-estimates'],
    }),
    beforeAfter({
      heading: 'The same four walls',
      intro: 'Sink, range, and refrigerator stay where the pipes and wires are, which saves the most.',
      before: picture('kitchen-before.jpg'),
      after: picture('kitchen-after.jpg'),
      caption: 'Honey oak and laminate under a soffit, then white shaker fronts and a navy island.',
    }),
    kitchenWork,
    kitchenTrends,
    steps,
    stats({
      heading: 'Kitchens in figures',
      claims: ['claim-kitchen-return', 'claim-kitchen-time', 'claim-kitchens', 'claim-satisfaction'],
    }),
    projects({
      heading: 'Two more kitchens',
      items: ['project-navy-island', 'project-sage-galley'],
    }),
    areas({
      heading: 'Where we build kitchens',
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
      heading: 'Cooked in since',
      most: 3,
    }),
    questions({
      heading: 'Questions before demolition',
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
    'What would you change first?',
    'Send two photos and a rough size. We’ll come to measure, and you keep the drawing either way.',
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
