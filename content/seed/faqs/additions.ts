import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const additionQuestions = [
  faq(
    'addition-cost',
    'How much does a room addition cost?',
    paragraph`A basic room costs ${price('price-room-addition-basic')} and a suite with its own bath ${price('price-room-addition-suite')}. Plumbing, a crawl space underneath, or a second story moves a room from the first figure to the second.`,
    paragraph`The foundation costs nearly the same for a small room as for a larger one, so the last few feet are the cheapest you’ll ever buy.`,
  ),
  faq(
    'addition-time',
    'How long does an addition take?',
    paragraph`${claim('claim-addition-simple')} for a simple one and ${claim('claim-addition-larger')} for a larger one. Of that, design and permits take ${claim('claim-addition-permits')} and the final inspection ${claim('claim-addition-inspection')}.`,
    paragraph`You’ll have a mess inside for less time than that. We build the new part closed and dry, and break through near the end.`,
  ),
  faq(
    'addition-lot',
    'How close to the property line can I build?',
    paragraph`It depends on your zoning district, and it’s the first thing we’ll look up. Front, side, and rear setbacks differ, corner lots have two fronts, and an easement for a drain or a power line overrides all of them.`,
    paragraph`Newer subdivisions also limit how much of the lot can be roof and paving. And your HOA may be stricter than the town. If nothing fits at the back, the answer is often a second story.`,
  ),
  faq(
    'addition-heating',
    'Will my furnace and air conditioner be enough?',
    paragraph`Usually not for more than a small room, and guessing is how additions end up cold. We’ll have the load calculated for the house with the new room in it.`,
    paragraph`A separate ductless unit for the addition is often better than stretching old ducts: it costs less, and the room gets its own thermostat. We’ll check the electrical panel at the same time.`,
  ),
  faq(
    'addition-live',
    'Do we have to move out?',
    paragraph`No, if the addition is on the first floor. The wall stays closed for most of the work, and we’ll come and go through the yard.`,
    paragraph`For a second story, yes, for the weeks when the roof is off. If you’re changing most of the house anyway, compare it with a ${link('service-whole-home-remodel', 'whole-home remodel')}: one move is better than two.`,
  ),
]
