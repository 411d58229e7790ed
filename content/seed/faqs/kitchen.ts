import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const kitchenQuestions = [
  faq(
    'kitchen-cost',
    'How much does a kitchen remodel cost?',
    paragraph`Most kitchens cost ${price('price-kitchen-remodel')}. Cabinets cost the most, then labor, then counters. Moving plumbing or a load-bearing wall puts you at the upper end.`,
    paragraph`We price kitchens part by part, so you can leave things out.`,
  ),
  faq(
    'kitchen-time',
    'How long will the kitchen be out of use?',
    paragraph`Most kitchens take ${claim('claim-kitchen-span')}, from demolition to the last walk-through. If the sink and range stay where they are, it takes ${claim('claim-kitchen-simple')}. If walls move, it takes ${claim('claim-kitchen-complex')}.`,
    paragraph`Custom cabinets bring the whole project to ${claim('claim-kitchen-custom')}, but you keep your old kitchen while they’re being built.`,
  ),
  faq(
    'kitchen-cook',
    'Can we cook while you work?',
    paragraph`Yes, sort of. We set up a sink, a burner, the microwave, and your fridge in another room.`,
    paragraph`The hardest part is waiting for the countertops. Plan on grilling out.`,
  ),
  faq(
    'kitchen-wall',
    'Can this wall come out?',
    paragraph`Usually. The price depends on what it holds up. We check the attic and the crawl space, and if the wall’s load-bearing, an engineer sizes a beam.`,
    paragraph`Pipes, ducts, and wires in the wall add to the price. In two-story houses, the upstairs bath often drains through that wall.`,
  ),
  faq(
    'kitchen-paint-or-replace',
    'Should I paint my cabinets or replace them?',
    paragraph`Paint them if they’re solid and you like the layout. Paint is much cheaper. Replace them if the drawers are falling apart or the layout’s the problem.`,
    paragraph`There’s more on the ${link('service-painting', 'painting page')}. When you sell, a kitchen usually returns ${claim('claim-kitchen-return-span')} of what it cost, and modest ones do better than fancy ones.`,
  ),
  faq(
    'kitchen-permit',
    'Does a kitchen remodel need a permit?',
    paragraph`Yes, if you move a load-bearing wall, a drain, a gas line, or a circuit. You usually don’t need a permit for new cabinet doors, counters, and appliances in the same places.`,
    paragraph`In Mecklenburg County we file with Code Enforcement, and an inspector checks the work before the drywall goes up.`,
  ),
]
