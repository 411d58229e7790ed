import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const kitchenQuestions = [
  faq(
    'kitchen-cost',
    'How much does a kitchen remodel cost?',
    paragraph`Most of ours cost ${price('price-kitchen-remodel')}. Cabinets are the largest line, then labor, then counters. Moving plumbing or a wall that holds up the house pushes a kitchen to the upper end.`,
    paragraph`We’ll price it part by part after we’ve measured, and you can leave one out.`,
  ),
  faq(
    'kitchen-time',
    'How long will the kitchen be out of use?',
    paragraph`${claim('claim-kitchen-span')} for most kitchens, counted from demolition to the last walk-through. A simple one, with the sink and range where they were, takes ${claim('claim-kitchen-simple')}; one with walls moved takes ${claim('claim-kitchen-complex')}.`,
    paragraph`Custom cabinets bring it to ${claim('claim-kitchen-custom')}, and you’ll spend most of that waiting with the old kitchen still in place.`,
  ),
  faq(
    'kitchen-cook',
    'Can we cook during the work?',
    paragraph`Yes, sort of. We’ll set up a sink, a burner, the microwave, and the refrigerator in another room, and keep a clear path to them.`,
    paragraph`The worst stretch is between measuring for the counter and getting it, when the cabinets don’t have a top. Plan to grill on those days.`,
  ),
  faq(
    'kitchen-wall',
    'Can this wall come out?',
    paragraph`Usually, at a price that depends on what it holds up. We’ll look in the attic and the crawl space, and if the wall carries weight, an engineer sizes a beam.`,
    paragraph`Pipes, ducts, and wires in the wall are the other half of the question. In two-story houses from the nineties, the drain from the bath above often comes down right there.`,
  ),
  faq(
    'kitchen-paint-or-replace',
    'Should I paint my cabinets or replace them?',
    paragraph`Paint them if the boxes are sound and you like where they are. It runs ${price('price-cabinet-painting')}. Replace them if drawers fall apart, shelves sag, or the layout is the problem.`,
    paragraph`For how we paint them, see the ${link('service-painting', 'painting page')}. When you sell, a kitchen usually returns ${claim('claim-kitchen-return-span')} of what it cost, and modest ones do better than grand ones.`,
  ),
  faq(
    'kitchen-permit',
    'Does a kitchen need a permit?',
    paragraph`Yes, if you move a load-bearing wall, a drain, a gas line, or a circuit. You usually don’t need one for new cabinet doors, counters, and appliances in the same places.`,
    paragraph`In Mecklenburg County we file with Code Enforcement, and an inspector checks each trade before the drywall closes over it.`,
  ),
]
