import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const renovationQuestions = [
  faq(
    'renovation-cost',
    'What does a renovation cost?',
    paragraph`Bathrooms cost ${price('price-bathroom-remodel')}, kitchens ${price('price-kitchen-remodel')}, and a basic added room ${price('price-room-addition-basic')}. Keeping the sink, the toilet, and the range where they are saves more than any choice of tile.`,
    paragraph`What pushes a room up is what carries load or drains: a bearing wall, a moved toilet, joists that an old plumber notched. We look for those before we write the price.`,
  ),
  faq(
    'renovation-permit',
    'Do I need a permit to renovate?',
    paragraph`Yes, once walls, drains, gas, or circuits move. New cabinets, counters, paint, and fixtures in the same place usually need none.`,
    paragraph`For Charlotte and the towns of Mecklenburg County, Code Enforcement issues it. In a local historic district the commission looks at the outside first, and most associations want a form. We file all of them and put the fees on a line of their own.`,
  ),
  faq(
    'renovation-license',
    'Does the contractor need a license?',
    paragraph`Yes, when the job reaches forty thousand dollars: from there North Carolina requires a licensed general contractor. Wiring, plumbing, and heating are licensed by boards of their own, whatever the size of the job.`,
    paragraph`Every board has a public search. Type in the name on the estimate and see that the license is active.`,
  ),
  faq(
    'renovation-live',
    'Can we stay in the house?',
    paragraph`Yes, for one room at a time. We seal it off, keep a sink, and a toilet working, and sweep each evening. A ${link('service-whole-home-remodel', 'whole house')} is another matter, and an empty one is finished sooner.`,
    paragraph`The estimate names the days without water, power, or a shower, so that you can plan the weekend away for one of them.`,
  ),
  faq(
    'renovation-return',
    'What comes back when we sell?',
    paragraph`Part of it. On average a bathroom returns ${claim('claim-bathroom-return')} of what it cost and a kitchen ${claim('claim-kitchen-return-span')}, and modest rooms do better than grand ones.`,
    paragraph`Look at what sold on your street before you choose stone. A room that you’ll use for ten years has earned its price by then.`,
  ),
]
