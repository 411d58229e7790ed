import { reasons } from '../../sections.ts'

/** How long each kind of building takes. */
export const time = reasons({
  heading: 'How long it takes',
  intro: 'From permit to keys, with normal weather.',
  purpose: 'timeline',
  points: [
    {
      title: 'Additions',
      text: 'Footings, frame, and roof go quickly. Matching the old brick, floor, and plaster takes the second half.',
      figure: 'claim-addition-months',
    },
    {
      title: 'Custom homes',
      text: 'A clear, level lot on city sewer sits near the short end. Trees, fill, a well, or a slope push it toward the other.',
      figure: 'claim-custom-home-time',
    },
    {
      title: 'Commercial projects',
      text: 'An empty shop with good drawings is the quick kind. A kitchen hood, a new electrical service, or a change of use isn’t.',
      figure: 'claim-commercial-time',
    },
    {
      title: 'Multi-family projects',
      text: 'The county reviews the site before the buildings. We draw fire walls, meters, and storm water before the first kitchen.',
      figure: 'claim-multi-family-time',
    },
  ],
})
