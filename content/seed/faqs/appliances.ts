import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const applianceQuestions = [
  faq(
    'appliance-cost',
    'How much does it cost to install a dishwasher?',
    paragraph`Replacing a dishwasher or disposal costs ${price('price-plumbing-fixture-installation')}. If your kitchen never had a dishwasher, it needs a drain, water, and power, so we’ll price the job after we’ve seen the sink.`,
    paragraph`For other appliances, tell us the model and we’ll give you a price before delivery day.`,
  ),
  faq(
    'appliance-haul',
    'Do you haul the old one away?',
    paragraph`Yes. Just ask, and we’ll take the old appliance to a recycling center. If it still works and you want to give it away, we’ll carry it to the porch.`,
  ),
  faq(
    'appliance-cord',
    'My new dryer’s plug doesn’t fit. Is something wrong?',
    paragraph`No. Houses wired before the late 1990s often have a three-slot outlet, and new dryers use a four-prong plug. We can change the cord to fit the outlet. It’s better to have ${link('service-electrical', 'our electrician')} bring the outlet up to code.`,
  ),
  faq(
    'appliance-upstairs',
    'The laundry room is upstairs. Does that change anything?',
    paragraph`Yes. You’ll want a drain pan, a leak alarm, and a shutoff that’s easy to reach, because a leak upstairs ends up in the room below.`,
  ),
]
