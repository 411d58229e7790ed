import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'City repairs, a dozen kinds',
  intro: 'Plaster or drywall, fourth floor or front porch: say which, and we pack for it.',
  texts: {
    drywall:
      'In Dilworth it’s often plaster on lath: cracks raked out, bedded in mesh, and skimmed. In a tower it’s the hole a movers’ dolly made.',
    painting:
      'One accent wall before the lease starts, a porch ceiling in haint blue, or a stairwell nobody else wants to scaffold.',
    plumbing:
      'Pedestal sinks, wall-hung toilets, a disposal in a condo where the riser must be shut off floor by floor with the manager.',
    electrical:
      'Ungrounded circuits in bungalows, half-hot outlets in ranches, USB, and dimmers in lofts. We test before we promise.',
    doors:
      'Five-panel doors whose mortise locks have seized, pocket doors off their track, fire doors in corridors that must latch by themselves.',
    windows:
      'Weights rehung, cords replaced, one cracked lite puttied. For towers, the screens, locks, and blinds on the inside.',
    tile: 'Hexagon floors from the twenties with five pieces missing, subway tile behind a cooktop, a shower niche that holds water.',
    flooring: 'Heart pine patched board for board. In condos, plank over the sound mat that the bylaws name.',
    fans: 'Old plaster ceilings hide no box that’ll carry a fan. We add a brace from above, or from below through a neat hole.',
    shelving:
      'Alcoves beside a chimney, a wall of books in NoDa, floating shelves on brick with sleeves set in the joint.',
    washing:
      'Porch floors, alley pads, brick that was never meant for a strong jet. Street-side jobs are done early, before cars park.',
    gutters:
      'Box gutters relined, half-rounds in Myers Park rehung on their brackets, and leaves carried out to the curb in bags.',
  },
})

const why = reasons({
  heading: 'What makes a city job go right',
  purpose: 'why',
  points: [
    {
      title: 'Elevator, loading dock, certificate',
      text: 'Your manager gets our insurance paper and a time window before we load a cart.',
    },
    {
      title: 'Years of walls like yours',
      text: 'Screws pull out of plaster and hammers shatter it. We drill, anchor, and skim as the wall asks.',
      figure: 'claim-years-in-trade',
    },
    {
      title: 'Tenants told, owners shown',
      text: 'For a rental we arrange the entry, do the list, and send the owner dated photographs with the invoice.',
    },
    {
      title: 'Old paint treated as lead until tested',
      text: 'Houses from before 1978 get plastic on the floor, a vacuum with a fine filter, and wet sanding.',
    },
    {
      title: 'To a morning that holds',
      text: 'We group visits by quarter of the city, so a wreck on Independence doesn’t eat your appointment.',
      figure: 'claim-appointment',
    },
  ],
})

/** Handyman work in Charlotte. */
export const handyman = areaService('charlotte', 'handyman', {
  title: 'Handyman in Charlotte',
  hero: hero(
    'A Charlotte handyman for bungalows, ranches, and towers',
    'Sash cords in Plaza Midwood, a stuck lock in Uptown, a rental in NoDa between tenants. Tell us the floor and the year, and we bring what that wall needs.',
    picture('detail-electrical.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Where in the city we come',
      intro: 'From Uptown out to the southeast side. Not on the list? Ask, the truck passes more than these.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods, each with its own walls', show: 'neighborhoods' }),
    townFacts({ heading: 'Office and crew hours', show: 'hours' }),
    townFacts({
      heading: 'A house from every decade',
      intro:
        'For small repairs that means three kinds of anchor, two kinds of patch and a question before each visit: which floor, which year, and is there an attic above it?',
      show: 'about',
    }),
    reviews({
      heading: 'Charlotte lists, crossed off',
      most: 3,
    }),
    townFacts({
      heading: 'More than an afternoon of work',
      intro: 'What we renovate, build, and look after within the city.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Street, floor, and three pictures',
    'That’s all we need to price most lists. Add the gate code or the manager’s name, and we arrange the rest.',
  ),
  seo: seo(
    'Handyman in Charlotte, NC',
    'Plaster, sash windows, condo plumbing, fans, tile, and doors repaired across Charlotte. Building rules met, each job priced before the visit.',
    'handyman Charlotte',
    'condo repairs Uptown Charlotte',
  ),
})
