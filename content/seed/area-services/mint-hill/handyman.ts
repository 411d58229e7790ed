import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Mint Hill',
  intro: 'Acreage makes for longer lists. Add the barn and the shed; the truck’s there anyway.',
  texts: {
    drywall:
      'Garage ceilings torn by an opener, a shop wall finished at last, the crack over a ranch hallway that opens every winter.',
    painting:
      'Tall foyers at Olde Sycamore from a rolling tower. Barn doors, fence rails, and shutters taken down and sprayed.',
    plumbing:
      'Well water is hard on cartridges and fill valves. We carry the common ones, flush the sediment, and check the filter while we’re there.',
    electrical:
      'A pump-house outlet, a post light two hundred feet down the driveway, a shop circuit that trips when the compressor starts.',
    doors:
      'Sliding barn doors back on their rail, steel entry doors swollen at the sill, a side door the dog won against.',
    windows:
      'Aluminum sliders in brick openings: rollers, locks, and glass replaced, or a new unit installed without breaking a brick.',
    tile: 'Mudroom slate for boots, a shower floor laid fresh, the loose piece by the wood stove set in heat-proof mortar.',
    flooring:
      'Parquet glued down tile by tile, linoleum over older linoleum tested for asbestos before anyone touches it, plank for a den with a walkout.',
    fans: 'Porches, sunrooms, and shop ceilings. Outdoors we use fans rated for damp locations and a box screwed to the framing.',
    shelving:
      'Heavy steel or built wood for jars, tools, or feed. We’ll ask about the weight before we choose the bracket.',
    washing:
      'Long concrete driveways, vinyl on the shady side, pole barns. We’ll bring a tank if your well can’t keep up.',
    gutters:
      'Sixty-foot runs sag in the middle. We reset the slope, add hangers, and pipe the outlet well past the drain field.',
  },
})

const why = reasons({
  heading: 'Why Mint Hill calls us',
  purpose: 'why',
  points: [
    {
      title: 'We ask what’s underground',
      text: 'We flag the well line, tank, drain field, and dog fence before anyone digs a post hole.',
    },
    {
      title: 'One trip with a full truck',
      text: 'Nobody drives back to town for a washer. We load the truck from your photos and carry spares.',
      figure: 'claim-appointment',
    },
    {
      title: 'Barn work isn’t a favor',
      text: 'We price hinges, stall boards, lights, and doors in writing, just like a kitchen faucet.',
    },
    {
      title: 'Gates closed behind us',
      text: 'Tell us which animals are out. We’ll leave every latch the way we found it.',
    },
    {
      title: 'Work we stand behind',
      text: 'If a hinge we hung drops within the warranty, we’ll come back and fix it free.',
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
      heading: 'Zip codes we cover',
      intro:
        'It’s one zip code and a lot of road, from the city line past the interstate and into the edge of Union County.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Mint Hill homes',
      intro:
        'Out here it’s brick, acreage, and well water. A visit takes longer than in town, because there’s more to walk to. Put the shed, the gate, and the pump house on the same page, and we’ll start at the far end while it’s cool.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Mint Hill',
      intro: 'Suites, workshops, and yearly upkeep have pages of their own.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Walk the place with your phone',
    'Film the house, the shed, and the gate in one go, and talk while you walk. We’ll write up the list and price every item.',
  ),
  seo: seo(
    'Handyman in Mint Hill, NC',
    'House and barn repairs in Mint Hill, NC 28227: well-water plumbing, gates, tall foyers, long gutters. A full truck and a price per item.',
    'handyman Mint Hill',
    'barn repair Mint Hill NC',
  ),
})
