import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const babyproofingQuestions = [
  faq(
    'baby-when',
    'When should we start babyproofing?',
    paragraph`Before the baby can roll across the room, so around four or five months. Anchors can go in as soon as the ${link('service-furniture-assembly', 'dresser is assembled')}.`,
  ),
  faq(
    'baby-walls',
    'Will babyproofing leave holes?',
    paragraph`Small ones. When you’re done with the gates, we can fill and touch up the holes.`,
  ),
  faq(
    'baby-renting',
    'We rent. What can you do without drilling?',
    paragraph`Doorway gates, stick-on cabinet straps, and outlet covers. Gates at the stairs and straps for tall dressers do need screws, but we can write your landlord a note and fill the holes when you move.`,
  ),
  faq(
    'baby-water',
    'Is our hot water too hot?',
    paragraph`It might be. Above 120 degrees, water can scald a child quickly. We’ll check it at the tub, turn the heater down, and add an anti-scald valve if you need one.`,
  ),
]
