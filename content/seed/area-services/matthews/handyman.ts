import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Twelve lines we cross off in Matthews',
  intro: 'Mix them in one visit. Most lists here hold something from a ranch, a deck, and an HOA letter.',
  texts: {
    drywall:
      'Nail pops over a Windrow stair, a den ceiling marked by the bath above it, paneling taken down, and the wall made smooth.',
    painting:
      'A front door in a color the association allows, a nursery, or hardboard siding whose bottom edge has started to drink.',
    plumbing:
      'New faucets on old galvanized stubs are where ranch sinks go wrong. We test the shut-off first and replace it if it weeps.',
    electrical:
      'Two-prong outlets in a Sardis Forest bedroom, GFCIs by the sink, dimmers for a den, all checked against a panel that may be full.',
    doors:
      'Split-level entries settle and rub at the top corner. We shim hinges, move strikes, and plane only what’s left.',
    windows:
      'Sashes painted shut on Ames Street, fogged panes from the nineties, rotten sill noses cut out and pieced in.',
    tile: 'A loose row on a hearth, four-inch bath tile with no spares left, a backsplash behind a new range.',
    flooring:
      'Oak strip under old carpet woken up, a soft spot at the patio door found and closed, plank laid in a laundry room.',
    fans: 'A fan in a Brightmoor vault needs a sloped mount and a long rod. On a low ranch ceiling it needs a hugger.',
    shelving: 'Pantry shelves that hold cans, a mudroom bench by the carport door, closet rods into studs.',
    washing:
      'Green north walls, driveways under sweetgums, brick steps. Low pressure on siding, more on concrete, none on mortar that sheds sand.',
    gutters:
      'Cleared after the oaks drop their strings and again after leaf fall, rehung where a fascia has gone soft, with downspouts sent past the flower bed.',
  },
})

const why = reasons({
  heading: 'Why the list goes to us',
  purpose: 'why',
  points: [
    {
      title: 'Years in every ring of town',
      text: 'Cottage, ranch, split-level, two-story: we know what each was built with before we open the wall.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'You know the rate before we park',
      text: 'Open-ended repair lists in Matthews are billed by the hour. A job we can see in a photo gets a fixed price.',
      price: 'price-matthews-home-repairs',
    },
    {
      title: 'The HOA form comes filled in',
      text: 'Paint code, fence height, storm door style: we attach the sheet and the sample, you sign.',
    },
    {
      title: 'From your photo to our visit',
      text: 'When the day is short, water comes first, then what could hurt someone, then what annoys you.',
      figure: 'claim-appointment',
    },
    {
      title: 'Parts bought on the way',
      text: 'You send pictures, we read the brand off the handle and bring the cartridge. You pay for one trip.',
    },
  ],
})

/** Handyman work in Matthews. */
export const handyman = areaService('matthews', 'handyman', {
  title: 'Handyman in Matthews',
  hero: hero(
    'A handyman in Matthews for ranches, porches, and HOA lists',
    'Drywall, doors, faucets, fans, and gutters from Crestdale to Callonwood. Send a photo of what is on the fridge. You get a price for each line, then a day.',
    picture('service-handyman.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we drive to',
      intro:
        'The second one reaches into Union County. For repairs that makes no difference, for permits it does.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Streets where our ladder is known', show: 'neighborhoods' }),
    townFacts({ heading: 'When someone picks up', show: 'hours' }),
    townFacts({
      heading: 'What Matthews houses are made of',
      intro:
        'A list from a cottage is mostly wood, a list from a ranch is mostly pipe and wire, and a list from the nineties is whatever the builder bought cheapest. We pack for the ring you live in.',
      show: 'about',
    }),
    reviews({
      heading: 'Lists done in Matthews',
      most: 3,
    }),
    townFacts({
      heading: 'Bigger than a list?',
      intro: 'These pages say how we handle larger work in Matthews.',
      show: 'links',
    }),
  ],
  closing: closing(
    'What is on your fridge?',
    'Photograph it and send it. We sort the lines by what can’t wait, price each one, and name the first morning we’re near you.',
  ),
  seo: seo(
    'Handyman in Matthews, NC',
    'Drywall, doors, faucets, outlets, fans, tile, and gutters in Matthews, NC 28105, and 28104. One visit, a written price for each line.',
    'handyman Matthews NC',
    'home repairs 28105',
  ),
})
