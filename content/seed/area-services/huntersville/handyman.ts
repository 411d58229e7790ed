import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Huntersville',
  intro:
    'From the bonus room to the boathouse: twelve trades for houses that got their first keys in the same few years.',
  texts: {
    drywall:
      'Roof trusses lift a little each January and open the corner of an upstairs ceiling. We leave that joint free to move, and the crack stops coming back.',
    painting:
      'Two-story foyers, hallways in flat paint that show every handprint, a west-facing door the glare has bleached to chalk.',
    plumbing:
      'Cartridges for the brand your builder used on the whole street, a hose bib that froze, a garden tub filler that dribbles.',
    electrical:
      'Landscape lights, garage outlets for a second refrigerator, three-way switches at both ends of a long upstairs hall.',
    doors:
      'Patio sliders off their wheels, doors to the garage that have to close by themselves, keypad locks that fight the deadbolt.',
    windows:
      'Fogged double panes swapped in their frames, screens rebuilt in pet mesh, tilt latches that snapped in a storm.',
    tile: 'Corner-tub decks with cracked grout, a laundry floor on a flexing joist, glass mosaic above a cooktop.',
    flooring:
      'Bonus-room carpet changed to plank, stair treads capped, swollen laminate by the dishwasher cut out and replaced.',
    fans: 'Vaulted great rooms, covered docks, porches with a view. Near the water we use fans rated for wet locations.',
    shelving: 'Drop zones by the alley door, paddle racks, and ceiling storage above a pickup.',
    washing:
      'Composite decks without scarring the surface, stamped patios, and the pollen line the cove leaves on white trim.',
    gutters:
      'Second-story runs over a walkout basement, guards where pines lean in, and downspouts that stay off the neighbor’s five-foot side yard.',
  },
})

const why = reasons({
  heading: 'Why Huntersville calls us',
  purpose: 'why',
  points: [
    {
      title: 'We know your floor plan',
      text: 'The subdivisions repeat. If we’ve fixed the drip over one breakfast nook, we know where the pipe runs in yours.',
    },
    {
      title: 'Marine-grade where it counts',
      text: 'Near the water we use stainless screws and boxes rated for wet locations, and we seal every cut end.',
    },
    {
      title: 'Committee-proof',
      text: 'We match storm doors, lights, and colors to your HOA’s guidelines before we order. All you do is forward one email.',
    },
    {
      title: 'When it’s urgent',
      text: 'Tell us how to get in and where not to park: gate code, alley, boat ramp. That way we can often start right away.',
      figure: 'claim-same-day',
    },
    {
      title: 'A written estimate',
      text: 'We’ll walk the list with you and price it line by line at your kitchen table.',
      figure: 'claim-free-estimates',
    },
  ],
})

/** Handyman work in Huntersville. */
export const handyman = areaService('huntersville', 'handyman', {
  title: 'Handyman in Huntersville',
  hero: hero(
    'A Huntersville handyman for high ceilings and lake air',
    'Fans in vaulted ceilings, sliders, screens, foggy glass, and the crack that opens every winter. We work in Birkdale, Vermillion, Skybrook, and the coves.',
    picture('detail-smart-lock.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro: '28078 covers both sides of I-77 and the shore of Mountain Island Lake as well.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Huntersville homes',
      intro:
        'Away from the lake, most of a visit goes to parts that wore out together. Near it, hardware rusts, doors bleach, and screens tear, so we bring stainless screws, marine caulk, and a roll of mesh.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Huntersville',
      intro: 'See the porches and kitchens we build here and the yearly care we offer.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Huntersville list',
    'Put what’s too high for your ladder at the top. We’ll bring the scaffold and do the rest while we’re there.',
  ),
  seo: seo(
    'Handyman in Huntersville, NC',
    'Vaulted fans, sliders, fogged windows, decks, and drywall cracks repaired in Huntersville, NC 28078. HOA colors matched, written prices.',
    'handyman Huntersville NC',
    'Birkdale handyman',
  ),
})
