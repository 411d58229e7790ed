import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { schedule } from '../plan-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'What we wash',
  intro: 'Pressure is for concrete. We clean nearly everything else with soap, time, and a gentle rinse.',
  cards: [
    {
      title: 'Siding',
      text: 'Vinyl, fiber cement, and painted wood, with a low-pressure wash that kills the green and black growth. We never aim water up under the siding.',
      features: ['Outlets and vents covered', 'Windows rinsed at the end'],
    },
    {
      title: 'Driveways and walks',
      text: 'A flat surface cleaner doesn’t leave stripes. Clay stains and rust get their own treatment, because water alone just spreads them.',
    },
    {
      title: 'Decks, washed and stained',
      text: 'Cleaner, soft brush, low pressure along the grain, then sanding and stain once the boards are dry. Too much pressure raises a fuzz that no stain will hide.',
      price: 'price-deck-staining',
    },
    {
      title: 'Fences, washed and stained',
      text: 'Both faces, if your neighbor agrees. The gray comes off first, so you’ll see which boards are sound before you pay to stain them.',
      price: 'price-deck-fence-staining',
    },
    {
      title: 'Brick and stone',
      text: 'Old mortar is softer than new. On a house built before the 1940s we’ll test a corner and keep the nozzle well away from the joints.',
    },
    {
      title: 'Gutters and trim',
      text: 'Tiger stripes off the gutter faces, wasp nests and webs from the eaves, pollen from the porch ceiling. We’ll empty the gutters if you like.',
      service: 'service-maintenance-routine',
    },
  ],
})

const steps = process({
  heading: 'How we wash a house',
  steps: [
    {
      title: 'Look for ways in',
      text: 'Open joints, loose shutters, a cracked pane, a window that doesn’t close. We’ll tape those or skip them, and tell you about them.',
    },
    {
      title: 'Wet the plants',
      text: 'We soak azaleas and boxwoods with plain water first, cover them where soap will run, and rinse them again at the end.',
    },
    {
      title: 'Soap from the bottom up',
      text: 'That way it doesn’t streak. It sits for a few minutes and never dries in the sun, because we follow the shade around the house.',
    },
    {
      title: 'Rinse from the top down',
      text: 'We use a wide fan at low pressure. Wash water stays on the lawn, because storm drains here run to the creeks untreated.',
    },
  ],
})

const year = schedule({
  heading: 'When to wash what',
  intro: 'One good wash a year is enough for most houses. The timing decides how long it lasts.',
  tasks: {
    Spring: [
      'Wait until the pine pollen has fallen, in late April most years',
      'Porches, screens, and outdoor furniture',
      'Decks, two dry days before stain',
    ],
    Summer: ['North walls, when the mildew shows', 'Driveways, after storms have brought clay down'],
    Fall: ['Gutters, once the oaks are bare', 'Walks and steps, before leaves stain them'],
    Winter: ['Brick and concrete, on days above freezing', 'Nothing you plan to paint right away'],
  },
})

const limits = reasons({
  heading: 'What we don’t pressure wash',
  purpose: 'features',
  points: [
    {
      title: 'Shingle roofs',
      text: 'Pressure strips the granules. The black streaks are algae, and a roofer can remove them with a soft wash.',
    },
    {
      title: 'Paint from before 1978',
      text: 'There may be lead in it, and paint chips in the yard stay there for children to find.',
    },
    {
      title: 'Failed window seals',
      text: 'Fog between the panes stays where it is. Washing can’t reach it; only new glass can.',
    },
    {
      title: 'Stucco with cracks',
      text: 'Water goes in faster than it comes out, so we fill the cracks first.',
    },
  ],
})

/** The page of pressure washing and its card. */
export const pressureWashing: Seed<Service> = {
  _id: 'service-pressure-washing',
  _type: 'service',
  title: 'Pressure washing',
  slug: slug('pressure-washing'),
  category: ref('service-handyman'),
  hero: hero(
    'Pressure washing that knows when not to',
    'Siding, driveways, decks, fences, and brick around Charlotte, cleaned of pollen, mildew, and red clay with as little force as the surface will take.',
    picture('detail-pressure-washing.jpg'),
    'Get a free quote',
  ),
  sections: [
    work,
    steps,
    year,
    limits,
    questions({
      heading: 'Questions about washing',
      items: [
        'faq-washing-clay',
        'faq-washing-return',
        'faq-washing-paint',
        'faq-washing-home',
        'faq-washing-hoa',
      ],
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-mint-hill', 'city-huntersville', 'city-cornelius', 'city-waxhaw'],
    }),
  ],
  closing: closing(
    'Wipe the north wall with a finger',
    'If it comes away green, tell us which sides of the house, and if you’d like the driveway done. You’ll get one price for each, in writing.',
  ),
  summary:
    'Pollen, mildew, and red clay off siding, driveways, decks, and brick, without driving water into them.',
  picture: picture('detail-pressure-washing.jpg'),
  seo: seo(
    'Pressure Washing in Charlotte, NC',
    'Siding, driveways, decks, fences, and brick cleaned around Charlotte with no more pressure than they can take. Plants covered, written prices.',
    'pressure washing Charlotte',
    'house washing',
    'driveway cleaning',
  ),
}
