import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Matthews',
  intro:
    'Mix them in one visit. Most lists here mix a repair or two, something on the deck, and something from an HOA letter.',
  texts: {
    drywall:
      'Nail pops over a Windrow stair, a den ceiling stained by the bath above it, paneling taken down and the wall made smooth.',
    painting:
      'A front door in a color the HOA allows, a nursery, or hardboard siding whose bottom edge is soaking up rain.',
    plumbing:
      'New faucets on old galvanized pipe are where ranch sinks go wrong. We’ll test the shutoff first and replace it if it leaks.',
    electrical:
      'Two-prong outlets in a Sardis Forest bedroom, GFCI outlets (the kind with a test button) by the sink, dimmers for a den. We check that the panel has room.',
    doors:
      'Split-level entries settle, and the door rubs at the top corner. We shim hinges, move strike plates, and plane only what’s left.',
    windows:
      'Windows painted shut on Ames Street, fogged panes from the nineties, rotten sills cut out and pieced in.',
    tile: 'A loose row on a hearth, four-inch bath tile with no spares left, a backsplash behind a new range.',
    flooring:
      'Oak strip under old carpet brought back, a soft spot at the patio door found and fixed, plank laid in a laundry room.',
    fans: 'A fan in a vaulted Brightmoor room needs a sloped mount and a long rod. A low ranch ceiling needs a fan that sits close.',
    shelving:
      'Pantry shelves strong enough for cans, a mudroom bench by the carport door, closet rods screwed into studs.',
    washing:
      'Green north walls, driveways under sweetgums, brick steps. We use low pressure on siding, more on concrete, and none on mortar that sheds sand.',
    gutters:
      'We clear gutters after the oaks drop their strings and again after the leaves fall, rehang them where the board behind has gone soft, and run downspouts past the flower bed.',
  },
})

const why = reasons({
  heading: 'Why Matthews calls us',
  purpose: 'why',
  points: [
    {
      title: 'Years our crew leads have worked in town',
      text: 'Cottage, ranch, split-level, two-story: we know how each was built before we open the wall.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'You’ll know the rate before we park',
      text: 'The starting price covers one small job we can see in a photo. Longer, open-ended lists are billed by the hour.',
      price: 'price-matthews-home-repairs',
    },
    {
      title: 'The HOA form comes filled out',
      text: 'Paint code, fence height, storm door style: we’ll attach the sheet and the sample, and you sign.',
    },
    {
      title: 'How soon we’ll come',
      text: 'If we can’t get to everything, we’ll do leaks first, then what could hurt someone, then what annoys you.',
      figure: 'claim-appointment',
    },
    {
      title: 'Parts bought on the way',
      text: 'Send pictures, and we’ll read the brand off the handle and bring the cartridge. You’ll pay for one trip.',
    },
  ],
})

/** Handyman work in Matthews. */
export const handyman = areaService('matthews', 'handyman', {
  title: 'Handyman in Matthews',
  hero: hero(
    'A handyman in Matthews for ranches, porches, and HOA lists',
    'Drywall, doors, faucets, fans, and gutters from Crestdale to Callonwood. Send a photo of what’s on the fridge. You’ll get a price for each line, then a day.',
    picture('service-handyman.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro:
        'The second one reaches into Union County. That makes no difference for repairs, but it does for permits.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Matthews homes',
      intro:
        'A list from a cottage is mostly wood, a list from a ranch is mostly pipe and wire, and a list from the nineties is whatever the builder bought cheapest. We pack for the house you have.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Matthews',
      intro: 'See how we handle larger work in Matthews.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Matthews list',
    'Take a photo of it and send it. We’ll sort the lines by what can’t wait, price each one, and name the first morning we’re near you.',
  ),
  seo: seo(
    'Handyman in Matthews, NC',
    'Drywall, doors, faucets, outlets, fans, tile, and gutters in Matthews, NC 28105 and 28104. One visit, with a written price for each line.',
    'handyman Matthews NC',
    'home repairs 28105',
  ),
})
