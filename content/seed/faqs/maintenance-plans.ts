import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

/** What people ask before they know which kind of maintenance they need. */
export const maintenancePlanQuestions = [
  faq(
    'maintenance-kind',
    'Which kind of maintenance do I need?',
    paragraph`Routine visits, if nothing’s wrong and you want it to stay so. ${link('service-maintenance-preventive', 'Preventive work')}, if paint, caulk, and seals show their age. A ${link('service-maintenance-scheduled', 'scheduled plan')}, if you look after more than one address.`,
    paragraph`If water is moving or something is hot, it’s an ${link('service-maintenance-emergency', 'emergency')}: call, at any hour.`,
  ),
  faq(
    'maintenance-cost',
    'What does a plan cost?',
    paragraph`Routine visits cost ${price('price-routine-quarterly')} or ${price('price-routine-monthly')}, and a plan with small repairs included ${price('price-scheduled-complete')}. In Charlotte and the four towns next to it there’s also a basic plan at ${price('price-town-basic')}.`,
    paragraph`Size, trees, and the crawl space move the price. We walk the place once, free of charge, and write it down.`,
  ),
  faq(
    'maintenance-how-often',
    'How often should a house here be looked at?',
    paragraph`Twice a year at the least, and once a season under big trees. Late April, after the pine pollen, is for gutters, condensate lines, and the wash. November, after the oaks, is for gutters again, hose bibs, and the crawl space.`,
    paragraph`Summer adds humidity, which shows in the crawl space first: wet insulation, swollen doors upstairs, a smell in the hall closet. An ice storm is worth a walk around the roof the week after.`,
  ),
  faq(
    'maintenance-not-ours',
    'What do you leave to others?',
    paragraph`Lawns, pest treatment, refrigerant, and gas. The last three take licenses of their own. We cut shrubs off the siding, photograph a termite tube, change the filter, and we’ll tell you whom to call for the rest.`,
  ),
]
