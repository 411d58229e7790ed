import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Three sizes of change',
  intro:
    'Many houses here date from the years between the moon landing and the nineties. Their rooms are good. Their walls are in the wrong place.',
  bathroom: {
    text: 'A ranch hall bath is five feet by eight, tiled in mortar, with a cast-iron stack behind it. We open the wall, look at the pipe, and tell you before the new tub is ordered whether it stays.',
    features: [
      'Mortar beds removed without cracking the hall',
      'Cast iron and polybutylene replaced as far as we open',
      'Tubs turned into showers in primary baths of the nineties',
      'Fans vented through the roof',
    ],
  },
  kitchen: {
    text: 'In Sardis Forest the wall between kitchen and den usually carries the ceiling joists. An engineer sizes the beam, we hide it in the attic where there is room, and the floor is laced so that nobody sees the old line.',
    features: [
      'Bearing walls checked before you fall in love with a plan',
      'Oak floors woven through from the den',
      'Range hoods ducted outside',
      'A new panel when the old one has no space left',
    ],
  },
  wholeHome: {
    text: 'Split-levels reward patience: half a flight at a time, from the entry you can’t turn around in to the lower den that smells of carpet. We draw all floors together and build them in an order you can live with.',
    features: [
      'Entries widened and stair rails rebuilt',
      'Paneling removed, insulation added, walls made flat',
      'Hardboard siding and windows handled in one scaffold',
      'Supply lines renewed while ceilings are open',
    ],
  },
})

const steps = renovationSteps({
  heading: 'Four steps, one foreman',
  consultation:
    'An hour in your house with a tape, a flashlight, and the attic hatch open. You hear what we’d do first, what we’d leave, and roughly what range it falls in.',
  design:
    'Plans to scale, a beam calculation if a wall goes, and a schedule of materials with names and numbers. You get one price, and a list of what could still change it.',
  permits:
    'We look up whether the parcel lies in Mecklenburg or Union, file at the right counter, ask Town Hall when the outside changes, and send the HOA its packet the same day.',
  construction:
    'Dust walls, a working sink somewhere, floors covered to the door. The foreman who measured runs the job, meets each inspector, and writes to you every Friday.',
})

const times = renovationTimes({
  heading: 'Time and money, by the room',
  bathroom:
    'Iron drains and mortar beds are the slow part of a ranch bath. In houses from the nineties it’s the glass, which is measured after the tile.',
  kitchen:
    'The beam costs days, the cabinets cost weeks. A ranch kitchen that keeps its den wall is the quick one.',
  wholeHome:
    'Split-levels go floor by floor, so that you can sleep on one while we work on the other. Siding and windows share the scaffold.',
})

/** Renovations in Matthews. */
export const renovations = areaService('matthews', 'renovations', {
  title: 'Renovations in Matthews',
  hero: {
    ...hero(
      'Renovations in Matthews, from the ranch kitchen out',
      'Kitchens, baths, and whole houses in Sardis Forest, Brightmoor, and the streets by the depot. We find the beam, the pipe, and the county before we name a price.',
      picture('bath-double-vanity.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'What homes here are worth, and what owners change',
      intro:
        'The average helps you decide how far to go. A kitchen should suit the street as well as the cook.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'After the dust walls came down',
      most: 2,
    }),
    townFacts({ heading: 'Also in Matthews', show: 'links' }),
  ],
  closing: {
    ...closing(
      'Which wall would you take out?',
      'Stand with your back to it and take a photo each way. We tell you what it probably carries and when we can come to make sure.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Home Renovations in Matthews, NC',
    'Ranch kitchens opened up, hall baths rebuilt, split-levels made to flow. Drawings, county permits, and HOA packets handled in Matthews, NC.',
    'kitchen remodel Matthews NC',
    'bathroom remodel 28105',
  ),
})
