import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const washingQuestions = [
  faq(
    'washing-clay',
    'Can you get red clay out of concrete?',
    paragraph`Mostly. Clay stains come from iron, so we use a rust cleaner. New stains come out. Old stains get lighter but may not disappear.`,
  ),
  faq(
    'washing-return',
    'Why is the north side green again after a year?',
    paragraph`Shade and humidity. Trim the shrubs back a foot and fix any dripping gutters, and the wall will stay clean longer.`,
  ),
  faq(
    'washing-paint',
    'Should I wash before painting or staining?',
    paragraph`Yes, and then let the surface dry for a day or two, longer for a deck. Our ${link('service-painting', 'painters')} wash as part of the job. Deck staining, wash and sanding included, runs ${price('price-deck-staining')}.`,
  ),
  faq(
    'washing-home',
    'Do I have to be home?',
    paragraph`No. Just shut the windows, keep the dog inside, and move your cars. We’ll send before and after pictures.`,
  ),
  faq(
    'washing-hoa',
    'We got a letter about mildew. Can you meet the deadline?',
    paragraph`Usually. Forward us the letter. When we’re done, you’ll have dated pictures to send the manager.`,
  ),
]
