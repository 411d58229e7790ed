import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const babyproofingQuestions = [
  faq(
    'baby-when',
    'When should we start?',
    paragraph`Before the baby rolls across the room, so at around four or five months. Anchors can go in earlier, ideally on the day the ${link('service-furniture-assembly', 'dresser is assembled')}.`,
  ),
  faq(
    'baby-walls',
    'Will it leave holes?',
    paragraph`Small ones, in studs and trim. When the gates come off we’ll fill, sand, and touch them up, and most people only find the spots because they know where to look.`,
  ),
  faq(
    'baby-renting',
    'We rent. What can you do without drilling?',
    paragraph`Doorway gates, cabinet straps with adhesive, and outlet boxes that screw into the plate. The top of a staircase and a tall dresser do need screws. We’ll write your landlord a short note with the number of holes and a promise to fill them.`,
  ),
  faq(
    'baby-water',
    'Is our hot water too hot?',
    paragraph`Probably, if nobody ever set it. Above 120 degrees Fahrenheit it scalds quickly. We’ll measure at the tub, turn the heater down, and add an anti-scald valve if the heater has to stay hot.`,
  ),
]
