import { bullet, claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const paintingQuestions = [
  faq(
    'painting-cost',
    'How much does it cost to paint a house?',
    paragraph`Interior painting runs ${price('price-interior-painting')} and exterior painting ${price('price-exterior-painting')}, measured by painted surface, paint included. Cabinets cost ${price('price-cabinet-painting')}, and decks and fences are stained at ${price('price-deck-fence-staining')}.`,
    paragraph`Repair, height, and color raise the price: cracked plaster, stairwells, and deep reds that need a third coat. An empty room lowers it.`,
  ),
  faq(
    'painting-how-long',
    'How long does interior painting take?',
    paragraph`Most interiors take ${claim('claim-interior-painting-time')}, depending on the number of rooms and the shape the walls are in. One bedroom takes a day. A whole floor with ceilings and trim fills the week.`,
    paragraph`We’ll agree on the order of rooms before we start, so you always have a kitchen, a bathroom, and a place to sleep.`,
  ),
  faq(
    'painting-exterior-life',
    'How long does exterior paint last in Charlotte?',
    paragraph`A well-prepared exterior lasts ${claim('claim-exterior-paint-life')} here. South and west walls go first: they take the summer sun, and afternoon storms soak them while they’re hot.`,
    paragraph`Three habits make it last longer:`,
    bullet`Keep shrubs a hand’s width off the siding.`,
    bullet`Clean the gutters before the leaves do the cleaning for you.`,
    bullet`Wash the shady side when it turns green.`,
  ),
  faq(
    'painting-warranty',
    'Is the paint job under warranty?',
    paragraph`Yes: ${claim('claim-warranty-interior-painting')} indoors and ${claim('claim-warranty-exterior-painting')} outdoors, on material and labor. If paint peels, blisters, or cracks in that time, we’ll scrape it, find out why, and paint it again.`,
    paragraph`Damage from leaks, settling, or a new dog isn’t covered. We’ll fix that too, at the regular price.`,
  ),
  faq(
    'painting-lead',
    'My house was built before 1978. What about lead paint?',
    paragraph`We test before we sand anything in a house of that age. If we find lead, state and federal rules apply: plastic sheeting, wet methods, no open-flame burning, and a cleaning we check before the plastic comes down.`,
    paragraph`In Dilworth, Plaza Midwood, and the mill villages we expect it, so it’s a line in the estimate from the start.`,
  ),
  faq(
    'painting-stay-home',
    'Can we stay in the house while you paint?',
    paragraph`Yes, nearly everyone does. We use low-odor paint indoors, close off the room we’re working in, and clean up every evening.`,
    paragraph`Keep children and pets out of the room until the next morning. If walls need more than paint, read about ${link('service-drywall-repair', 'drywall repair')} first. We can do both in one visit.`,
  ),
]
