import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const furnitureQuestions = [
  faq(
    'furniture-time',
    'How long does assembly take?',
    paragraph`Most pieces take one to three hours. A chair takes twenty minutes; a wall of closets takes a day.`,
  ),
  faq(
    'furniture-anchor',
    'Do you anchor furniture to the wall?',
    paragraph`Yes, every piece that could tip: dressers, bookcases, armoires, and TVs. We anchor to studs. Where there isn’t one, we anchor to a board that’s fastened to studs. If you have small kids, it’s the first step of ${link('service-babyproofing', 'babyproofing')}.`,
    paragraph`If you rent, ask your landlord about the two small holes. We’ll fill them when you move.`,
  ),
  faq(
    'furniture-parts',
    'What if a part is missing?',
    paragraph`We count before we start, so you’ll know within minutes. Common bolts and cams are on the truck. For anything else we’ll order from the manufacturer for you and come back to finish.`,
  ),
  faq(
    'furniture-cost',
    'How much does it cost?',
    paragraph`Small pieces cost ${price('price-furniture-small')}, medium ones ${price('price-furniture-medium')}, and large ones ${price('price-furniture-large')}. Anchoring and hauling off the boxes are included.`,
  ),
  faq(
    'furniture-take-apart',
    'Can you take furniture apart for a move?',
    paragraph`Yes. We’ll label the parts, bag the hardware by piece, and put it back together at the new place, if that’s in our area.`,
  ),
]
