import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const wholeHomeQuestions = [
  faq(
    'whole-home-cost',
    'How much does a whole-home remodel cost?',
    paragraph`The price depends on how much we change. For example, a job like the bungalow on this page runs ${price('price-project-bungalow')}, and a job like the two-story runs ${price('price-project-two-story')}.`,
    paragraph`The kitchen and baths are the biggest part. On their own, ${link('service-kitchen-remodeling', 'kitchens')} run ${price('price-kitchen-remodel')} and ${link('service-bathroom-remodeling', 'bathrooms')} run ${price('price-bathroom-remodel')}.`,
  ),
  faq(
    'whole-home-time',
    'How long does a whole-home remodel take?',
    paragraph`Most houses take ${claim('claim-whole-home-time')} on site. Foundation work, historic review, and moving walls all add time.`,
    paragraph`Drawings, permits, and orders come before the work starts. We don’t tear anything out until we have delivery dates.`,
  ),
  faq(
    'whole-home-live',
    'Can we live in the house during the remodel?',
    paragraph`Sometimes, on one floor. Expect a few weeks without a kitchen and several days without water or power.`,
    paragraph`If there are small kids, asthma, or lead paint in the house, we suggest moving out. The job goes faster in an empty house too.`,
  ),
  faq(
    'whole-home-surprises',
    'What happens if you find something behind a wall?',
    paragraph`We stop, take a photo, and send you the options with prices. We don’t add anything to the bill unless you’ve agreed to it in writing.`,
    paragraph`Before the estimate, we cut a few small holes to look inside, and that catches most surprises. It’s still smart to set some money aside, especially in an old house.`,
  ),
  faq(
    'whole-home-permits',
    'Which permits does a whole-home remodel need?',
    paragraph`A building permit, plus electrical, plumbing, and mechanical permits. In Mecklenburg County all of them go through Code Enforcement, and we apply for them.`,
    paragraph`In Dilworth, Wesley Heights, Plaza Midwood, and the other local historic districts, the Historic District Commission has to approve outside changes first. Not sure about your street? Call ${fact('phone')} and we’ll look up your street.`,
  ),
]
