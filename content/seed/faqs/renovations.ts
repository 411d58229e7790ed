import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const renovationQuestions = [
  faq(
    'renovation-cost',
    'How much does a renovation cost?',
    paragraph`Bathrooms run ${price('price-bathroom-remodel')}, kitchens ${price('price-kitchen-remodel')}, and a basic room addition ${price('price-room-addition-basic')}. To save money, keep the sink, the toilet, and the range where they are.`,
    paragraph`Structural work and relocated drains push the price up, so we check for both before we price the job.`,
  ),
  faq(
    'renovation-permit',
    'Do I need a permit to renovate?',
    paragraph`Yes, if you move load-bearing walls, drains, gas lines, or circuits. You usually don’t need a permit for new cabinets, counters, paint, and fixtures in the same place.`,
    paragraph`In Charlotte and the rest of Mecklenburg County, Code Enforcement issues the permit. In a historic district, the commission reviews outside changes first, and most HOAs require a form. We file all the forms.`,
  ),
  faq(
    'renovation-license',
    'Does the contractor need a license?',
    paragraph`Yes. Once the job reaches ${claim('claim-license-threshold')}, North Carolina requires a licensed general contractor. Wiring, plumbing, and heating are licensed by separate boards, no matter how small the job is.`,
    paragraph`Every board has a public search for licenses. Look up the name on the estimate and make sure the license is active.`,
  ),
  faq(
    'renovation-live',
    'Can we stay in the house?',
    paragraph`Yes, if we do one room at a time. We seal off the room, keep a sink and a toilet working, and sweep every evening. For a ${link('service-whole-home-remodel', 'whole house')}, it’s easier if you move out.`,
    paragraph`The estimate lists the days you’ll be without water, power, or a shower, so you can plan a weekend away.`,
  ),
  faq(
    'renovation-return',
    'How much will we get back when we sell?',
    paragraph`Part of it. On average a bathroom returns ${claim('claim-bathroom-return')} of what it cost and a kitchen ${claim('claim-kitchen-return-span')}, and modest rooms do better than fancy ones.`,
    paragraph`See what houses on your street have sold for before you splurge. If you’re staying ten years, build what you’ll enjoy.`,
  ),
]
