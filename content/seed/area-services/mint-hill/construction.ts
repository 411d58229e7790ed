import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'Built on ground you can walk around',
  intro: 'From a shop with a lift to a house at the end of a gravel lane.',
  homes: {
    text: 'On an open acre the soil, more than the view, decides where the house stands. A soil scientist finds ground that perks, the drain field, and its spare are laid out, and the house is turned toward the shade that’s left.',
    features: [
      'Perc test and repair area before floor plans',
      'Wells drilled uphill of everything',
      'Detached garages and workshops with slabs for a lift',
      'Driveways crowned so that gravel stays',
    ],
  },
  commercial: {
    text: 'Clinics near the hospital, shops in the downtown blocks, a fellowship hall behind a sanctuary. Downtown has architectural rules of its own; along Albemarle Road traffic decides the driveway.',
    features: [
      'Brick and rooflines that meet the downtown code',
      'Driveway permits asked of the state',
      'Church additions phased around Sundays',
      'Metal buildings with real fronts',
    ],
  },
  multiFamily: {
    text: 'Townhomes within reach of I-485 and clusters of cottages on public sewer. Where land drains toward Goose Creek, wider stream buffers, and stricter stormwater rules apply, because a rare mussel lives in it.',
    features: [
      'Sewer capacity confirmed in writing',
      'Stream buffers drawn on the first sketch',
      'Rain handled on the site it falls on',
      'Garages in front or behind as the town asks',
    ],
  },
})

const times = constructionTimes({
  heading: 'How many seasons it takes',
  homes:
    'Soil tests want dry weather. Apply in late summer, pour before the winter rain, and you’re near the short end.',
  commercial: 'State driveway reviews and utility extensions take longer than the walls do.',
  multiFamily: 'Rezoning is heard by the town board in public. Stormwater engineering goes on in parallel.',
})

const steps = constructionSteps({
  heading: 'Five stops along the way',
  site: 'A walk with you, a soil scientist, and a surveyor. Flags for well, tank, field, spare field, oaks worth keeping, and the low place where fog sits.',
  design:
    'The lot plan comes before the floor plan. Then rooms, roof and the shop, with morning sun where you want it and the propane tank where you don’t see it.',
  permits:
    'Septic and well permits from county Environmental Health, zoning from Town Hall, the building permit from Mecklenburg County Code Enforcement. We carry the numbers from one form to the next.',
  construction:
    'Temporary power, a stone pad, silt fence on the downhill side. No truck ever crosses the drain field. You may visit any afternoon; boots are in the trailer.',
  inspection:
    'Water sample, septic operation permit, then the building inspector. We hand over the as-built map of every pipe and wire in the ground.',
})

/** Construction in Mint Hill. */
export const construction = areaService('mint-hill', 'construction', {
  title: 'Construction in Mint Hill',
  hero: hero(
    'Construction in Mint Hill, where the soil test comes first',
    'Homes on acreage, workshops, garages, clinics, and townhomes near the interstate. We find the ground that drains, then draw what stands on it.',
    picture('service-construction.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Roads with new rooftops',
      intro: 'Growth follows the interstate exits. Inside the old roads it’s one house at a time.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'From the end of the drive',
      most: 3,
    }),
  ],
  closing: closing(
    'Bought land, or about to?',
    'Ask before you close. We look up soil maps, creek buffers, and the road frontage, and tell you what we’d test first.',
  ),
  seo: seo(
    'Custom Homes and Construction in Mint Hill, NC',
    'Homes on acreage, workshops, garages, clinics, and townhomes in Mint Hill, NC. Perc tests, wells, creek buffers, and permits handled.',
    'custom home builder Mint Hill',
    'workshop builder 28227',
  ),
})
