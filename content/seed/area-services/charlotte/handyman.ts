import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reasons, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { handymanCards } from '../cards.ts'

const work = handymanCards({
  heading: 'Handyman services in Charlotte',
  intro: 'Plaster or drywall, fourth floor or front porch? Tell us which, and we’ll pack for it.',
  texts: {
    drywall:
      'In Dilworth it’s often plaster on wood strips, so we rake out the cracks, bed them in mesh, and skim. In a tower it’s the hole a mover’s dolly made.',
    painting:
      'One accent wall before the lease starts, a porch ceiling in pale blue, or a stairwell nobody else wants to set a scaffold in.',
    plumbing:
      'Pedestal sinks, wall-hung toilets, or a disposal in a condo, where we work with the manager to shut off the water floor by floor.',
    electrical:
      'Ungrounded circuits in bungalows, dead outlets in ranches, USB outlets and dimmers in lofts. We test before we promise.',
    doors:
      'Five-panel doors with seized locks, pocket doors off their track, and corridor fire doors that have to latch by themselves.',
    windows:
      'We rehang weights, replace cords, and putty in a new pane for the cracked one. In towers, we do screens, locks, and blinds on the inside.',
    tile: 'A 1920s hexagon floor with five pieces missing, subway tile behind a cooktop, or a shower niche that doesn’t leak.',
    flooring:
      'Heart pine patched board for board. In condos, plank flooring over the sound mat your bylaws call for.',
    fans: 'Old plaster ceilings rarely have a box that can carry a fan. We add a brace from above, or from below through a neat hole.',
    shelving:
      'Shelves beside a chimney, a wall of books in NoDa, or floating shelves anchored in the brick joints.',
    washing:
      'Porch floors, alley pads, and brick that was never meant for high pressure. We do street-side jobs early, before people park.',
    gutters:
      'Box gutters relined, half-round gutters in Myers Park rehung, and leaves bagged and carried to the curb.',
  },
})

const why = reasons({
  heading: 'Why Charlotte calls us',
  purpose: 'why',
  points: [
    {
      title: 'Elevator, loading dock, certificate',
      text: 'Your manager gets our certificate of insurance and a time window before we load a cart.',
    },
    {
      title: 'Years our crew leads have worked on walls like yours',
      text: 'Screws pull out of plaster and hammers shatter it. We drill, anchor, and skim so the wall holds.',
      figure: 'claim-years-in-trade',
    },
    {
      title: 'Tenants notified, owners kept posted',
      text: 'For a rental, we’ll arrange the entry, do the list, and send you dated photos with the invoice.',
    },
    {
      title: 'Old paint treated as lead until tested',
      text: 'In houses built before 1978, we put down plastic, run a vacuum with a fine filter, and sand wet.',
    },
    {
      title: 'A morning you can count on',
      text: 'We group visits by part of town, so a wreck on Independence doesn’t eat your appointment.',
      figure: 'claim-appointment',
    },
  ],
})

/** Handyman work in Charlotte. */
export const handyman = areaService('charlotte', 'handyman', {
  title: 'Handyman in Charlotte',
  hero: hero(
    'A Charlotte handyman for bungalows, ranches, and towers',
    'Sash cords in Plaza Midwood, a stuck lock in Uptown, a rental in NoDa between tenants. Tell us the floor and the year, and we’ll bring what that wall needs.',
    picture('detail-electrical.jpg'),
  ),
  sections: [
    work,
    why,
    townFacts({
      heading: 'Zip codes we cover',
      intro:
        'From Uptown out to Ballantyne, and the rest of the city. Don’t see your zip? Ask. We cover more than these.',
      show: 'zip-codes',
    }),
    townFacts({ heading: 'Neighborhoods we work in', show: 'neighborhoods' }),
    townFacts({ heading: 'Hours', show: 'hours' }),
    townFacts({
      heading: 'About Charlotte homes',
      intro:
        'Charlotte has houses from every decade. For small repairs that means three kinds of anchor, two kinds of patch, and three questions before each visit: which floor, which year, and is there an attic above it?',
      show: 'about',
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    townFacts({
      heading: 'More services in Charlotte',
      intro: 'See what we renovate, build, and look after in the city.',
      show: 'links',
    }),
  ],
  closing: closing(
    'Price your Charlotte list',
    'The street, the floor, and three photos are all we need for most lists. Add the gate code or the manager’s name, and we’ll arrange the rest.',
  ),
  seo: seo(
    'Handyman in Charlotte, NC',
    'Plaster, sash windows, condo plumbing, fans, tile, and doors repaired across Charlotte. We handle building rules and price each job first.',
    'handyman Charlotte',
    'condo repairs Uptown Charlotte',
  ),
})
