import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Pineville',
  intro: 'Old mill house or new townhome, we can usually do your list in a morning.',
  texts: {
    drywall: 'Loose beadboard, dents in a townhome stairway, and everything in between.',
    painting: 'Wood siding, shop walls (overnight), and rentals between tenants.',
    plumbing: 'Clawfoot tubs, frost-proof spigots, and dripping builder faucets.',
    electrical: 'Old wiring, dead switches, and GFCI outlets that keep tripping.',
    doors: 'Doors that swing on their own, stick, or won’t latch.',
    windows:
      'We fix the ropes and putty so old windows open easily again, and we make storm windows for crooked frames.',
    tile: 'Shop restrooms, townhome backsplashes, and crumbling hearths.',
    flooring:
      'Pine floors patched with salvaged boards, squeaks fixed from below, and thresholds cut to fit.',
    fans: 'On a porch, we hang the fan from the framing, because beadboard alone won’t hold one.',
    shelving: 'Shop displays, closet shelves, and new closets in houses built without any.',
    washing: 'Townhome siding, and storefronts before you open. Painted wood gets just a hose and a brush.',
    gutters: 'We clean gutters, and add them where water’s running down to the piers.',
  },
})

const why = reasons({
  picture: picture('about-1.jpg'),
  heading: 'Why Pineville calls us',
  purpose: 'why',
  points: [
    {
      title: 'Years our crew leads have worked in town',
      text: 'We know these old houses, and we keep salvaged pine on hand for patches.',
      figure: 'claim-years-in-town',
    },
    {
      title: 'Your shop opens on time',
      text: 'We start after you lock up, and we clean up before we leave.',
    },
    {
      title: 'One small truck',
      text: 'There’s not much parking in Mill Village, so we come in one small truck.',
    },
    {
      title: 'How soon we’ll come for routine work',
      text: 'We’re in Pineville most days, so you usually won’t wait long.',
      figure: 'claim-appointment',
    },
    {
      title: 'We save your trim',
      text: 'If we have to take trim off, we put the same piece back.',
    },
  ],
})

/** Handyman work in Pineville. */
export const handyman = areaService('pineville', 'handyman', {
  title: 'Handyman in Pineville',
  hero: hero(
    'A Pineville handyman for old houses and new townhomes',
    'Doors, windows, faucets, and floors in the mill village, on Main Street, and by the greenway.',
    picture('city-pineville.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro: 'Pineville is one zip code, from the railroad to the state line.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Pineville homes',
      intro:
        'In the mill village, a sticking door can mean a sloping floor, and a sloping floor can mean a bad pier. We look one step past what’s on your list and tell you what we see.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Pineville',
      intro: 'We also remodel, build, and maintain homes and shops in Pineville.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Pineville list',
    'Take a video of what’s bothering you. We’ll tell you what’s a quick fix, what isn’t, and what it would cost.',
  ),
  seo: seo(
    'Handyman in Pineville, NC',
    'Sash windows, old floors, faucets, shop shelves, and townhome repairs in Pineville, NC 28134. We save your trim, and your shop opens on time.',
    'handyman Pineville NC',
    'old house repair Pineville',
  ),
})
