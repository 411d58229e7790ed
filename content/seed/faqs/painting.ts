import { bullet, claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const paintingQuestions = [
  faq(
    'painting-cost',
    'What does it cost to paint a house?',
    paragraph`Interior painting costs ${price('price-interior-painting')} of painted surface and exterior painting ${price('price-exterior-painting')}, paint included. Cabinets are priced ${price('price-cabinet-painting')}, and decks and fences are stained at ${price('price-deck-fence-staining')}.`,
    paragraph`What moves the price up is repair, height, and color: cracked plaster, stairwells, and deep reds that need a third coat. What moves it down is an empty room.`,
  ),
  faq(
    'painting-how-long',
    'How long does interior painting take?',
    paragraph`Most interiors take ${claim('claim-interior-painting-time')}, depending on the number of rooms and the state of the walls. One bedroom is a day. A whole floor with ceilings and trim fills the week.`,
    paragraph`We agree on the order of rooms before we start, so that you always have a kitchen, a bathroom, and a place to sleep.`,
  ),
  faq(
    'painting-exterior-life',
    'How long does exterior paint last in Charlotte?',
    paragraph`A well-prepared exterior lasts ${claim('claim-exterior-paint-life')} here. South and west walls go first: they take the summer sun, and the afternoon storms soak them while they’re hot.`,
    paragraph`Three habits make it last longer:`,
    bullet`Keep shrubs a hand’s width off the siding.`,
    bullet`Clean the gutters before the leaves do the cleaning for you.`,
    bullet`Wash the shady side when it turns green.`,
  ),
  faq(
    'painting-warranty',
    'Is the paint job under warranty?',
    paragraph`Yes: ${claim('claim-warranty-interior-painting')} indoors and ${claim('claim-warranty-exterior-painting')} outdoors, on material and labor. If paint peels, blisters or cracks in that time, we scrape it, find out why, and paint it again.`,
    paragraph`Damage from leaks, settling, or a new dog isn’t covered. We fix that too, at the ordinary price.`,
  ),
  faq(
    'painting-lead',
    'My house was built before 1978. What about lead paint?',
    paragraph`We test before we sand anything in a house of that age. Where lead is found, federal rules apply: plastic sheeting, wet methods, no open-flame burning, and a cleaning that’s checked before the plastic comes down.`,
    paragraph`In Dilworth, Plaza Midwood and the mill villages we expect it, so it’s a line in the estimate from the start.`,
  ),
  faq(
    'painting-stay-home',
    'Can we stay in the house while you paint?',
    paragraph`Yes, nearly everyone does. We use low-odor paint indoors, close off the room we work in, and clean up each evening.`,
    paragraph`Keep children and pets out of the room until the next morning. If walls need more than paint, read first about ${link('service-drywall-repair', 'drywall repair')}: both can be done in one visit.`,
  ),
]
