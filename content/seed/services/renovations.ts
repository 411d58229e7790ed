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
      text: 'From a new vanity to bare studs and back. We photograph the waterproofing before tile covers it.',
      features: [
        'Tub to shower and back',
        'Entries without a curb',
        'Fans that vent outside',
        'Heated floors',
      ],
      price: 'price-bathroom-remodel',
      service: 'service-bathroom-remodeling',
    },
    {
      title: 'Kitchen remodeling',
      text: 'Layout first, cabinets second, finishes last. You’ll have a temporary kitchen until the new one is ready.',
      features: [
        'Walls moved or removed',
        'Islands and pantries',
        'Lighting on its own circuits',
        'Venting done right',
      ],
      price: 'price-kitchen-remodel',
      service: 'service-kitchen-remodeling',
    },
    {
      title: 'Whole-home remodels',
      text: 'Every room on one set of plans and one schedule, phased so you can live on one floor or move out just once.',
      features: [
        'One plan for all systems',
        'One continuous floor',
        'Windows and insulation',
        'Built-ins and stairs',
      ],
      price: 'price-renovations',
      service: 'service-whole-home-remodel',
    },
    {
      title: 'Room additions',
      text: 'Sunrooms, primary suites, second stories, and family rooms whose roof, siding, and floor meet the old house.',
      features: [
        'Setbacks checked first',
        'Foundations to match',
        'Roof lines that drain',
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
      text: 'We’ll measure every wall, open the panel and the crawl space, and ask what you’d change if you could change one thing.',
    },
    {
      title: 'Design and planning',
      text: 'You’ll get drawings, a materials list by name, and one written price. If you change the plan, you’ll see the new price before you decide.',
    },
    {
      title: 'Construction',
      text: 'Permits posted, dust walls up, site swept daily. Every Friday you’ll get photos, what we did, and what comes next.',
    },
    {
      title: 'Final walk-through',
      text: 'You, the foreman, and a roll of blue tape. We send the last invoice after the last piece of tape is gone.',
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
    'Renovations drawn, priced, and built in that order',
    'Kitchens, bathrooms, whole homes, and additions around Charlotte. You’ll approve a drawing and one written price before we tear anything out.',
    picture('service-renovations.jpg'),
  ),
  sections: [
    work,
    steps,
    time,
    projects({
      heading: 'Two recent renovations',
      intro: 'What was wrong, what we did, and how long it took.',
      items: ['project-finished-basement', 'project-staircase-hall'],
    }),
    areas({
      heading: 'Where we work',
      intro:
        'Permit offices, review boards, and soils differ from town to town. Each page says what matters there.',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-davidson',
      ],
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
    'Which room bothers you most?',
    'Tell us about it and send two photos. The first visit is free, and you keep the measurements.',
  ),
  summary: 'Kitchens, baths, and whole-home remodels with drawings, permits, and one written price.',
  picture: picture('service-renovations.jpg'),
  cardPrice: ref('price-renovations'),
  seo: seo(
    'Home Renovations in Charlotte, NC',
    'Kitchen, bathroom, and whole-home renovations and additions around Charlotte. Drawings, permits, and one written price before work starts.',
    'home renovation Charlotte',
    'remodeling contractor',
  ),
}
