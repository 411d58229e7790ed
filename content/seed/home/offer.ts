import type { HomePage } from '../../sanity.types.ts'
import { picture } from '../pictures.ts'
import { keyOf, ref, refs } from '../reference.ts'

type Job = { title: string; price: string; service: string; text: string }

/** The six jobs whose numbers stand on the drawing of the house, in its order. */
const jobs: Job[] = [
  {
    title: 'Drywall repair',
    price: 'drywall-repair',
    service: 'drywall-repair',
    text: 'Holes, cracks, water stains, and texture matching',
  },
  {
    title: 'Deck staining',
    price: 'deck-staining',
    service: 'pressure-washing',
    text: 'Wash, sand, and two coats on boards and rails',
  },
  {
    title: 'Painting',
    price: 'interior-painting',
    service: 'painting',
    text: 'Walls, ceilings, and trim, two coats',
  },
  {
    title: 'TV mounting',
    price: 'tv-mounting',
    service: 'handyman',
    text: 'Mounted to studs, level, with cables hidden',
  },
  {
    title: 'Plumbing fixtures',
    price: 'plumbing-fixtures',
    service: 'plumbing',
    text: 'A basic faucet, showerhead, or toilet seat, no new pipes needed',
  },
  {
    title: 'Ceiling fan installation',
    price: 'ceiling-fan',
    service: 'electrical',
    text: 'Assembled, hung, balanced, and wired to your switch',
  },
]

export const about: HomePage['about'] = {
  heading: 'About us',
  intro:
    'Most houses have a list: a stain on the ceiling, a door that sticks, a deck gone gray. We measure, tell you what it takes and what it costs, and get it done.',
  claims: refs('claim-years-in-trade', 'claim-projects', 'claim-clients', 'claim-since'),
  points: [
    'One written price before the work starts',
    'Covered floors and a clean house every day',
    'We apply for permits and meet inspectors',
    'We find the cause before we fix the problem',
  ],
  pictures: [
    { ...picture('about-1.jpg'), _key: 'workshop' },
    { ...picture('about-2.jpg'), _key: 'site' },
  ],
  review: ref('review-handyman-doors'),
}

export const popular: HomePage['popular'] = {
  heading: 'Popular jobs and what they cost',
  intro: 'Starting prices, labor included. The numbers on the drawing go with the jobs on the list.',
  jobs: jobs.map(({ title, price, service, text }) => ({
    _type: 'popularJob',
    _key: keyOf(title),
    title,
    price: ref(`price-${price}`),
    service: ref(`service-${service}`),
    text,
  })),
}

export const services: HomePage['services'] = {
  heading: 'Our main services',
  intro: 'One visit for a list, a few weeks for a remodel, or every season to keep the house in good shape.',
  main: refs('service-handyman', 'service-renovations', 'service-construction', 'service-maintenance'),
  additionalHeading: 'More services',
  additional: refs(
    'service-furniture-assembly',
    'service-electrical',
    'service-tiling',
    'service-carpentry',
    'service-fence-repair',
    'service-smart-home-upgrades',
    'service-senior-home-modifications',
    'service-babyproofing',
    'service-window-covering',
    'service-pressure-washing',
  ),
  review: ref('review-handyman-nine-items'),
}
