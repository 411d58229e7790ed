import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'From bonus room to boathouse',
  intro: 'Twelve trades for houses that got their first keys in the same few years.',
  texts: {
    drywall:
      'Truss uplift opens the corner of an upstairs ceiling each January. We float that joint so that it may move, and it stops coming back.',
    painting:
      'Two-story foyers, builder-flat hallways that show each hand, a west-facing door bleached to chalk by the glare.',
    plumbing:
      'Cartridges for the brand your builder used in the whole street, a hose bib that froze, a garden tub filler that dribbles.',
    electrical:
      'Landscape lights, garage outlets for a second refrigerator, three-way switches at both ends of a long upstairs hall.',
    doors:
      'Patio sliders off their wheels, alley garage doors to the kitchen that must close by spring, keypad locks that fight the deadbolt.',
    windows:
      'Fogged double panes swapped in their frames, screens rebuilt in pet mesh, tilt latches that snapped in a storm.',
    tile: 'Corner-tub decks with cracked grout, a laundry floor on a flexing joist, glass mosaic above a cooktop.',
    flooring:
      'Bonus-room carpet changed to plank, stair treads capped, swollen laminate by the dishwasher cut out and closed.',
    fans: 'Vaulted great rooms, covered docks, porches with a view. Near water the housing is rated for wet places.',
    shelving:
      'Drop zones by the alley door, paddle racks, garage ceilings that carry storage above a pickup.',
    washing:
      'Composite decks without raising the grain, stamped patios, the pollen line that the cove leaves on white trim.',
    gutters:
      'Second-story runs over a walkout basement, guards where pines lean in, splash kept off the neighbor’s five-foot side yard.',
  },
})

const why = reasons({
  heading: 'What residents notice',
  purpose: 'why',
  points: [
    {
      title: 'We know your floor plan',
      text: 'The subdivisions repeat. If we’ve fixed the drip over one breakfast nook, we know where the pipe runs in yours.',
    },
    {
      title: 'Marine-grade where it counts',
      text: 'Within sight of the water we use stainless screws and wet-rated boxes, and we seal every cut end.',
    },
    {
      title: 'Committee-proof',
      text: 'Storm doors, lights, and colors are matched to your guidelines before we order. You forward one email.',
    },
    {
      title: 'When it is urgent',
      text: 'Tell us how to get in and where not to park: gate code, alley, boat ramp. With that we can often start at once.',
      figure: 'claim-same-day',
    },
    {
      title: 'A written estimate',
      text: 'We come up I-77, walk the list with you, and price it line by line at the kitchen table.',
      figure: 'claim-free-estimates',
    },
  ],
})

/** Handyman work in Huntersville. */
export const handyman = areaService('huntersville', 'handyman', {
  title: 'Handyman in Huntersville',
  hero: hero(
    'A Huntersville handyman for high ceilings and lake air',
    'Fans in vaults, sliders, screens, foggy glass, and the seam that opens every winter. For Birkdale, Vermillion, Skybrook, and the coves.',
    picture('detail-smart-lock.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'The zip code by the lake',
      intro: 'It takes in both sides of I-77 and the shore of Mountain Island Lake as well.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods by name', show: 'neighborhoods' }),
    townFacts({ heading: 'When we work, when we answer', show: 'hours' }),
    townFacts({
      heading: 'Two kinds of house, two kinds of list',
      intro:
        'Away from the lake a visit is mostly parts that wore out together. Near it, hardware rusts, doors bleach, and screens tear, so we bring stainless screws, marine caulk, and a roll of mesh.',
      show: 'about',
    }),
    reviews({
      heading: 'Heard at the mailboxes',
      most: 3,
    }),
    townFacts({
      heading: 'If the list has outgrown a visit',
      intro: 'Porches, kitchens, and care by the year, all for this town.',
      show: 'links',
    }),
  ],
  closing: closing(
    'What’s too high for your ladder?',
    'Put it at the top of the list and send a picture with a person in it for scale. We bring the tower and do the rest too.',
  ),
  seo: seo(
    'Handyman in Huntersville, NC',
    'Vaulted fans, sliders, fogged windows, decks, and drywall seams repaired in Huntersville, NC 28078. Colors matched to the HOA list, a price for each line.',
    'handyman Huntersville NC',
    'Birkdale handyman',
  ),
})
