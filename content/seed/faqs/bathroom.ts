import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const bathroomQuestions = [
  faq(
    'bathroom-cost',
    'How much does a bathroom remodel cost?',
    paragraph`Most cost ${price('price-bathroom-remodel')}. New fixtures in the old places put you at the lower end. Moving the toilet, a large tiled shower, or rot under the floor puts you at the upper end.`,
    paragraph`The toilet is the expensive thing to move, because its drain is the widest and needs the most slope. Moving a vanity along the same wall doesn’t cost much.`,
  ),
  faq(
    'bathroom-time',
    'How long does a bathroom take?',
    paragraph`${claim('claim-bathroom-span')} for a full remodel. A simple update takes ${claim('claim-bathroom-update')}, a standard bathroom ${claim('claim-bathroom-standard')}, and a complex one with moved drains ${claim('claim-bathroom-complex')}.`,
    paragraph`We measure the glass after the tile is on, so it comes later. Until then you’ll have a curtain.`,
  ),
  faq(
    'bathroom-only-one',
    'We only have one bathroom. What do we do?',
    paragraph`We’ll set the toilet back each evening for as long as the floor allows, and tell you ahead which nights it can’t be. Many people plan a weekend away for those.`,
    paragraph`A shower is harder to do without. If you have a utility sink or an outdoor faucet, we can rig a temporary one for the warm months.`,
  ),
  faq(
    'bathroom-tub-to-shower',
    'Should I give up the tub?',
    paragraph`Yes, if there’s another one in the house and you’d rather have the room. Buyers with small children look for one tub, not two.`,
    paragraph`If you plan to stay here as you get older, ask for a shower without a curb and extra wood in the walls for grab bars. Neither costs much while the room is open. For how tile meets a floor without a step, see the ${link('service-tiling', 'tiling page')}.`,
  ),
  faq(
    'bathroom-fan',
    'Why is my ceiling peeling?',
    paragraph`Because the fan is too weak, or its duct ends in the attic. Hold a sheet of paper to the grille. If it doesn’t stick, the moisture stays.`,
    paragraph`We’ll run the duct to the outside and add a timer. After that, ${link('service-painting', 'paint')} holds.`,
  ),
  faq(
    'bathroom-permit',
    'Does a bathroom need a permit?',
    paragraph`Yes, when drains, vents, or circuits move or a load-bearing wall comes out. If you replace fixtures and tile in place, you usually don’t need one.`,
    paragraph`We’ll ask the county before we start and put the answer in the estimate. An inspector sees the pipes before they’re covered, and so do you.`,
  ),
]
