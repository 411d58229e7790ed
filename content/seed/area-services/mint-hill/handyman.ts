import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Jobs for house, barn, and everything between',
  intro: 'Acreage makes lists longer. Put the outbuildings on it; the truck is there anyway.',
  texts: {
    drywall:
      'Garage ceilings torn by an opener, a shop wall finished at last, the seam over a ranch hallway that opens every winter.',
    painting:
      'Tall foyers at Olde Sycamore from a rolling tower. Barn doors, fence rails, shutters taken down, and sprayed flat.',
    plumbing:
      'Well water is hard on cartridges and fill valves. We carry the common ones, flush the sediment, and look at the filter while we’re there.',
    electrical:
      'A pump-house outlet, a post lamp two hundred feet down the drive, a shop circuit that trips when the compressor starts.',
    doors:
      'Sliding barn doors back on their rail, steel entry doors swollen at the sill, a garage side door that the dog has won against.',
    windows:
      'Aluminum sliders in brick openings: rollers, locks, and glass replaced, or a new unit fitted without breaking a brick.',
    tile: 'Mudroom slate for boots, a shower floor re-bedded, the loose piece by the wood stove set in heat-proof mortar.',
    flooring:
      'Ranch parquet glued down tile by tile, linoleum over older linoleum tested before it’s touched, plank for a den with a walkout.',
    fans: 'Porches, sunrooms, and shop ceilings. Outdoors we use damp-rated motors and a box tied to the framing.',
    shelving:
      'Heavy steel or built wood, for jars, tools, or feed. We ask for the weight before we choose the bracket.',
    washing:
      'Long concrete drives, vinyl on the shady side, pole barns. We bring a tank if your well can’t keep up.',
    gutters:
      'Sixty-foot runs sag in the middle. We reset the fall, add hangers, and pipe the outlet past the drain field and never into it.',
  },
})

const why = reasons({
  heading: 'Why neighbors out here pass on our number',
  purpose: 'why',
  points: [
    {
      title: 'We ask what’s underground',
      text: 'Well line, tank, drain field, dog fence: marked with flags before a post hole is dug.',
    },
    {
      title: 'One trip with a full truck',
      text: 'Nobody drives back to town for a washer. The truck is loaded from your photos and carries spares.',
      figure: 'claim-appointment',
    },
    {
      title: 'Barn work isn’t a favor',
      text: 'Hinges, stall boards, lights, and doors are priced in writing like a kitchen faucet.',
    },
    {
      title: 'Gates closed behind us',
      text: 'Tell us which animals are out. We leave every latch as we found it.',
    },
    {
      title: 'Work that we stand behind',
      text: 'If a hinge we hung drops within the warranty, we come back down the drive for nothing.',
      figure: 'claim-warranty-general',
    },
  ],
})

/** Handyman work in Mint Hill. */
export const handyman = areaService('mint-hill', 'handyman', {
  title: 'Handyman in Mint Hill',
  hero: hero(
    'A Mint Hill handyman for the house and the land around it',
    'Faucets on well water, gates, pump-house wiring, tall foyers, barn doors. One crew takes the list from the kitchen to the back fence.',
    picture('about-1.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'One zip code, a lot of road',
      intro: 'It runs from the city line past the interstate and into the edge of Union County.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Where we turn in', show: 'neighborhoods' }),
    townFacts({ heading: 'Days and hours', show: 'hours' }),
    townFacts({
      heading: 'Brick, acreage, and well water',
      intro:
        'A visit is longer here than in town, because there’s more to walk to. Put the shed, the gate, and the pump house on the same page, and we start at the far end while it’s cool.',
      show: 'about',
    }),
    reviews({
      heading: 'Told over the fence',
      most: 3,
    }),
    townFacts({
      heading: 'When the list becomes a plan',
      intro: 'Suites, workshops, and yearly upkeep have pages of their own.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Walk the place with your phone',
    'Film the house, the shed, and the gate in one go and talk while you walk. We write the list from it and price every item.',
  ),
  seo: seo(
    'Handyman in Mint Hill, NC',
    'House and barn repairs in Mint Hill, NC 28227: well-water plumbing, gates, tall foyers, long gutters. A full truck and a price per item.',
    'handyman Mint Hill',
    'barn repair Mint Hill NC',
  ),
})
