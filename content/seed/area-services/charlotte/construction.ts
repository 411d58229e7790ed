import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Charlotte',
  intro:
    'Hardly any job here starts on an empty field. Something’s already standing there, growing there, or running underneath.',
  homes: {
    text: 'A teardown in Cotswold, a lot behind a lot in Wesley Heights, a small house over a garage. We survey sewer depth, overhead wires, and the neighbor’s oak before you pay an architect.',
    features: [
      'Demolition and salvage included in the job',
      'Heritage trees measured and protected',
      'House shape and height studied from the sidewalk in historic districts',
      'Basements and retaining walls on sloping lots',
    ],
  },
  commercial: {
    text: 'Coffee bars along the Rail Trail, studios in old warehouses, offices a floor at a time. We know what changes when a warehouse fills up with people: exits, restrooms, sprinklers, and parking.',
    features: [
      'Change-of-use questions answered before the lease is signed',
      'Grease lines, exhaust hoods, and fresh-air supply',
      'Openings cut in brick walls and framed in steel',
      'Work above an open shop done at night',
    ],
  },
  multiFamily: {
    text: 'Duplexes and triplexes on corner lots, townhome courts near a station, small brick apartment houses brought back. Sound, fire, and water between units get their own drawings.',
    features: [
      'Unit counts checked against the city’s development ordinance',
      'Fire-rated floors tested for sound',
      'Phases that let tenants stay',
      'Streets and sidewalks built to city standard',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes:
    'A clear lot lands near the short end. Demolition, a tree permit, or a commission hearing pushes it toward the long one.',
  commercial:
    'If your landlord has drawings, you’ll save weeks. A kitchen hood or a new electrical service uses them up again.',
  multiFamily:
    'Land development review comes before building review. We run the utilities while it’s pending.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We survey the lot, run a camera down the sewer, and take a soil boring where there may be fill. Near a creek, we look up the floodplain and the buffer the city requires along it.',
  design:
    'We sit down with you, the architect, and the engineer at one table. We draw structure and ducts together, because in a narrow house they compete for the same space.',
  permits:
    'The city reviews zoning, trees, streets, and drainage. The county reviews the building. They’re separate offices with separate schedules, and we carry the papers between them.',
  construction:
    'We put up the fence, the gravel exit, and a sign with a phone number. We book lane closures with the city, take deliveries before nine, and send the block a weekly note.',
  inspection:
    'County inspectors sign off on the trades. The city signs off on the sidewalk and the trees. We do a dry run the day before, so the certificate’s a formality.',
})

/** Construction in Charlotte. */
export const construction = areaService('charlotte', 'construction', {
  title: 'Construction in Charlotte',
  hero: hero(
    'Construction in Charlotte, from infill houses to upfits',
    'Infill houses, shop upfits by the light rail, duplexes, and townhome courts. City and county are two separate offices, and we know what each one needs to see.',
    picture('about-2.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Charlotte is building',
      intro: 'Big towers are somebody else’s job. We build what goes between them.',
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
    'Tell us what’s on the lot today. We’ll read the zoning map, the tree canopy, and the sewer record, then tell you what you can build.',
  ),
  seo: seo(
    'General Contractor in Charlotte, NC | New Builds, Upfits',
    'Infill homes, shop and office upfits, duplexes, and townhomes in Charlotte. City land development and county permits run side by side.',
    'general contractor Charlotte NC',
    'commercial upfit Charlotte',
  ),
})
