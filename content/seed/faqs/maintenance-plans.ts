import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

/** What people ask before they know which kind of maintenance they need. */
export const maintenancePlanQuestions = [
  faq(
    'maintenance-kind',
    'Which kind of maintenance do I need?',
    paragraph`Routine visits, if nothing’s wrong and you’d like to keep it that way. ${link('service-maintenance-preventive', 'Preventive work')}, if paint, caulk, and seals are showing their age. A ${link('service-maintenance-scheduled', 'scheduled plan')}, if you look after more than one address.`,
    paragraph`If water’s moving or something’s hot, it’s an ${link('service-maintenance-emergency', 'emergency')}: call, at any hour.`,
  ),
  faq(
    'maintenance-cost',
    'How do the plans compare?',
    paragraph`Four visits a year: the quarterly routine checks and cleans, ${price('price-routine-quarterly')}. Basic is the same at a flat ${price('price-town-basic')}, in Charlotte and the four towns next to it. Essential, ${price('price-scheduled-essential')}, adds the full checklist, dates set for the year, and small repairs quoted on the spot.`,
    paragraph`Twelve visits a year: the monthly routine, ${price('price-routine-monthly')}, includes one small repair each time. Premium, ${price('price-town-premium')} in the same five towns, and Complete, ${price('price-scheduled-complete')} everywhere else, include all small repairs up to your limit and put you first in line after a storm.`,
    paragraph`Size, trees, and the crawl space change the price. We’ll walk the place once, free, and write it down.`,
  ),
  faq(
    'maintenance-how-often',
    'How often should someone check a house here?',
    paragraph`Twice a year at least, and once a season under big trees. Late April, after the pine pollen, is for gutters, AC drain lines, and the wash. November, after the oaks, is for gutters again, hose bibs, and the crawl space.`,
    paragraph`Summer adds humidity, and it shows in the crawl space first: wet insulation, swollen doors upstairs, a smell in the hall closet. After an ice storm, it’s worth checking the roof from the ground.`,
  ),
  faq(
    'maintenance-not-ours',
    'What don’t you do?',
    paragraph`Lawns, pest treatment, refrigerant, and gas. The last three require licenses of their own. We’ll cut shrubs off the siding, photograph a termite tube, change the filter, and tell you who to call for the rest.`,
  ),
]
