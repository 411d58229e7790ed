import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const babyproofingQuestions = [
  faq(
    'baby-when',
    'When should we start?',
    paragraph`Before the child rolls across the room, so at around four or five months. Anchors can go in earlier, best on the day the ${link('service-furniture-assembly', 'dresser is assembled')}.`,
  ),
  faq(
    'baby-walls',
    'Will it leave holes?',
    paragraph`Small ones, in studs and trim. When the gates come off we fill, sand, and touch them up, and most people find the spots only because they know where to look.`,
  ),
  faq(
    'baby-renting',
    'We rent. What can be done without drilling?',
    paragraph`Doorway gates, cabinet straps with adhesive and outlet boxes that screw into the plate. The top of a stair and a tall dresser do need screws. We write the landlord a short note with the number of holes and the promise to fill them.`,
  ),
  faq(
    'baby-water',
    'Is our hot water too hot?',
    paragraph`Likely, if nobody ever set it. Above 120 degrees Fahrenheit it scalds quickly. We measure at the tub, turn the heater down, and fit an anti-scald valve if the heater has to stay hot.`,
  ),
]
