import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const furnitureQuestions = [
  faq(
    'furniture-time',
    'How long does assembly take?',
    paragraph`Most pieces take one to three hours. A chair is twenty minutes; a wall of wardrobes is a day.`,
  ),
  faq(
    'furniture-anchor',
    'Do you anchor furniture to the wall?',
    paragraph`Yes, every piece that could tip: dressers, bookcases, wardrobes, and televisions. We fasten to studs, and where there is none, to a board that is. Where small children live it’s the first step of ${link('service-babyproofing', 'babyproofing')}.`,
    paragraph`Renters should ask the landlord about the two small holes. We fill them when you move.`,
  ),
  faq(
    'furniture-parts',
    'What if a part is missing?',
    paragraph`We count before we start, so you know within minutes. Common bolts and cams are on the truck; for anything else we order from the maker in your name and come back to finish.`,
  ),
  faq(
    'furniture-cost',
    'What does it cost?',
    paragraph`Small pieces cost ${price('price-furniture-small')}, medium ones ${price('price-furniture-medium')}, and large ones ${price('price-furniture-large')}. Anchoring and taking the cardboard away are included.`,
  ),
  faq(
    'furniture-take-apart',
    'Can you take furniture apart for a move?',
    paragraph`Yes. We label the parts, bag the hardware by piece, and can put it together again at the other end, if the other end is in our area.`,
  ),
]
