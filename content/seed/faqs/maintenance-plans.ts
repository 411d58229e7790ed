import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

/** What people ask before they know which kind of maintenance they need. */
export const maintenancePlanQuestions = [
  faq(
    'maintenance-kind',
    'Which kind of maintenance do I need?',
    paragraph`If nothing’s wrong and you’d like to keep it that way, start with routine visits. If paint and caulk are showing their age, you need ${link('service-maintenance-preventive', 'preventive work')}. A ${link('service-maintenance-scheduled', 'scheduled plan')} sets a whole year’s visits, for one address or several.`,
    paragraph`If a leak won’t stop or an outlet feels hot, it’s an ${link('service-maintenance-emergency', 'emergency')}. Call us at any hour.`,
  ),
  faq(
    'maintenance-cost',
    'How do the plans compare?',
    paragraph`With four visits a year, the quarterly routine plan is the simplest, at ${price('price-routine-quarterly')}. Basic covers the same at a flat ${price('price-town-basic')}, in Charlotte and the four towns next to it. Essential, at ${price('price-scheduled-essential')}, adds the full checklist, dates set for the year, and small repairs quoted on the spot.`,
    paragraph`With twelve visits a year, the monthly routine plan, at ${price('price-routine-monthly')}, includes one small repair each time. Complete, at ${price('price-scheduled-complete')}, includes all small repairs up to your limit and puts you first in line after a storm. Premium is the same plan at a flat ${price('price-town-premium')} in those five towns. There’s also a Premium scheduled plan for several addresses, and that one’s priced for each property.`,
    paragraph`A bigger house costs more. We’ll walk through yours with you for free and put the price in writing.`,
  ),
  faq(
    'maintenance-how-often',
    'How often does a house here need a checkup?',
    paragraph`At least twice a year, and four times if you have big trees. Late April is the time for gutters, AC drains, and washing. In November, do the gutters again, plus the hose bibs and the crawl space.`,
    paragraph`In summer, watch for signs of humidity: doors that stick, or a musty smell in the closet. After an ice storm, look at the roof from the ground.`,
  ),
  faq(
    'maintenance-not-ours',
    'What don’t you do?',
    paragraph`Lawns, pest treatment, refrigerant, and gas. The last three require their own licenses. We can tell you who to call.`,
  ),
]
