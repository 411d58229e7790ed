import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const bathroomQuestions = [
  faq(
    'bathroom-cost',
    'What does a bathroom remodel cost?',
    paragraph`Most cost ${price('price-bathroom-remodel')}. New fixtures in the old places are at the lower end; moving the toilet, a large tiled shower or rot under the floor is at the upper.`,
    paragraph`The toilet is the expensive thing to move, because its drain is the widest and wants the most fall. Moving a vanity along the same wall costs little.`,
  ),
  faq(
    'bathroom-time',
    'How long does a bathroom take?',
    paragraph`${claim('claim-bathroom-span')} for a full remodel. A simple update takes ${claim('claim-bathroom-update')}, a standard bathroom ${claim('claim-bathroom-standard')}, and a complex one with moved drains ${claim('claim-bathroom-complex')}.`,
    paragraph`Glass is measured after the tile is on and comes later; until then there’s a curtain.`,
  ),
  faq(
    'bathroom-only-one',
    'We have only one bathroom. What do we do?',
    paragraph`We set the toilet back each evening for as long as the floor allows, and we’ll tell you ahead which nights it can’t be. Many people plan those for a weekend away.`,
    paragraph`A shower is harder to do without. If the house has a utility sink or an outdoor faucet, we can rig a temporary one for the warm months.`,
  ),
  faq(
    'bathroom-tub-to-shower',
    'Should I give up the tub?',
    paragraph`Yes, if there’s another one in the house and you’d rather have the room. Buyers with small children look for one tub, not two.`,
    paragraph`If you plan to grow old here, ask for a curbless entry and blocking in the walls now. Both cost little while the room is open. How tile meets a floor without a step is on the ${link('service-tiling', 'tiling page')}.`,
  ),
  faq(
    'bathroom-fan',
    'Why does my ceiling peel?',
    paragraph`Because the fan is too weak, or its duct ends in the attic. Hold a sheet of paper to the grille: if it doesn’t stick, the damp stays.`,
    paragraph`We run the duct to the outside and fit a timer. After that, ${link('service-painting', 'paint')} holds.`,
  ),
  faq(
    'bathroom-permit',
    'Does a bathroom need a permit?',
    paragraph`Yes, when drains, vents, or circuits move or a wall comes out. Replacing fixtures and tile in place usually doesn’t need one.`,
    paragraph`We ask the county before we start and put the answer in the estimate. An inspector sees the pipes before they’re covered, and so do you.`,
  ),
]
