import { picture } from '../../pictures.ts'
import { reasons } from '../../sections.ts'

/** How long each kind of building takes. */
export const time = reasons({
  picture: picture('service-renovations.jpg'),
  heading: 'How long it takes',
  intro: 'These times run from the permit to the day you get the keys, in normal weather.',
  purpose: 'timeline',
  points: [
    {
      title: 'Additions',
      text: 'Footings, framing, and the roof go fast. Matching the old brick, floor, and plaster takes longer.',
      figure: 'claim-addition-months',
    },
    {
      title: 'Custom homes',
      text: 'Building on a clear, level lot with city sewer goes faster. Trees, slope, or a well add time.',
      figure: 'claim-custom-home-time',
    },
    {
      title: 'Commercial projects',
      text: 'An empty shop with good drawings goes fast. A kitchen hood, a new electrical service, or a change of use adds months.',
      figure: 'claim-commercial-time',
    },
    {
      title: 'Multi-family projects',
      text: 'The city or town reviews the site before the county reviews the buildings, so site plans, fire walls, and stormwater come first.',
      figure: 'claim-multi-family-time',
    },
  ],
})
