import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const wholeHomeQuestions = [
  faq(
    'whole-home-cost',
    'How much does a whole-home remodel cost?',
    paragraph`It depends on how much of the house we open up, so here are two finished ones: a bungalow came to ${price('price-project-bungalow')}, and an opened-up two-story to ${price('price-project-two-story')}.`,
    paragraph`Kitchen and baths are the largest rooms on the bill. You can price them separately: ${link('service-kitchen-remodeling', 'kitchens')}, at ${price('price-kitchen-remodel')}, and ${link('service-bathroom-remodeling', 'bathrooms')}, at ${price('price-bathroom-remodel')}.`,
  ),
  faq(
    'whole-home-time',
    'How long does it take?',
    paragraph`${claim('claim-whole-home-time')} on site for most houses. Moved walls, new foundations, and historic fronts take the longer end.`,
    paragraph`Before that come drawings, permits, and the wait for windows and cabinets. We don’t start until the slow items have a date, because a torn-up house with nothing to put in it helps nobody.`,
  ),
  faq(
    'whole-home-live',
    'Can we live there during the work?',
    paragraph`Sometimes, on one floor, with a bathroom we leave until last. Expect a few weeks without a kitchen and several days without water or power, all of them on the schedule.`,
    paragraph`With small children, asthma, or lead paint, we suggest moving out. An empty house also goes faster, which pays for part of the rent.`,
  ),
  faq(
    'whole-home-surprises',
    'What happens if you find something behind a wall?',
    paragraph`We’ll stop, take a photo, and send you the choices with a price for each. We won’t add anything to the bill you haven’t agreed to in writing.`,
    paragraph`The holes we open before the estimate catch most of it. For the rest, keep a reserve, larger for a house with plaster than for one with drywall, and spend it on the porch if there’s any left.`,
  ),
  faq(
    'whole-home-permits',
    'Which permits does it need?',
    paragraph`A building permit, and one for each trade that opens a wall: electrical, plumbing, mechanical. In Mecklenburg County all of them go through Code Enforcement, and we’ll apply for them.`,
    paragraph`In Dilworth, Wesley Heights, Plaza Midwood, and the other local historic districts, the Historic District Commission decides on the outside first. If you aren’t sure about your street, call ${fact('phone')} and we’ll look it up.`,
  ),
]
