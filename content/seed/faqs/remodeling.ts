import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const kitchenQuestions = [
  faq(
    'kitchen-cost',
    'What does a kitchen remodel cost?',
    paragraph`Most of ours cost ${price('price-kitchen-remodel')}. Cabinets are the largest line, then labor, then counters; moving plumbing or a bearing wall is what pushes a kitchen to the upper end.`,
    paragraph`You get the price after we have measured, with each part as a line, so that you can see what leaving one out would save.`,
  ),
  faq(
    'kitchen-time',
    'How long will the kitchen be out of use?',
    paragraph`${claim('claim-kitchen-span')} for most kitchens, counted from demolition to the last walk-through. A simple one needs two to three, and custom cabinets stretch it to eight or ten.`,
    paragraph`The wait is mostly before that: cabinets are ordered first, and we do not open a wall until they have a date.`,
  ),
  faq(
    'kitchen-cook',
    'Can we cook during the work?',
    paragraph`Yes, after a fashion. We set up a sink, a burner, the microwave and the refrigerator in another room, and keep a clear path to them.`,
  ),
  faq(
    'kitchen-wall',
    'Can this wall come out?',
    paragraph`Usually, at a price that depends on what it carries. We look in the attic and the crawl space, and if the wall bears load an engineer sizes a beam.`,
    paragraph`Pipes, ducts and wires in the wall are the other half of the question. We tell you what is in there before you fall in love with the drawing.`,
  ),
  faq(
    'kitchen-paint-or-replace',
    'Should I paint my cabinets or replace them?',
    paragraph`Paint them if the boxes are sound and you like where they stand: it costs ${price('price-cabinet-painting')}. Replace them if drawers fall apart, shelves sag, or the layout is the problem.`,
    paragraph`How the painting is done stands on the ${link('service-painting', 'painting page')}.`,
  ),
  faq(
    'kitchen-permit',
    'Does a kitchen need a permit?',
    paragraph`Yes, once walls, drains, gas or circuits move. New fronts, counters and appliances in the same places usually need none. We file it and meet every inspector.`,
  ),
]

const bathroomQuestions = [
  faq(
    'bathroom-cost',
    'What does a bathroom remodel cost?',
    paragraph`Most cost ${price('price-bathroom-remodel')}. New fixtures in the old places are at the lower end; moving the toilet, a large tiled shower or rot under the floor is at the upper.`,
  ),
  faq(
    'bathroom-time',
    'How long does a bathroom take?',
    paragraph`${claim('claim-bathroom-span')} for a full remodel. A simple update is done in a week, and a complex one with moved drains takes three to four.`,
    paragraph`Glass is measured after the tile is on and comes later; until then there is a curtain.`,
  ),
  faq(
    'bathroom-only-one',
    'We have only one bathroom. What do we do?',
    paragraph`We set the toilet back each evening for as long as the floor allows, and tell you ahead which nights it can’t be. Many people plan those for a weekend away.`,
  ),
  faq(
    'bathroom-tub-to-shower',
    'Should I give up the tub?',
    paragraph`If you have another one in the house, yes, when you would rather have the room. Buyers with small children look for one tub, not two.`,
  ),
  faq(
    'bathroom-fan',
    'Why does my ceiling peel?',
    paragraph`Because the fan is too weak, or its duct ends in the attic. Hold a sheet of paper to the grille: if it does not stick, the damp stays.`,
    paragraph`We run the duct to the outside and fit a timer. After that, ${link('service-painting', 'paint')} holds.`,
  ),
  faq(
    'bathroom-permit',
    'Does a bathroom need a permit?',
    paragraph`Yes, when drains, vents or circuits move or a wall comes out. Replacing fixtures and tile in place usually does not need one. We ask the county and file it.`,
  ),
]

export const remodelingQuestions = [...kitchenQuestions, ...bathroomQuestions]
