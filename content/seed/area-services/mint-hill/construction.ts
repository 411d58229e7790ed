import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Mint Hill',
  intro:
    'From a shop with a lift to a house at the end of a gravel lane, it’s all on ground you can walk around.',
  homes: {
    text: 'On an open acre the soil decides where the house goes, more than the view does. A soil scientist finds ground that drains, we lay out the drain field and its spare, and turn the house toward the shade that’s left.',
    features: [
      'Soil drainage (perc) test and spare field before floor plans',
      'Wells drilled uphill of everything',
      'Detached garages and workshops with slabs for a lift',
      'Driveways crowned so the gravel stays',
    ],
  },
  commercial: {
    text: 'Clinics near the hospital, shops in the downtown blocks, a fellowship hall behind a sanctuary. Downtown has architectural rules of its own, and along Albemarle Road the traffic decides where your driveway goes.',
    features: [
      'Brick and rooflines that meet the downtown code',
      'Driveway permits from the state',
      'Church additions phased around Sundays',
      'Metal buildings with real storefronts',
    ],
  },
  multiFamily: {
    text: 'Townhomes close to I-485 and cottage clusters on public sewer. Where land drains toward Goose Creek, wider stream buffers and stricter stormwater rules apply, because a rare mussel lives in it.',
    features: [
      'Sewer capacity confirmed in writing',
      'Stream buffers drawn on the first sketch',
      'Stormwater handled on site',
      'Garages in front or behind, as the town requires',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes:
    'Soil tests need dry weather. Apply in late summer, pour before the winter rain, and you’ll be near the short end.',
  commercial: 'State driveway reviews and utility extensions take longer than the walls do.',
  multiFamily:
    'The town board hears a rezoning in public. We work on stormwater engineering at the same time.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We’ll walk the land with you, a soil scientist, and a surveyor. We flag the well, the tank, the field, the spare field, oaks worth keeping, and the low spot where fog sits.',
  design:
    'The lot plan comes before the floor plan. Then we’ll place rooms, roof, and the shop, with morning sun where you want it and the propane tank where you won’t see it.',
  permits:
    'Septic and well permits come from county Environmental Health, zoning from Town Hall, and the building permit from Mecklenburg County Code Enforcement. We carry the numbers from one form to the next.',
  construction:
    'We set up temporary power, a stone pad, and silt fence on the downhill side. No truck ever crosses the drain field. Visit any afternoon; there are boots in the trailer.',
  inspection:
    'The well water gets tested first, then the septic system is approved, and then the building inspector comes. We’ll hand over a map of every pipe and wire in the ground.',
})

/** Construction in Mint Hill. */
export const construction = areaService('mint-hill', 'construction', {
  title: 'Construction in Mint Hill',
  hero: hero(
    'Mint Hill construction, starting with the soil',
    'Homes on acreage, workshops, garages, clinics, and townhomes near the interstate. We’ll find the ground that drains, then draw what goes on it.',
    picture('service-construction.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Mint Hill is building',
      intro: 'Growth follows the interstate exits. Along the old roads it’s one house at a time.',
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
    'Call before you close on the land. We’ll look up soil maps, creek buffers, and the road frontage, and tell you what we’d test first.',
  ),
  seo: seo(
    'Custom Homes and Construction in Mint Hill, NC',
    'Homes on acreage, workshops, garages, clinics, and townhomes in Mint Hill, NC. Perc tests, wells, creek buffers, and permits handled.',
    'custom home builder Mint Hill',
    'workshop builder 28227',
  ),
})
