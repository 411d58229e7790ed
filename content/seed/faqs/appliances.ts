import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const applianceQuestions = [
  faq(
    'appliance-cost',
    'What does it cost to install a dishwasher?',
    paragraph`A dishwasher or disposal in the place of an old one counts as a fixture: ${price('price-plumbing-fixture-installation')}. A first dishwasher needs a cabinet cut, a drain, water, and power, and is priced after we’ve seen the sink.`,
    paragraph`Other appliances are priced by model and route, before delivery day.`,
  ),
  faq(
    'appliance-haul',
    'Do you take the old one away?',
    paragraph`Yes, to a recycling center, if you ask for it in the estimate. Refrigerators and freezers need their coolant recovered, so they go to a place that does that. A working machine is worth giving away, and we carry it to the porch.`,
  ),
  faq(
    'appliance-cord',
    'The plug of my new dryer doesn’t fit. Is something wrong?',
    paragraph`No. Houses wired before the late 1990s often have a three-slot outlet, and new dryers come ready for four. We can change the cord to suit the outlet, or the outlet to suit the code, which is ${link('service-electrical', 'electrical work')} and the better answer.`,
  ),
  faq(
    'appliance-upstairs',
    'The laundry is upstairs. Does that change anything?',
    paragraph`Yes: a drain pan is worth having, with a pipe to the outside or at least a leak alarm, and a valve you can close in one motion. Many townhomes around Steele Creek and Huntersville have the machine above the dining table.`,
  ),
]
