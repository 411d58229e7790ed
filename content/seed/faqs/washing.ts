import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const washingQuestions = [
  faq(
    'washing-clay',
    'Can you get red clay out of concrete?',
    paragraph`Mostly. The color is iron, so a cleaner made for rust does what pressure can’t. New stains come out. A driveway that’s taken runoff for ten years will be lighter, and we’ll tell you so before we begin.`,
  ),
  faq(
    'washing-return',
    'Why is the north side green again after a year?',
    paragraph`Shade and damp air feed it. Trimming shrubs a foot away from the wall helps more than a second wash, and so does a gutter that doesn’t drip. A soap that kills the growth buys you time that plain water doesn’t.`,
  ),
  faq(
    'washing-paint',
    'Should I wash before painting or staining?',
    paragraph`Yes, always, and then wait. Siding needs a day or two to dry, a deck longer. Our ${link('service-painting', 'painters')} wash as part of the job. Deck staining, wash and sanding included, runs ${price('price-deck-staining')}.`,
  ),
  faq(
    'washing-home',
    'Do I have to be home?',
    paragraph`No, if the windows are shut, the outside faucet works, and the dog’s inside. We’ll send pictures of each side before and after. Please move cars out of reach of the spray.`,
  ),
  faq(
    'washing-hoa',
    'We got a letter about mildew. Can you meet the deadline?',
    paragraph`Usually. Send us the letter with the date on it. After the work you’ll get dated pictures to forward to the manager, which settles it faster than a phone call.`,
  ),
]
