import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const additionQuestions = [
  faq(
    'addition-cost',
    'How much does a room addition cost?',
    paragraph`A basic room costs ${price('price-room-addition-basic')} and a suite with its own bath ${price('price-room-addition-suite')}. Plumbing, a crawl space, or a second story adds to the price.`,
    paragraph`The foundation costs nearly the same for a small room as for a larger one, so adding a few more feet doesn’t cost much.`,
  ),
  faq(
    'addition-time',
    'How long does an addition take?',
    paragraph`A simple addition takes ${claim('claim-addition-simple')} and a larger one ${claim('claim-addition-larger')}. Design and permits take ${claim('claim-addition-permits')} of that, and the final inspection ${claim('claim-addition-inspection')}.`,
    paragraph`Your house won’t be a mess that whole time. We build the new part first and open the wall near the end.`,
  ),
  faq(
    'addition-lot',
    'How close to the property line can I build?',
    paragraph`That depends on your zoning, which is the first thing we look up. Front, side, and rear setbacks differ, corner lots have two fronts, and you can’t build on an easement.`,
    paragraph`Newer subdivisions also limit how much of the lot you can cover, and your HOA may be stricter than the town. If there’s no room in back, you can often add a second story.`,
  ),
  faq(
    'addition-heating',
    'Will my furnace and air conditioner be enough?',
    paragraph`Both may be enough for a small room. Anything bigger usually needs a bigger system. We have someone size the heating and cooling for the whole house, new room included.`,
    paragraph`A separate ductless unit is often better than extending old ducts. A ductless unit costs less, and the room gets its own thermostat. We check the electrical panel at the same time.`,
  ),
  faq(
    'addition-live',
    'Do we have to move out?',
    paragraph`Not if the addition’s on the first floor. The wall stays closed for most of the work, and we come and go through the yard.`,
    paragraph`For a second story, yes, for the weeks when the roof is off. If you’re changing most of the house anyway, compare that with a ${link('service-whole-home-remodel', 'whole-home remodel')}. Moving out once beats moving out twice.`,
  ),
]
