import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { schedule } from '../plan-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'What we wash',
  intro: 'High pressure is for concrete. Nearly everything else gets soap and a gentle rinse.',
  cards: [
    {
      title: 'Siding',
      text: 'Vinyl, fiber cement, and painted wood. A low-pressure wash kills the mildew, and we never spray up under the siding.',
      features: ['Outlets and vents covered', 'Windows rinsed at the end'],
    },
    {
      title: 'Driveways and walks',
      text: 'Our surface cleaner doesn’t leave stripes. Clay stains and rust get a special cleaner, because water alone just spreads them.',
    },
    {
      title: 'Decks, washed and stained',
      text: 'We use cleaner and a soft brush, then sand and stain once the boards are dry. Too much pressure makes the wood fuzzy, and stain won’t hide it.',
      price: 'price-deck-staining',
    },
    {
      title: 'Fences, washed and stained',
      text: 'We wash both sides if your neighbor’s OK with it. Once the gray’s off, you’ll see which boards are still good.',
      price: 'price-deck-fence-staining',
    },
    {
      title: 'Brick and stone',
      text: 'Old mortar is soft, so on an older house we test a hidden corner first and go easy on the joints.',
    },
    {
      title: 'Gutters and trim',
      text: 'We wash black streaks off the gutters, knock down webs and wasp nests under the eaves, and rinse pollen off the porch ceiling. We can empty the gutters too.',
      service: 'service-maintenance-routine',
    },
  ],
})

const steps = process({
  heading: 'How we wash a house',
  steps: [
    {
      title: 'Look for leaks first',
      text: 'We check the house for open joints, loose shutters, and cracked glass, and let you know what we find.',
    },
    {
      title: 'Wet the plants',
      text: 'We soak your plants with plain water first, cover them if soap will run on them, and rinse them again at the end.',
    },
    {
      title: 'Soap from the bottom up',
      text: 'Starting low keeps the wall from streaking. We work on the shady side and let the soap sit a few minutes, so it doesn’t dry on the wall.',
    },
    {
      title: 'Rinse from the top down',
      text: 'We use a wide spray at low pressure and keep the water on the lawn, because storm drains here empty directly into the creeks.',
    },
  ],
})

const year = schedule({
  heading: 'When to wash what',
  intro: 'One wash a year is usually enough. Wash at the right time and the house stays clean longer.',
  tasks: {
    Spring: [
      'Once the pine pollen’s done, usually late April',
      'Porches, screens, and outdoor furniture',
      'Decks, with two dry days before stain',
    ],
    Summer: ['North walls with mildew', 'Driveways, after storms wash clay onto them'],
    Fall: ['Gutters, after the leaves are down', 'Walks and steps, before leaves stain them'],
    Winter: [
      'Brick and concrete, on days above freezing',
      'Nothing you plan to paint soon, because it won’t dry',
    ],
  },
})

const limits = reasons({
  picture: picture('detail-fence.jpg'),
  heading: 'What we don’t pressure wash',
  purpose: 'features',
  points: [
    {
      title: 'Shingle roofs',
      text: 'High pressure strips off the granules. Black streaks on shingles are algae, and a roofing company can soft-wash them.',
    },
    {
      title: 'Paint from before 1978',
      text: 'Old paint may have lead in it, and washing blows the chips all over the yard.',
    },
    {
      title: 'Failed window seals',
      text: 'Fog between the panes won’t wash off. You need new glass.',
    },
    {
      title: 'Stucco with cracks',
      text: 'Water gets into cracks and stays there, so they need to be repaired first.',
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
    'Pressure washing that won’t hurt your house',
    'Siding, driveways, decks, fences, and brick around Charlotte. We wash off pollen, mildew, and red clay with no more pressure than the job takes.',
    picture('detail-pressure-washing.jpg'),
    'Get Free Quote',
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
    'Get a pressure washing quote',
    'Run a finger along the north side of the house. If it’s green, give us a call for a free written estimate, and let us know if you’d like the driveway cleaned too.',
  ),
  summary: 'Pollen, mildew, and red clay off siding, driveways, decks, and brick.',
  picture: picture('detail-pressure-washing.jpg'),
  seo: seo(
    'Pressure Washing in Charlotte, NC',
    'Siding, driveways, decks, fences, and brick cleaned around Charlotte with no more pressure than they can take. We protect your plants, too.',
    'pressure washing Charlotte',
    'house washing',
    'driveway cleaning',
  ),
}
