import { publicFact } from './public-fact.ts'

/** What the building code requires of the work itself. */
export const codeFacts = [
  publicFact('electrical-code', {
    title: 'What the electrical code requires',
    statement:
      'Kitchens, baths, garages, and outdoor outlets need breakers or outlets that cut power; GFCI protection with a label is accepted where there is no ground; a subpanel in a separate building has ground rods of its own, and its conduit a depth.',
    words: ['current code', 'code accepts', 'wired to code', 'up to code', 'code requires'],
    source: 'NC Office of State Fire Marshal',
    passage: 'North Carolina Electrical Code',
    url: 'https://www.ncosfm.gov/codes',
  }),
  publicFact('residential-code', {
    title: 'What the residential code requires',
    statement:
      'Rails, stairs, footings, the wall and door to a garage, the gate of a pool, and the pan of a water heater are built as the code says, and an inspector sees each step before the next one hides it.',
    words: [
      'Rails to code',
      'inspector',
      'holds back fire',
      'latch by itself',
      'today’s code',
      'drain loop',
      'pan under it must',
    ],
    source: 'NC Office of State Fire Marshal',
    passage: 'North Carolina Residential Code',
    url: 'https://www.ncosfm.gov/codes',
  }),
  publicFact('sealed-drawings', {
    title: 'When drawings must be sealed',
    statement:
      'For most houses an architect is optional; for larger commercial work the law requires sealed drawings, and some small buildings and upfits are exempt.',
    words: ['sealed drawings'],
    source: 'NC Board of Architecture and Registered Interior Designers',
    passage: 'General Statute 83A-13',
    url: 'https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_83A/GS_83A-13.html',
  }),
]
