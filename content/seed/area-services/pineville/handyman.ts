import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Pineville',
  intro: 'A mill house needs a light hand. A townhome needs the right part number. Both fit in a morning.',
  texts: {
    drywall:
      'Beadboard refastened where it rattles, drywall patched in a townhome stair, and the seam between the two where somebody added a bath in the sixties.',
    painting:
      'Clapboard scraped by hand and spot-primed, a shop wall painted overnight, a unit repainted white for the next tenant.',
    plumbing:
      'Clawfoot tub lines, a frost-proof spigot on a house on piers, builder faucets in McCullough that all drip the same year.',
    electrical:
      'Surface boxes and cloth-covered wire in old rooms, GFCI outlets that keep tripping in new ones. We label what we find inside the panel door.',
    doors:
      'Four-panel doors swing by themselves because the floor leans. A bent hinge pin holds them, and the floor can stay.',
    windows:
      'Ropes, pulleys, putty, and a window you can raise with two fingers. We make storm panels for openings that aren’t square anymore.',
    tile: 'Penny-round tile in a shop restroom, a townhome backsplash, a hearth whose mortar has turned to sand.',
    flooring:
      'Tongue-and-groove pine patched with salvage, squeaks screwed from below, thresholds cut to fit rooms that differ by an inch.',
    fans: 'Porch fans hung from a joist we’ve looked at first, because beadboard alone won’t hold one.',
    shelving:
      'Shop displays built for the weight of what’s sold, plate rails, closets where a mill house never had one.',
    washing:
      'Brick sidewalks and storefronts before breakfast, townhome siding by the row, painted wood with just a hose and a brush.',
    gutters:
      'Small frame roofs drip onto their own piers. We hang gutters where there weren’t any and run the water to the street side.',
  },
})

const why = reasons({
  heading: 'Why Pineville calls us',
  purpose: 'why',
  points: [
    {
      title: 'Years our crew leads have worked in town',
      text: 'A patched board of the right age beats a new one of the right color. We keep a rack of old pine for that.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'Shops open on time',
      text: 'We start after you lock up, and we mop before we leave. We don’t leave anything propped against a window.',
    },
    {
      title: 'One small truck',
      text: 'Mill Village lanes and townhome courts have no room for a trailer. We’ll come in one small truck.',
    },
    {
      title: 'How soon we’ll come for routine work',
      text: 'Lists from here rarely wait, because we’re down Main Street most days anyway.',
      figure: 'claim-appointment',
    },
    {
      title: 'Trim numbered, nails saved',
      text: 'What comes off to reach a pipe goes back where it was, with the original nails if they’ll hold.',
    },
  ],
})

/** Handyman work in Pineville. */
export const handyman = areaService('pineville', 'handyman', {
  title: 'Handyman in Pineville',
  hero: hero(
    'A Pineville handyman who knows heart pine from hardboard',
    'Doors, windows, faucets, and floors in the mill village, on Main Street, and by the greenway, repaired so nobody can find the repair.',
    picture('detail-drywall.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro: 'It’s one zip code, from the railroad to the state line, with the shops in the middle.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Pineville homes',
      intro:
        'An hour goes further when we know the house. In the village, a hinge problem leads to a floor and the floor leads to a pier, so we look one step past the thing on the list and tell you what we saw.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Pineville',
      intro: 'See our kitchens, storefronts, and upkeep in Pineville.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Does the door swing shut by itself?',
    'Send a video of it, with the rest of what bothers you. We’ll tell you what’s charm, what’s a hinge, and what’s a pier.',
  ),
  seo: seo(
    'Handyman in Pineville, NC',
    'Sash windows, old floors, faucets, shop shelves, and townhome repairs in Pineville, NC 28134. Trim saved, shops open on time.',
    'handyman Pineville NC',
    'old house repair Pineville',
  ),
})
