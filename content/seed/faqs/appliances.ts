import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const applianceQuestions = [
  faq(
    'appliance-cost',
    'How much does it cost to install a dishwasher?',
    paragraph`Putting a dishwasher or disposal in the place of an old one counts as a fixture: ${price('price-plumbing-fixture-installation')}. A first dishwasher needs a cabinet cut, a drain, water, and power, so we’ll price it after we’ve seen the sink.`,
    paragraph`We price other appliances by model and route, before delivery day.`,
  ),
  faq(
    'appliance-haul',
    'Do you haul the old one away?',
    paragraph`Yes, to a recycling center, if you ask for it in the estimate. Refrigerators and freezers go to a place that recovers the coolant. If it still works, it’s worth giving away, and we’ll carry it to the porch.`,
  ),
  faq(
    'appliance-cord',
    'My new dryer’s plug doesn’t fit. Is something wrong?',
    paragraph`No. Houses wired before the late 1990s often have a three-slot outlet, and new dryers come ready for four. We can change the cord to fit the outlet, or bring the outlet up to code, which is ${link('service-electrical', 'electrical work')} and the better answer.`,
  ),
  faq(
    'appliance-upstairs',
    'The laundry is upstairs. Does that change anything?',
    paragraph`Yes. It’s worth having a drain pan, with a pipe to the outside or at least a leak alarm, and a valve you can close in one motion. Many townhomes around Steele Creek and Huntersville have the washer above the dining table.`,
  ),
]
