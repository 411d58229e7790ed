import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Charlotte',
  intro: 'Condo or bungalow, plaster or drywall, we bring the right tools.',
  texts: {
    drywall:
      'Older homes often have cracked plaster. We tape the cracks, then smooth on a thin coat of compound. Condo walls mostly have holes from moving day.',
    painting: 'One accent wall, a porch ceiling, or a tall stairwell that needs scaffolding.',
    plumbing:
      'Faucets, sinks, toilets, and disposals. In a condo, we arrange the water shutoff with your manager.',
    electrical:
      'Two-prong outlets in bungalows, dead outlets in ranches, USB outlets and dimmers in lofts. We test the wiring first.',
    doors: 'Stuck locks on old doors, pocket doors off the track, and fire doors that won’t latch.',
    windows:
      'We replace cords and cracked panes in old windows. In condos, we do screens, locks, and blinds.',
    tile: 'Missing pieces in an old hexagon-tile floor, a subway tile backsplash, or a leaky shower niche.',
    flooring:
      'We patch old pine board by board. In condos, we install plank flooring over the sound mat your HOA calls for.',
    fans: 'Old plaster ceilings rarely have a box that can hold a fan, so we add a brace first.',
    shelving: 'Floating shelves, bookcases, and shelves on brick.',
    washing: 'Porches, driveways, and siding. We wash old brick at low pressure.',
    gutters: 'We clean gutters, rehang loose ones, and bag the leaves.',
  },
})

const why = reasons({
  picture: picture('city-charlotte.jpg'),
  heading: 'Why Charlotte calls us',
  purpose: 'why',
  points: [
    {
      title: 'We know condo rules',
      text: 'Your building manager gets our certificate of insurance and our arrival time before we show up.',
    },
    {
      title: 'Years our crew leads have worked on walls like yours',
      text: 'Old plaster cracks easily. We know how to hang things on it and how to patch it.',
      figure: 'claim-years-in-trade',
    },
    {
      title: 'We work with tenants',
      text: 'For a rental, we set up the visit with your tenant and send you photos with the invoice.',
    },
    {
      title: 'We’re careful with old paint',
      text: 'In houses built before 1978, we put down plastic, run a HEPA vacuum, and wet-sand.',
    },
    {
      title: 'How soon we’ll come',
      text: 'We group visits by part of town, so a wreck on Independence doesn’t make us late.',
      figure: 'claim-appointment',
    },
  ],
})

/** Handyman work in Charlotte. */
export const handyman = areaService('charlotte', 'handyman', {
  title: 'Handyman in Charlotte',
  hero: hero(
    'A Charlotte handyman for bungalows, ranches, and towers',
    'Whether it’s stuck windows in Plaza Midwood or a NoDa rental between tenants, we’ll do your whole list in one visit.',
    picture('service-handyman.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro:
        'From Uptown out to Ballantyne. Don’t see your zip? Ask. We cover more than the zip codes listed here.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Charlotte homes',
      intro:
        'Charlotte has houses from every decade, so we’ll ask a few questions before we come: what year yours was built, what floor you’re on, and if there’s an attic above you.',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Charlotte',
      intro: 'We also remodel, build, and maintain homes in Charlotte.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Charlotte list',
    'For most lists, we just need your address and a few photos. If it’s a condo, add the manager’s name and we’ll arrange the rest.',
  ),
  seo: seo(
    'Handyman in Charlotte, NC',
    'Plaster, sash windows, condo plumbing, fans, tile, and doors repaired across Charlotte. You get a written price for each job first.',
    'handyman Charlotte',
    'condo repairs Uptown Charlotte',
  ),
})
