import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Huntersville',
  intro: 'Pick one job or all twelve. We’ll do as many as we can in one visit.',
  texts: {
    drywall:
      'That crack that opens in an upstairs ceiling every winter is from the roof trusses moving. We fix the crack so it doesn’t come back.',
    painting: 'Two-story foyers, scuffed hallways, and sun-faded front doors.',
    plumbing: 'Dripping faucets, frozen hose bibs, and garden tubs that barely fill.',
    electrical: 'Landscape lights, garage outlets for the second fridge, and three-way switches.',
    doors:
      'Patio sliders off the track, keypad locks that stick, and the house-to-garage door that won’t swing shut on its own.',
    windows: 'Foggy glass, torn screens, and broken latches.',
    tile: 'Cracked grout around the tub, loose floor tile, and new backsplashes.',
    flooring:
      'New stair treads, plank flooring to replace bonus-room carpet, and repairs to swollen laminate by the dishwasher.',
    fans: 'We hang fans on vaulted ceilings, on porches, and over covered docks. Near the water, we use fans rated for wet locations.',
    shelving: 'Mudroom cubbies, paddle racks, and garage ceiling storage.',
    washing: 'Decks, patios, and siding, washed without scarring composite boards.',
    gutters: 'Second-story gutters, gutter guards, and downspouts.',
  },
})

const why = reasons({
  picture: picture('city-huntersville.jpg'),
  heading: 'Why Huntersville calls us',
  purpose: 'why',
  points: [
    {
      title: 'We know your floor plan',
      text: 'Builders reused the same plans. If we’ve fixed a leak in your neighbor’s house, we know where to look in yours.',
    },
    {
      title: 'Hardware that won’t rust',
      text: 'Near the water we use stainless screws and electrical boxes rated for wet locations, and we seal the cut end of every board.',
    },
    {
      title: 'No trouble with your HOA',
      text: 'We match doors, lights, and colors to your HOA’s rules before we order.',
    },
    {
      title: 'When it’s urgent',
      text: 'Give us a gate or door code, and we can often start right away.',
      figure: 'claim-same-day',
    },
    {
      title: 'A written estimate',
      text: 'We go over the list with you and price each job before we start.',
      figure: 'claim-free-estimates',
    },
  ],
})

/** Handyman work in Huntersville. */
export const handyman = areaService('huntersville', 'handyman', {
  title: 'Handyman in Huntersville',
  hero: hero(
    'A Huntersville handyman for high ceilings and lake air',
    'Ceiling fans, sliders, screens, foggy glass, and drywall cracks in Birkdale, Vermillion, Skybrook, and on the lake.',
    picture('detail-deck.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro: 'We cover all of 28078, on both sides of I-77.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Huntersville homes',
      intro:
        'Near the lake, hardware rusts, doors fade, and screens tear. Everywhere else, it’s mostly builder-grade parts wearing out around the same time.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Huntersville',
      intro: 'We also remodel, build, and maintain homes in Huntersville.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Huntersville list',
    'Can’t reach it with your ladder? Put it on the list. We’ll bring the scaffold and do the rest while we’re there.',
  ),
  seo: seo(
    'Handyman in Huntersville, NC',
    'High ceiling fans, sliders, foggy windows, decks, and drywall cracks repaired in Huntersville, NC 28078. We match your HOA’s colors and put prices in writing.',
    'handyman Huntersville NC',
    'Birkdale handyman',
  ),
})
