import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const bathroomQuestions = [
  faq(
    'bathroom-cost',
    'How much does a bathroom remodel cost?',
    paragraph`Most bathrooms cost ${price('price-bathroom-remodel')}. Keeping everything where it is puts you at the lower end. Moving the toilet, adding a large tiled shower, or finding rot under the floor costs more.`,
    paragraph`The toilet’s the most expensive thing to move, because of its big drain. Moving a vanity along the same wall doesn’t cost much.`,
  ),
  faq(
    'bathroom-time',
    'How long does a bathroom take?',
    paragraph`A full remodel takes ${claim('claim-bathroom-span')}. A simple update takes ${claim('claim-bathroom-update')}, a standard bathroom ${claim('claim-bathroom-standard')}, and a complex one with moved drains ${claim('claim-bathroom-complex')}.`,
    paragraph`Shower glass comes later, because we measure it after the tile is on. You’ll have a curtain until then.`,
  ),
  faq(
    'bathroom-only-one',
    'We only have one bathroom. What do we do?',
    paragraph`We put the toilet back each evening when we can, and tell you ahead of time which nights we can’t. A lot of people plan a weekend away for those nights.`,
    paragraph`A shower’s harder to do without. Plan on using a neighbor’s or the gym’s for a couple of weeks.`,
  ),
  faq(
    'bathroom-tub-to-shower',
    'Should I give up the tub?',
    paragraph`Sure, if there’s another tub in the house. Buyers with small kids want at least one tub.`,
    paragraph`If you plan to stay in the house as you get older, ask for a curbless shower and solid wood in the walls for grab bars. Neither costs much while the room is open. There’s more on our ${link('service-tiling', 'tiling page')}.`,
  ),
  faq(
    'bathroom-fan',
    'Why is my ceiling peeling?',
    paragraph`Your fan’s probably too weak, or it vents into the attic. Hold a piece of toilet paper up to the fan. If it doesn’t stick, the fan isn’t pulling the moisture out.`,
    paragraph`We can vent the fan outside and add a timer. After that, ${link('service-painting', 'new paint')} will hold.`,
  ),
  faq(
    'bathroom-permit',
    'Does a bathroom need a permit?',
    paragraph`Yes, if we move drains, vents, or circuits, or take out a load-bearing wall. If you replace fixtures and tile in place, you usually don’t need one.`,
    paragraph`We’ll ask the county before we start and put the answer in the estimate. An inspector sees the pipes before they’re covered.`,
  ),
]
