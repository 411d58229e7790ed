import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'New work inside the city',
  intro: 'Little of it starts on an empty field. Something stands there, or grows there, or runs underneath.',
  homes: {
    text: 'A teardown in Cotswold, a lot behind a lot in Wesley Heights, an accessory dwelling over a garage. Sewer depth, overhead wires, and the neighbor’s oak are surveyed before an architect is paid.',
    features: [
      'Demolition and salvage counted as part of the job',
      'Heritage trees measured and protected',
      'Historic district massing studied from the sidewalk',
      'Basements and retaining walls on sloping lots',
    ],
  },
  commercial: {
    text: 'Coffee bars along the Rail Trail, studios in old warehouses, offices a floor at a time. We know what changes when a warehouse becomes a place of assembly: exits, restrooms, sprinklers, parking.',
    features: [
      'Change-of-use questions answered before the lease is signed',
      'Grease lines, hoods, and make-up air',
      'Masonry openings cut and steel set',
      'Work above an open shop planned at night',
    ],
  },
  multiFamily: {
    text: 'Duplexes and triplexes on corner lots, townhome courts near a station, rehabilitation of small brick apartment houses. Sound, fire, and water between units get their own drawings.',
    features: [
      'Unit counts checked against the city’s development ordinance',
      'Rated floors tested for sound',
      'Phases that let tenants stay',
      'Streets and sidewalks built to city standard',
    ],
  },
})

const times = constructionTimes({
  heading: 'The calendar, honestly',
  homes:
    'A clear lot sits near the short end. Demolition, a tree permit, or a commission hearing moves it toward the long one.',
  commercial:
    'A landlord who has the drawings saves you weeks. A kitchen hood or a new electrical service costs them again.',
  multiFamily:
    'Land development review comes before building review. We run the utilities while it’s pending.',
})

const steps = constructionSteps({
  heading: 'From survey stake to occupancy',
  site: 'A surveyor, a camera down the sewer, a soil boring where fill is likely. Near a creek we look up the floodplain and the buffer the county keeps along it.',
  design:
    'We sit down with architect, engineer, and you at one table. Structure and ducts are drawn together, because in a narrow house they want the same space.',
  permits:
    'The city reviews zoning, trees, streets, and drainage; the county reviews the building. The two are separate desks with separate clocks, and we carry papers between them.',
  construction:
    'Fence, gravel exit, inlet protection, a sign with a phone number. Lane closures are booked with the city, deliveries come before nine, and the block gets a weekly note.',
  inspection:
    'County inspectors sign the trades, the city signs the sidewalk and the trees. We hold a rehearsal the day before, so that the certificate is a formality.',
})

/** Construction in Charlotte. */
export const construction = areaService('charlotte', 'construction', {
  title: 'Construction in Charlotte',
  hero: hero(
    'Construction in Charlotte on lots that are never empty',
    'Infill houses, fit-outs by the light rail, duplexes, and townhome courts. City and county are two desks here. We know what each one wants to see.',
    picture('about-2.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where the cranes and the crews are',
      intro: 'Large towers belong to others. We build what stands between them.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'From owners of new addresses',
      most: 3,
    }),
  ],
  closing: closing(
    'What stands on the lot today?',
    'Give us the address. We read the zoning map, the tree canopy, and the sewer record, and tell you what the land will allow.',
  ),
  seo: seo(
    'General Contractor in Charlotte, NC | New Builds, Fit-Outs',
    'Infill homes, shop, and office fit-outs, duplexes, and townhomes in Charlotte. City land development and county permits run side by side.',
    'general contractor Charlotte NC',
    'commercial fit-out Charlotte',
  ),
})
