import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Old wood, new townhomes, one toolbox',
  intro: 'A mill house wants a light hand. A townhome wants the right part number. Both fit in a morning.',
  texts: {
    drywall:
      'Beadboard refastened where it rattles, gypsum patched in a townhome stair, and the join between the two where somebody added a bath in the sixties.',
    painting:
      'Clapboard scraped by hand and spot-primed, a shop wall between closing and opening, a unit made white again for the next tenant.',
    plumbing:
      'Clawfoot supplies, a frost-proof spigot on a pier house, builder faucets in McCullough that all drip in the same year.',
    electrical:
      'Surface boxes and cloth-covered wire in old rooms, tripping GFCIs in new ones. We label what we find inside the panel door.',
    doors:
      'Four-panel doors swing by themselves because the floor leans. A bent hinge pin holds them; the slope may stay.',
    windows:
      'Ropes, pulleys, putty, and a sash that slides with two fingers. Storm panels made to fit openings that are no longer square.',
    tile: 'Penny rounds in a shop restroom, a townhome backsplash, a hearth whose mortar has turned to sand.',
    flooring:
      'Tongue-and-groove pine let in from salvage, squeaks screwed from below, thresholds scribed between rooms that differ by an inch.',
    fans: 'Porch fans hung from a joist we’ve looked at first, since the beadboard alone holds nothing.',
    shelving: 'Shop displays rated for what’s sold, plate rails, closets where a mill house never had one.',
    washing:
      'Brick sidewalks and shop aprons before breakfast, townhome siding by the row, painted wood with a hose and a brush alone.',
    gutters:
      'Small frame roofs shed onto their own piers. We hang gutters where there were none and lead the water to the street side.',
  },
})

const why = reasons({
  heading: 'Why Pineville keeps calling the same people',
  purpose: 'why',
  points: [
    {
      title: 'Years of keeping what’s sound',
      text: 'A patched board of the right age beats a new one of the right color. We have a rack of old pine for that.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'Shops open on time',
      text: 'We start when you lock up and leave the floor mopped. Nothing’s left propped against a window.',
    },
    {
      title: 'Small truck, small street',
      text: 'Mill Village lanes and townhome courts have no room for a trailer. We come in one van.',
    },
    {
      title: 'How soon we come for routine work',
      text: 'Lists from here rarely wait, because we’re down Main Street most days anyway.',
      figure: 'claim-appointment',
    },
    {
      title: 'Trim numbered, nails saved',
      text: 'What comes off to reach a pipe goes back where it was, with the original nails when they’ll hold.',
    },
  ],
})

/** Handyman work in Pineville. */
export const handyman = areaService('pineville', 'handyman', {
  title: 'Handyman in Pineville',
  hero: hero(
    'A Pineville handyman who knows heart pine from hardboard',
    'Doors, sashes, faucets, and floors in the mill village, on Main Street and by the greenway, repaired so that nobody can point to the repair.',
    picture('detail-drywall.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Our whole round fits in one zip code',
      intro: 'From the railroad to the state line, with the shops in the middle.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Parts of town', show: 'neighborhoods' }),
    townFacts({ heading: 'Open when shops close, and otherwise', show: 'hours' }),
    townFacts({
      heading: 'A mill town, inside the walls',
      intro:
        'An hour goes further here when we know the house. In the village a hinge leads to a floor and the floor leads to a pier, so we look one step beyond the thing on the list and tell you what we saw.',
      show: 'about',
    }),
    reviews({
      heading: 'Small jobs, told by owners',
      most: 3,
    }),
    townFacts({
      heading: 'Larger work in Pineville',
      intro: 'Kitchens, storefronts, and upkeep are described on these pages.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Does the door swing shut by itself?',
    'Send a video of it, with the rest of what bothers you. We say what’s charm, what’s a hinge, and what’s a pier.',
  ),
  seo: seo(
    'Handyman in Pineville, NC',
    'Sash windows, old floors, faucets, shop shelves, and townhome repairs in Pineville, NC 28134. Trim saved, shops open on time.',
    'handyman Pineville NC',
    'old house repair Pineville',
  ),
})
