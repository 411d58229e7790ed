import { claim, fact, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const huntersvilleQuestions = [
  faq(
    'huntersville-how-soon',
    'How soon can you be in Huntersville?',
    paragraph`Within ${claim('claim-appointment')} for a regular job. We plan the north side together so we drive I-77 before or after the rush.`,
    paragraph`If water is running or the power is out, call ${fact('phone')} and don’t wait for our north-side day.`,
  ),
  faq(
    'huntersville-shoreline',
    'Who has to approve work at the lake?',
    paragraph`Duke Energy, for anything at the shoreline itself, because it manages Lake Norman. The county and the town have their say too, about the building and its place on the lot.`,
    paragraph`We work on the house, the deck, and the stairs. For posts in the water we’ll bring in a dock builder and keep to one schedule.`,
  ),
  faq(
    'huntersville-deck',
    'Should I repair the deck or build a new one?',
    paragraph`Repair it if the frame is sound. Boards and rails wear out; the frame and footings are the deck.`,
    paragraph`We’ll probe every joist and take off a board at the house to see how the deck is attached. Rot there, or missing bolts, means a new frame. If not, new boards will do it, and ${link('service-painting', 'stain')} keeps them that way.`,
  ),
  faq(
    'huntersville-hoa',
    'Do you handle architectural committees?',
    paragraph`Yes. We’ll fill out the form and add a drawing to scale, material names, and color samples.`,
    paragraph`Call early, because most committees here meet on a fixed day. We’ll put your job on the calendar after that day.`,
  ),
  faq(
    'huntersville-permit',
    'Which jobs need a permit?',
    paragraph`Anything that changes structure, wiring, drains, or the outline of the house: decks, porches, moved load-bearing walls, added bathrooms, new circuits. Paint, flooring, cabinets in the same place, and fixtures swapped for the same kind usually don’t.`,
    paragraph`Permits come from Mecklenburg County. We’ll apply and meet the inspector.`,
  ),
  faq(
    'huntersville-windows',
    'Rain’s coming in around a window. Do I need a new one?',
    paragraph`Often not. In houses from the nineties, somebody usually left out the metal flashing, or the caulk has given up.`,
    paragraph`We’ll take off the trim on one side, run water from a hose, and watch. Then you’ll know if you’re buying flashing, a sill, or a window.`,
  ),
]
