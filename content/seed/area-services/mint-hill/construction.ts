import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Mint Hill',
  intro: 'Custom homes, workshops, storefronts, and townhomes, on city lots and on acreage.',
  homes: {
    text: 'On a lot with septic, the soil decides where the house goes. A soil scientist finds ground that drains, and we lay out the drain field first.',
    features: [
      'Soil drainage (perc) test before floor plans',
      'Wells placed uphill from the drain field',
      'Garages and workshops with slabs that hold a car lift',
      'Driveways that don’t wash out',
    ],
  },
  commercial: {
    text: 'Clinics near the hospital, downtown shops, and church additions. Downtown has its own design rules, and on Albemarle Road, traffic affects where your driveway can go.',
    features: [
      'Designs that meet the downtown code',
      'Driveway permits from the state',
      'Church additions scheduled around Sundays',
      'Metal buildings with real storefronts',
    ],
  },
  multiFamily: {
    text: 'Townhomes and cottages on public sewer near I-485. Near Goose Creek, wider stream buffers and stricter stormwater rules apply, because a rare mussel lives there.',
    features: [
      'Sewer capacity confirmed in writing',
      'Stream buffers drawn on the first sketch',
      'Stormwater handled on site',
      'Garages placed to meet the town’s rules',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes: 'Soil tests go faster in dry weather, so late summer is a good time to start.',
  commercial: 'State driveway reviews and utility lines take the most time.',
  multiFamily: 'Rezoning needs a public hearing. We do the engineering in the meantime.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We walk the land with you, a soil scientist, and a surveyor, and flag the well, the septic system, and the trees you want to keep.',
  design:
    'The site plan comes first. Then we place the house, with morning sun where you want it and the propane tank where you won’t see it.',
  permits:
    'Septic and well permits come from county Environmental Health, zoning from Town Hall, and the building permit from Mecklenburg County Code Enforcement. We apply for all three.',
  construction:
    'No truck ever drives over the drain field. You’re welcome to visit any afternoon, and we keep spare boots in the trailer.',
  inspection:
    'The well water gets tested, the septic system gets approved, and the building inspector signs off. You get a map of every pipe and wire in the ground.',
})

/** Construction in Mint Hill. */
export const construction = areaService('mint-hill', 'construction', {
  title: 'Construction in Mint Hill',
  hero: hero(
    'Mint Hill construction, starting with the soil',
    'Homes on acreage, workshops, garages, clinics, and townhomes. If you’re on septic, we find the ground that drains before we draw anything.',
    picture('service-construction.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Mint Hill is building',
      intro: 'Most of the growth is near the interstate.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Mint Hill construction quote',
    'Buying land? Call before you close on the land. We’ll check the soil maps and creek buffers and tell you what to test first.',
  ),
  seo: seo(
    'Custom Homes and Construction in Mint Hill, NC',
    'Homes on acreage, workshops, garages, clinics, and townhomes in Mint Hill, NC. We start with the soil test and handle wells, buffers, and permits.',
    'custom home builder Mint Hill',
    'workshop builder 28227',
  ),
})
