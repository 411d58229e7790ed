import { claim, fact, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const huntersvilleQuestions = [
  faq(
    'huntersville-how-soon',
    'How soon can you be in Huntersville?',
    paragraph`Within ${claim('claim-appointment')} for a regular job. We group our Huntersville jobs so we can skip rush hour on I-77.`,
    paragraph`If a pipe’s leaking or the power’s out, don’t wait. Call ${fact('phone')}.`,
  ),
  faq(
    'huntersville-shoreline',
    'Who has to approve work at the lake?',
    paragraph`Duke Energy, for anything at the shoreline itself, because it manages Lake Norman. The county and the town have to approve the building too.`,
    paragraph`We work on the house, the deck, and the stairs. For anything in the water, we bring in a dock builder.`,
  ),
  faq(
    'huntersville-deck',
    'Should I repair the deck or build a new one?',
    paragraph`Repair the deck if the frame is solid. New boards and rails are the easy part.`,
    paragraph`We check every joist and take off a board to see how the deck’s attached to the house. If the frame is rotten, you need a new deck. If the frame’s just missing bolts, we add them and finish with new boards and ${link('service-painting', 'stain')}.`,
  ),
  faq(
    'huntersville-hoa',
    'Do you deal with HOA architectural committees?',
    paragraph`Yes. We’ll fill out the form and add a drawing to scale, material names, and color samples.`,
    paragraph`Call early, because most committees only meet once a month.`,
  ),
  faq(
    'huntersville-permit',
    'Which jobs need a permit?',
    paragraph`Anything that changes structure, wiring, drains, or the outline of the house: decks, porches, moved load-bearing walls, added bathrooms, new circuits. Paint, flooring, cabinets in the same place, and replacing a fixture with the same kind usually don’t.`,
    paragraph`Permits come from Mecklenburg County. We’ll apply and meet the inspector.`,
  ),
  faq(
    'huntersville-windows',
    'Rain’s coming in around a window. Do I need a new one?',
    paragraph`Often not. In houses from the nineties, the cause is usually old caulk or missing flashing.`,
    paragraph`We take off some trim, run a hose over the window, and see where the water gets in. Then you’ll know if you need flashing, a sill, or a window.`,
  ),
]
