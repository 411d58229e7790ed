import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { schedule } from '../plan-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'What we wash, and how hard',
  intro: 'Pressure is for concrete. Nearly everything else is cleaned by soap, time, and a gentle rinse.',
  cards: [
    {
      title: 'Siding',
      text: 'Vinyl, fiber cement, and painted wood, with a low-pressure wash that kills the green and black growth. Water is never aimed up under a lap.',
      features: ['Outlets and vents covered', 'Windows rinsed at the end'],
    },
    {
      title: 'Driveways and walks',
      text: 'A flat surface cleaner leaves no stripes. Clay stains and rust get their own treatment, because water alone only spreads them.',
    },
    {
      title: 'Decks, washed, and stained',
      text: 'Cleaner, soft brush, low pressure along the grain, then stain once the boards are dry. Too much pressure raises a fur that no stain will hide.',
      price: 'price-deck-staining',
    },
    {
      title: 'Fences, washed, and stained',
      text: 'Both faces where the neighbor agrees. The gray comes off first, and you see which boards are sound before you pay to stain them.',
      price: 'price-deck-fence-staining',
    },
    {
      title: 'Brick and stone',
      text: 'Old mortar is softer than new. On a house from before the war we test a corner and keep the nozzle well away from the joints.',
    },
    {
      title: 'Gutters and trim',
      text: 'Tiger stripes off the gutter faces, wasp nests, and webs from the eaves, pollen from the porch ceiling. Gutters emptied on request.',
      service: 'service-maintenance-routine',
    },
  ],
})

const steps = process({
  heading: 'From dry to clean to dry',
  steps: [
    {
      title: 'Look for ways in',
      text: 'Open joints, loose shutters, a cracked light, a window that doesn’t close. Those are taped or left out, and you’ll hear about them.',
    },
    {
      title: 'Wet the plants',
      text: 'Azaleas and boxwoods drink plain water first, are covered where soap will run, and are rinsed again at the end.',
    },
    {
      title: 'Soap from the bottom up',
      text: 'So that it doesn’t streak. It stands for some minutes and never dries in the sun: we follow the shade around the house.',
    },
    {
      title: 'Rinse from the top down',
      text: 'With a wide fan at low pressure. Wash water is kept on the lawn, because street drains here run to the creeks untreated.',
    },
  ],
})

const year = schedule({
  heading: 'The right month for it',
  intro: 'One good wash a year is enough for most houses. The calendar decides how long it shows.',
  tasks: {
    Spring: [
      'Wait until the pine pollen has fallen, in late April most years',
      'Porches, screens, and outdoor furniture',
      'Decks, two dry days before stain',
    ],
    Summer: ['North walls, when the mildew shows', 'Driveways, after storms have brought clay down'],
    Fall: ['Gutters, once the oaks are bare', 'Walks and steps, before leaves stain them'],
    Winter: ['Brick and concrete, on days above freezing', 'Nothing that must dry for paint'],
  },
})

const limits = reasons({
  heading: 'What we don’t blast',
  purpose: 'features',
  points: [
    {
      title: 'Shingle roofs',
      text: 'Pressure strips the granules. The black streaks are algae, and a soft wash by a roofer removes them.',
    },
    {
      title: 'Paint from before 1978',
      text: 'It may hold lead, and chips in the garden stay there for children to find.',
    },
    {
      title: 'Failed window seals',
      text: 'Fog between the panes stays where it is. Washing can’t reach it, only new glass can.',
    },
    {
      title: 'Stucco with cracks',
      text: 'Water goes in faster than it comes out. The cracks are filled first.',
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
      heading: 'Where we bring the hoses',
      cities: ['city-charlotte', 'city-mint-hill', 'city-huntersville', 'city-cornelius', 'city-waxhaw'],
    }),
  ],
  closing: closing(
    'Wipe the north wall with a finger',
    'If it comes away green, send a photo of each side of the house and of the drive. You’ll get one price for each, in writing.',
  ),
  summary:
    'Pollen, mildew, and red clay off siding, drives, decks, and brick, without driving water into them.',
  picture: picture('detail-pressure-washing.jpg'),
  seo: seo(
    'Pressure Washing in Charlotte, NC',
    'Siding, driveways, decks, fences, and brick cleaned around Charlotte with no more pressure than they can take. Plants covered, written prices.',
    'pressure washing Charlotte',
    'house washing',
    'driveway cleaning',
  ),
}
