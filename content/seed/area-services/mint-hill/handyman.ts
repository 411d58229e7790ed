import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Mint Hill',
  intro: 'Add the barn and the shed to your list. We’ll be there anyway.',
  texts: {
    drywall: 'Garage ceilings, shop walls, and that hallway crack that opens every winter.',
    painting: 'Rooms, tall foyers, barn doors, fences, and shutters.',
    plumbing:
      'Well water is hard on faucets and toilets. We carry the parts and check your filter while we’re there.',
    electrical: 'Pump-house outlets, driveway lights, and shop circuits that keep tripping.',
    doors: 'Barn doors off the track, rusty steel doors, and doors the dog scratched up.',
    windows: 'We fix old aluminum windows, or replace them without breaking any brick.',
    tile: 'Mudroom floors, shower floors, and loose hearth tile by the wood stove.',
    flooring: 'Loose parquet, new plank, and old linoleum, which gets an asbestos test before we touch it.',
    fans: 'For porches, sunrooms, and shops. Outdoors, we use fans rated for damp locations.',
    shelving: 'Heavy-duty shelves for the pantry, the shop, or the feed room.',
    washing: 'Driveways, siding, and barns. If your well can’t keep up, we bring a water tank.',
    gutters: 'Long gutters sag in the middle. We fix the slope and run the water away from the drain field.',
  },
})

const why = reasons({
  picture: picture('service-handyman.jpg'),
  heading: 'Why Mint Hill calls us',
  purpose: 'why',
  points: [
    {
      title: 'We ask what’s underground',
      text: 'We find the well line, septic tank, drain field, and dog fence before we dig.',
    },
    {
      title: 'How soon we’ll come',
      text: 'Your photos tell us what to load, and we carry spares, so we don’t drive back to town for a part.',
      figure: 'claim-appointment',
    },
    {
      title: 'We do barns too',
      text: 'Hinges, stall boards, lights, and doors, with a written price.',
    },
    {
      title: 'We close the gates',
      text: 'Let us know which animals are out. We leave every gate the way we found it.',
    },
    {
      title: 'Warranty on our work',
      text: 'If something we fixed fails during the warranty, we come back and fix it free.',
      figure: 'claim-warranty-general',
    },
  ],
})

/** Handyman work in Mint Hill. */
export const handyman = areaService('mint-hill', 'handyman', {
  title: 'Handyman in Mint Hill',
  hero: hero(
    'A Mint Hill handyman for the house and the land around it',
    'Faucets, gates, pump-house wiring, tall foyers, and barn doors. One crew does the whole list, from the kitchen to the back fence.',
    picture('about-1.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro:
        'Mint Hill is one big zip code, from the city line out past the interstate. Most of it is in Mecklenburg County, with one corner in Union County.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Mint Hill homes',
      intro:
        'Homes out here have more land, more outbuildings, and often a well. Put the shed, the gate, and the pump house on the same list, and we’ll do it all in one trip.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Mint Hill',
      intro: 'We also remodel, build, and maintain homes in Mint Hill.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Mint Hill list',
    'Walk around with your phone and take a video of everything that needs fixing. We’ll write up the list and price every item.',
  ),
  seo: seo(
    'Handyman in Mint Hill, NC',
    'House and barn repairs in Mint Hill, NC 28227: well-water plumbing, gates, tall foyers, and gutters. You get a written price for every item.',
    'handyman Mint Hill',
    'barn repair Mint Hill NC',
  ),
})
