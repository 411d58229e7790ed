import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { projects } from '../proof-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, reviews, serviceCards, stats } from '../sections.ts'

const features = reasons({
  picture: picture('reno-living-room-builtins.jpg'),
  heading: 'Why remodel all at once',
  intro: 'Going room by room means dumpsters, permits, and dust over and over.',
  purpose: 'features',
  points: [
    {
      title: 'One set of drawings',
      text: 'Walls, ducts, drains, and wiring are all on the same plans, so the upstairs drain doesn’t run into the new beam below.',
    },
    {
      title: 'One foreman, every day',
      text: 'The person who measured your house runs the job and sends you an update with photos every Friday.',
    },
    {
      title: 'One price, in parts',
      text: 'Every room has its own line. Drop a room or swap it for another, and see the new total before you decide.',
    },
  ],
})

const scope = serviceCards({
  heading: 'What a whole-home remodel covers',
  cards: [
    {
      title: 'Structure',
      text: 'Piers, beams, joists, and the wall you’d like gone. In an old house, structure comes first, because nothing stays level on a sinking post.',
      features: [
        'Crawl space and attic opened',
        'Engineer’s letter where walls move',
        'Floors brought back to level',
      ],
    },
    {
      title: 'Systems',
      text: 'Wiring, pipes, ducts, and the panel, replaced while the walls are open.',
      features: [
        'Knob-and-tube and aluminum wiring replaced',
        'Gray plastic and galvanized pipe replaced',
        'Heating and cooling resized',
      ],
    },
    {
      title: 'Rooms',
      text: 'Kitchen, baths, stairs, built-ins, and floors, on one plan so everything matches.',
      features: ['Kitchens and baths', 'Stairs and railings', 'Floors patched with salvaged boards'],
    },
    {
      title: 'Windows and siding',
      text: 'Windows, insulation, siding, and porch. A tighter house needs fresh air, so we plan for ventilation too.',
      features: [
        'Windows repaired or replaced',
        'Attic and floor insulated',
        'Tested for lead and asbestos first',
      ],
    },
  ],
})

const steps = process({
  heading: 'How a whole-home remodel works',
  steps: [
    {
      title: 'Walk it',
      text: 'The walk-through takes about two hours, from the crawl space to the attic. You tell us what bothers you, and we tell you what the house needs.',
    },
    {
      title: 'Open a few holes',
      text: 'We cut small holes to see what’s inside the walls. A patch is cheaper than a surprise in week six.',
    },
    {
      title: 'Draw and price',
      text: 'You get plans, a materials list, a schedule that shows when you’ll have to move out, and one written price.',
    },
    {
      title: 'Build from the bottom',
      text: 'We start with structure, then pipes and wires, then drywall, tile, cabinets, and floors. An inspector sees each step before it gets covered up.',
    },
    {
      title: 'Hand it over',
      text: 'We walk through the house with you and fix what you mark. You get a binder with permits, paint colors, valve locations, and photos of every open wall.',
    },
  ],
})

/** The page of whole-home remodels and its card. */
export const wholeHomeRemodel: Seed<Service> = {
  _id: 'service-whole-home-remodel',
  _type: 'service',
  title: 'Whole-home remodel',
  slug: slug('whole-home-remodel'),
  category: ref('service-renovations'),
  hero: hero(
    'Whole-home remodels with one plan and one crew',
    'From 1920s bungalows to 1990s two-stories. You get one set of drawings, one written price, and one crew from start to finish.',
    picture('kitchen-open-plan.jpg'),
  ),
  sections: [
    features,
    stats({
      heading: 'Time and experience',
      claims: ['claim-whole-home-time', 'claim-whole-home-years', 'claim-renovation-lead'],
    }),
    projects({
      heading: 'Two whole-home projects',
      intro: 'The prices are typical too.',
      items: ['project-bungalow', 'project-two-story'],
    }),
    scope,
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions about whole-home remodels',
      items: [
        'faq-whole-home-cost',
        'faq-whole-home-time',
        'faq-whole-home-live',
        'faq-whole-home-surprises',
        'faq-whole-home-permits',
      ],
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-huntersville', 'city-davidson'],
    }),
  ],
  closing: closing(
    'Get a whole-home quote',
    'What year was your house built, and which room is the worst? We’ll walk the house with you for free and tell you where to start.',
  ),
  summary: 'One set of drawings, one schedule, and one price for the whole house.',
  picture: picture('kitchen-open-plan.jpg'),
  cardPrice: ref('price-renovations'),
  seo: seo(
    'Whole-Home Remodeling in Charlotte, NC',
    'Whole-house remodels around Charlotte, from Dilworth bungalows to Ballantyne two-stories. You get one set of drawings, one foreman, and one price.',
    'whole home remodel Charlotte',
    'house renovation contractor',
    'bungalow renovation',
  ),
}
