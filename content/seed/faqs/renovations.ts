import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const renovationQuestions = [
  faq(
    'renovation-cost',
    'How much does a renovation cost?',
    paragraph`Bathrooms cost ${price('price-bathroom-remodel')}, kitchens ${price('price-kitchen-remodel')}, and a basic added room ${price('price-room-addition-basic')}. You’ll save more by keeping the sink, the toilet, and the range where they are than with any choice of tile.`,
    paragraph`What drives the price up is anything structural or any drain that has to move: a wall that holds up the house, a moved toilet, joists an old plumber notched. We look for those before we write the price.`,
  ),
  faq(
    'renovation-permit',
    'Do I need a permit to renovate?',
    paragraph`Yes, once load-bearing walls, drains, gas, or circuits move. You usually don’t need one for new cabinets, counters, paint, and fixtures in the same place.`,
    paragraph`For Charlotte and the towns of Mecklenburg County, Code Enforcement issues it. In a local historic district the commission looks at the outside first, and most HOAs require a form. We’ll file all of them and put the fees on a line of their own.`,
  ),
  faq(
    'renovation-license',
    'Does the contractor need a license?',
    paragraph`Yes, once the job reaches ${claim('claim-license-threshold')}, North Carolina requires a licensed general contractor. Wiring, plumbing, and heating are licensed by boards of their own, whatever the size of the job.`,
    paragraph`Every board has a public search. Type in the name on the estimate and check that the license is active.`,
  ),
  faq(
    'renovation-live',
    'Can we stay in the house?',
    paragraph`Yes, if it’s one room at a time. We’ll seal it off, keep a sink and a toilet working, and sweep every evening. A ${link('service-whole-home-remodel', 'whole house')} is another matter, and we’ll finish an empty one sooner.`,
    paragraph`The estimate lists the days you’ll be without water, power, or a shower, so you can plan a weekend away.`,
  ),
  faq(
    'renovation-return',
    'How much will we get back when we sell?',
    paragraph`Part of it. On average a bathroom returns ${claim('claim-bathroom-return')} of what it cost and a kitchen ${claim('claim-kitchen-return-span')}, and modest rooms do better than grand ones.`,
    paragraph`Look at what sold on your street before you choose stone. If you’ll use a room for ten years, it’ll have paid for itself by then.`,
  ),
]
