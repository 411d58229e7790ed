import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Matthews',
  intro:
    'Many houses here were built between the moon landing and the nineties. The rooms are good. The walls are in the wrong place.',
  bathroom: {
    text: 'A ranch hall bath is five feet by eight, tiled in mortar, with a cast-iron drain behind it. We’ll open the wall, look at the pipe, and tell you if it can stay before you order the tub.',
    features: [
      'Mortar beds removed without cracking the hall ceiling',
      'Cast iron and gray plastic pipe replaced as far as we open',
      'Nineties tubs turned into showers',
      'Fans vented through the roof',
    ],
  },
  kitchen: {
    text: 'In Sardis Forest, the wall between kitchen and den usually holds up the ceiling. An engineer sizes the beam, we hide it in the attic where there’s room, and we weave in floorboards so nobody sees the old line.',
    features: [
      'Bearing walls checked before you fall in love with a plan',
      'Oak floors woven through from the den',
      'Range hoods ducted outside',
      'A new panel when the old one is full',
    ],
  },
  wholeHome: {
    text: 'Split-levels reward patience, half a flight at a time, from the entry you can’t turn around in to the lower den that smells of carpet. We draw all floors together and build them in an order you can live with.',
    features: [
      'Entries widened and stair rails rebuilt',
      'Paneling removed, insulation added, walls made flat',
      'Siding and windows done from one scaffold',
      'Supply lines renewed while ceilings are open',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'We’ll spend an hour in your house with a tape, a flashlight, and the attic hatch open. You’ll hear what we’d do first, what we’d leave, and roughly what range it falls in.',
  design:
    'You’ll get plans to scale, a beam calculation if a wall goes, and a list of materials by name and number. You’ll get one price, and a list of what could still change it.',
  permits:
    'We’ll look up whether the parcel is in Mecklenburg or Union, file at the right counter, check with Town Hall when the outside changes, and send the HOA its packet the same day.',
  construction:
    'We put up dust walls, keep a working sink somewhere, and cover floors to the door. The foreman who measured runs the job, meets each inspector, and writes to you every Friday.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom:
    'Iron drains and mortar beds are the slow part of a ranch bath. In houses from the nineties it’s the glass, which we measure after the tile.',
  kitchen:
    'The beam takes days, and the cabinets take weeks. If your ranch kitchen keeps its den wall, it’s the quick kind.',
  wholeHome:
    'Split-levels go floor by floor, so you can sleep on one while we work on the other. Siding and windows share the scaffold.',
})

/** Renovations in Matthews. */
export const renovations = areaService('matthews', 'renovations', {
  title: 'Renovations in Matthews',
  hero: {
    ...hero(
      'Renovations in Matthews, from the ranch kitchen out',
      'Kitchens, baths, and whole houses in Sardis Forest, Brightmoor, and the streets by the depot. We’ll find the beam, the pipe, and the county line before we name a price.',
      picture('kitchen-navy-island.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Matthews',
      intro:
        'The average helps you decide how far to go. A kitchen should fit the street as well as the cook.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    townFacts({ heading: 'More services in Matthews', show: 'links' }),
  ],
  closing: {
    ...closing(
      'Get a Matthews remodeling quote',
      'Take a photo of the wall you’d like gone from each side. We’ll tell you what it probably holds up and when we can come make sure.',
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
