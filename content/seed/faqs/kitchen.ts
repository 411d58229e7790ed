import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const kitchenQuestions = [
  faq(
    'kitchen-cost',
    'What does a kitchen remodel cost?',
    paragraph`Most of ours cost ${price('price-kitchen-remodel')}. Cabinets are the largest line, then labor, then counters; moving plumbing or a bearing wall is what pushes a kitchen to the upper end.`,
    paragraph`You’ll get the price after we’ve measured, part by part, and can leave one out.`,
  ),
  faq(
    'kitchen-time',
    'How long will the kitchen be out of use?',
    paragraph`${claim('claim-kitchen-span')} for most kitchens, counted from demolition to the last walkthrough. A simple one, with the sink and range where they were, takes ${claim('claim-kitchen-simple')}; one with walls moved takes ${claim('claim-kitchen-complex')}.`,
    paragraph`Custom cabinets bring it to ${claim('claim-kitchen-custom')}, most of which you spend waiting with the old kitchen still in place.`,
  ),
  faq(
    'kitchen-cook',
    'Can we cook during the work?',
    paragraph`Yes, after a fashion. We set up a sink, a burner, the microwave, and the refrigerator in another room, and keep a clear path to them.`,
    paragraph`The worst stretch is between the template and the counter, when the cabinets stand there without a top. Plan the grill for those days.`,
  ),
  faq(
    'kitchen-wall',
    'Can this wall come out?',
    paragraph`Usually, at a price that depends on what it carries. We look in the attic and the crawl space, and if the wall bears load an engineer sizes a beam.`,
    paragraph`Pipes, ducts, and wires in the wall are the other half of the question. In the two-story houses of the nineties the drain of the bath above often comes down exactly there.`,
  ),
  faq(
    'kitchen-paint-or-replace',
    'Should I paint my cabinets or replace them?',
    paragraph`Paint them if the boxes are sound and you like where they stand: it costs ${price('price-cabinet-painting')}. Replace them if drawers fall apart, shelves sag, or the layout is the problem.`,
    paragraph`How the painting is done is on the ${link('service-painting', 'painting page')}. At resale a kitchen usually returns ${claim('claim-kitchen-return-span')} of what it cost, and the modest ones do better than the grand ones.`,
  ),
  faq(
    'kitchen-permit',
    'Does a kitchen need a permit?',
    paragraph`Yes, if you move a wall, a drain, a gas line, or a circuit. New fronts, counters, and appliances in the same places usually need none.`,
    paragraph`In Mecklenburg County we file with Code Enforcement, and each trade is inspected before the drywall closes over it.`,
  ),
]
