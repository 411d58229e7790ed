import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Charlotte',
  intro: 'Most lots in Charlotte aren’t empty. There’s usually a house, a tree, or a pipe to work around.',
  homes: {
    text: 'Teardowns in Cotswold, back lots in Wesley Heights, garage apartments. We check the sewer, the power lines, and the trees before you pay an architect.',
    features: [
      'Demolition and salvage included in the job',
      'Heritage trees measured and protected',
      'Designs that fit the historic district',
      'Basements and retaining walls on sloping lots',
    ],
  },
  commercial: {
    text: 'We build out coffee shops on the Rail Trail, warehouse studios, and offices. When a warehouse gets a new use, it needs exits, restrooms, sprinklers, and parking, and we plan for all four.',
    features: [
      'Change-of-use questions answered before you sign a lease',
      'Grease lines, exhaust hoods, and fresh-air supply',
      'New openings in brick walls',
      'Night work so the shop below stays open',
    ],
  },
  multiFamily: {
    text: 'Duplexes and triplexes, townhomes near a light-rail station, and older brick apartment buildings. We plan for sound, fire, and water between the units.',
    features: [
      'Unit counts checked against city rules',
      'Fire-rated floors tested for sound',
      'Work in phases, so tenants can stay',
      'Streets and sidewalks built to city standards',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes: 'Building on a clear lot goes faster. Demolition, a tree permit, or a historic hearing adds time.',
  commercial:
    'If your landlord has drawings of the space, you’ll save weeks. Adding a kitchen hood or a new electrical service takes longer.',
  multiFamily: 'The city reviews the site before the county reviews the building.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We survey the lot, run a camera down the sewer, and test the soil. Near a creek, we look up the floodplain and the buffer the city requires along it.',
  design:
    'You, the architect, the engineer, and the builder all sit down together, so problems get caught on paper.',
  permits:
    'The city reviews zoning, trees, streets, and drainage. The county reviews the building. City and county are separate offices with separate schedules, and we handle the paperwork with both.',
  construction:
    'We fence the site, keep mud off the street, and give the neighbors a number to call. You get an update every week.',
  inspection:
    'County inspectors sign off on the building. The city signs off on the sidewalk and the trees. We do our own check the day before the inspectors come.',
})

/** Construction in Charlotte. */
export const construction = areaService('charlotte', 'construction', {
  title: 'Construction in Charlotte',
  hero: hero(
    'Construction in Charlotte, from new houses to shop upfits',
    'New houses between old ones, shop upfits by the light rail, duplexes, and townhomes. We handle the city and county reviews for you.',
    picture('addition-family-room.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Charlotte is building',
      intro: 'We don’t build towers. We build the homes and shops around them.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Charlotte construction quote',
    'What’s on the lot today? We’ll check the zoning, the trees, and the sewer, and tell you what you can build.',
  ),
  seo: seo(
    'General Contractor in Charlotte, NC | New Builds, Upfits',
    'Infill homes, shop and office upfits, duplexes, and townhomes in Charlotte. We handle the city and county permits at the same time.',
    'general contractor Charlotte NC',
    'commercial upfit Charlotte',
  ),
})
