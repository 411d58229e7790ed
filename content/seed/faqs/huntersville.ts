import { claim, fact, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const huntersvilleQuestions = [
  faq(
    'huntersville-how-soon',
    'How soon can you be in Huntersville?',
    paragraph`Within ${claim('claim-appointment')} for ordinary work. We plan the north side together so that the interstate is driven before or after the rush.`,
    paragraph`If water is running or power is out, call ${fact('phone')} and don’t wait for the plan.`,
  ),
  faq(
    'huntersville-shoreline',
    'Who has to approve work at the lake?',
    paragraph`Duke Energy, for anything at the shoreline itself: it manages Lake Norman. The county and the town come next, for the building and its place on the lot.`,
    paragraph`We work on the house, the deck, and the stairs. For piles in the water we bring in a dock builder and keep to one schedule.`,
  ),
  faq(
    'huntersville-deck',
    'Repair the deck or build a new one?',
    paragraph`Repair it if the frame is sound. Boards and rails are wear parts; joists, ledger, and footings are the deck.`,
    paragraph`We probe every joist and take off a board at the house to see the ledger. Rot there, or bolts that are missing, means a new frame. Otherwise new boards do it, and ${link('service-painting', 'stain')} keeps them.`,
  ),
  faq(
    'huntersville-hoa',
    'Do you handle architectural committees?',
    paragraph`Yes. We fill in the form and add a drawing to scale, material names, and color samples.`,
    paragraph`Ask early: most committees here meet on a fixed day. We’ll put your job on the calendar after that day.`,
  ),
  faq(
    'huntersville-permit',
    'Which jobs need a permit?',
    paragraph`Anything that changes structure, wiring, drains, or the outline of the house: decks, porches, moved walls, added bathrooms, new circuits. Paint, flooring, cabinets in place, and like-for-like fixtures usually don’t.`,
    paragraph`Permits come from Mecklenburg County. We apply and meet the inspector.`,
  ),
  faq(
    'huntersville-windows',
    'Rain comes in around a window. Do I need a new one?',
    paragraph`Often not. In houses from the nineties the usual cause is flashing that was left out or caulk that has given up.`,
    paragraph`We take off the trim on one side, run water from a hose, and watch. Then you know whether you’re buying flashing, a sill, or a window.`,
  ),
]
