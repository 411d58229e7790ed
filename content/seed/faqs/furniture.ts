import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const furnitureQuestions = [
  faq(
    'furniture-time',
    'How long does assembly take?',
    paragraph`Most pieces take one to three hours. A chair takes twenty minutes. A wall of closets can take all day.`,
  ),
  faq(
    'furniture-anchor',
    'Do you anchor furniture to the wall?',
    paragraph`Yes, every piece that could tip: dressers, bookcases, armoires, and TVs. If you have small kids, anchoring is the first step of ${link('service-babyproofing', 'babyproofing')}.`,
    paragraph`If you rent, ask your landlord about the two small holes. We’ll fill them when you move.`,
  ),
  faq(
    'furniture-parts',
    'What if a part is missing?',
    paragraph`We count everything first, so you’ll know right away. We carry common bolts and cams. For anything else, we’ll order the part and come back to finish.`,
  ),
  faq(
    'furniture-cost',
    'How much does furniture assembly cost?',
    paragraph`Small pieces cost ${price('price-furniture-small')}, medium ones ${price('price-furniture-medium')}, and large ones ${price('price-furniture-large')}. Anchoring and hauling off the boxes are included.`,
  ),
  faq(
    'furniture-take-apart',
    'Can you take furniture apart for a move?',
    paragraph`Yes. We label the parts, bag the hardware, and put everything back together at your new place, if that’s in our area.`,
  ),
]
