import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { projects } from '../proof-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reviews, serviceCards } from '../sections.ts'
import { time } from './renovations/time.ts'

const work = serviceCards({
  heading: 'Renovations we do',
  cards: [
    {
      title: 'Bathroom remodeling',
      text: 'From a new vanity to a full gut. We photograph the waterproofing before tile covers it.',
      features: ['Tub to shower, or back', 'Curbless showers', 'Fans that vent outside', 'Heated floors'],
      price: 'price-bathroom-remodel',
      service: 'service-bathroom-remodeling',
    },
    {
      title: 'Kitchen remodeling',
      text: 'We start with the layout. You’ll have a temporary kitchen until the new one’s ready.',
      features: [
        'Walls moved or removed',
        'Islands and pantries',
        'Lighting on its own circuits',
        'Hoods that vent outside',
      ],
      price: 'price-kitchen-remodel',
      service: 'service-kitchen-remodeling',
    },
    {
      title: 'Whole-home remodels',
      text: 'One set of plans and one schedule, phased so you can live on one floor or move out just once.',
      features: [
        'One plan for pipes and wires',
        'Matching floors throughout',
        'Windows and insulation',
        'Built-ins and stairs',
      ],
      price: 'price-renovations',
      service: 'service-whole-home-remodel',
    },
    {
      title: 'Room additions',
      text: 'Sunrooms, primary suites, second stories, and family rooms that match the house.',
      features: [
        'Setbacks checked first',
        'Foundations to match',
        'Roofs that drain right',
        'Heating and cooling resized',
      ],
      price: 'price-room-addition-basic',
      service: 'service-room-additions',
    },
  ],
})

const steps = process({
  heading: 'How a renovation works',
  steps: [
    {
      title: 'Consultation',
      text: 'We measure, check the panel and the crawl space, and ask what bothers you most.',
    },
    {
      title: 'Design and planning',
      text: 'You get drawings, a materials list, and one written price. If the plan changes, you see the new price first.',
    },
    {
      title: 'Construction',
      text: 'We put up dust walls and sweep every day. Every Friday you get photos, a recap, and next week’s plan.',
    },
    {
      title: 'Final walk-through',
      text: 'You put blue tape on anything that isn’t right. We send the last invoice after every piece of tape is gone.',
    },
  ],
})

/** The page of renovations and its card. */
export const renovations: Seed<Service> = {
  _id: 'service-renovations',
  _type: 'service',
  title: 'Renovations',
  slug: slug('renovations'),
  hero: hero(
    'Home renovations in Charlotte, drawn and priced first',
    'Kitchens, bathrooms, whole homes, and additions around Charlotte. You approve a drawing and one written price before we tear anything out.',
    picture('service-renovations.jpg'),
  ),
  sections: [
    work,
    projects({
      heading: 'Two renovations',
      items: ['project-finished-basement', 'project-staircase-hall'],
    }),
    steps,
    time,
    areas({
      heading: 'Where we work',
      intro: 'Permits and review boards differ from town to town.',
      cities: ['city-charlotte', 'city-matthews', 'city-mint-hill', 'city-pineville', 'city-huntersville'],
    }),
    reviews({
      heading: 'Reviews',
      most: 4,
    }),
    questions({
      heading: 'Questions about renovations',
      items: [
        'faq-renovation-cost',
        'faq-renovation-permit',
        'faq-renovation-license',
        'faq-renovation-live',
        'faq-renovation-return',
      ],
    }),
  ],
  closing: closing(
    'Get a renovation quote',
    'Which room bothers you most? Two photos and a few words will do. The first visit’s free.',
  ),
  summary: 'Kitchens, baths, and whole-home remodels with drawings, permits, and one written price.',
  picture: picture('service-renovations.jpg'),
  cardPrice: ref('price-renovations'),
  seo: seo(
    'Home Renovations in Charlotte, NC',
    'Kitchen, bathroom, and whole-home renovations and additions around Charlotte. You get drawings, permits, and one written price before we start.',
    'home renovation Charlotte',
    'remodeling contractor',
  ),
}
