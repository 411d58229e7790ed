import { bullet, claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const paintingQuestions = [
  faq(
    'painting-cost',
    'How much does it cost to paint a house?',
    paragraph`Interior painting runs ${price('price-interior-painting')}, and exterior painting runs ${price('price-exterior-painting')}. That’s for each square foot we paint, with the paint included. Cabinets cost ${price('price-cabinet-painting')}, and staining a deck or fence costs ${price('price-deck-fence-staining')}.`,
    paragraph`Repairs, stairwells, and deep colors cost more. Empty rooms cost less.`,
  ),
  faq(
    'painting-how-long',
    'How long does interior painting take?',
    paragraph`Most interiors take ${claim('claim-interior-painting-time')}, depending on the number of rooms and the shape the walls are in. One bedroom takes a day. A whole floor with ceilings and trim takes all week.`,
    paragraph`We plan the order with you, so you always have a kitchen, a bathroom, and a place to sleep.`,
  ),
  faq(
    'painting-exterior-life',
    'How long does exterior paint last in Charlotte?',
    paragraph`A good exterior paint job lasts ${claim('claim-exterior-paint-life')} here. South and west walls fade first.`,
    paragraph`To make it last longer:`,
    bullet`Keep shrubs a few inches off the siding.`,
    bullet`Clean the gutters every fall.`,
    bullet`Wash the shady side when it turns green.`,
  ),
  faq(
    'painting-warranty',
    'Is the paint job under warranty?',
    paragraph`Yes, for ${claim('claim-warranty-interior-painting')} indoors and ${claim('claim-warranty-exterior-painting')} outdoors, for both paint and labor. If our paint peels, blisters, or cracks in that time, we repaint at no charge.`,
    paragraph`Damage from leaks, settling, or pets isn’t covered.`,
  ),
  faq(
    'painting-lead',
    'My house was built before 1978. What about lead paint?',
    paragraph`We test before we sand anything in a house that old. If we find lead paint, we follow the state and federal rules: we seal off the area, wet the old paint to keep dust down, and test after the cleanup. Our lead-safe certification number is at the bottom of every page.`,
    paragraph`In Dilworth, Plaza Midwood, and the mill villages we expect lead paint, so the extra work is in the estimate from the start.`,
  ),
  faq(
    'painting-stay-home',
    'Can we stay in the house while you paint?',
    paragraph`Yes, nearly everyone does. We use low-odor paint indoors, close off the room we’re working in, and clean up every evening.`,
    paragraph`Keep kids and pets out of the room until the next morning. Do the walls need ${link('service-drywall-repair', 'drywall repair')} too? We can do both in one visit.`,
  ),
]
