import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const wholeHomeQuestions = [
  faq(
    'whole-home-cost',
    'What does a whole-home remodel cost?',
    paragraph`It depends on how much of the house is opened, so we show finished ones: a bungalow came to ${price('price-project-bungalow')}, an opened two-story to ${price('price-project-two-story')}.`,
    paragraph`Kitchen and baths are the largest rooms on the bill. You can price them by themselves under ${link('service-kitchen-remodeling', 'kitchens')}, at ${price('price-kitchen-remodel')}, and ${link('service-bathroom-remodeling', 'bathrooms')}, at ${price('price-bathroom-remodel')}.`,
  ),
  faq(
    'whole-home-time',
    'How long does it take?',
    paragraph`${claim('claim-whole-home-time')} on site for most houses. Moved walls, new foundations, and historic fronts take the longer end.`,
    paragraph`Before that come drawings, permits, and the wait for windows and cabinets. We don’t start until the long-lead items have a date, because an open house with nothing to put in it helps nobody.`,
  ),
  faq(
    'whole-home-live',
    'Can we live there during the work?',
    paragraph`Sometimes, on one floor, with a bathroom that we leave until last. Expect a few weeks without a kitchen and several days without water or power, all of them on the schedule.`,
    paragraph`With small children, asthma, or lead paint we advise moving out. An empty house also goes faster, which pays for part of the rent.`,
  ),
  faq(
    'whole-home-surprises',
    'What happens when you find something behind a wall?',
    paragraph`We stop, take a photo, and send you the choices with a price for each. Nothing’s added to the bill that you haven’t agreed to in writing.`,
    paragraph`The holes we open before the estimate catch most of it. For the rest we suggest that you keep a reserve, larger for a house with plaster than for one with drywall, and spend it on the porch if it’s left.`,
  ),
  faq(
    'whole-home-permits',
    'Which permits does it need?',
    paragraph`A building permit, and one for each trade that opens a wall: electrical, plumbing, mechanical. In Mecklenburg County all of them go through Code Enforcement, and we apply for them.`,
    paragraph`In Dilworth, Wesley Heights, Plaza Midwood, and the other local historic districts the Historic District Commission decides on the outside first. If you aren’t sure whether your street is in one, call ${fact('phone')} and we look it up.`,
  ),
]
