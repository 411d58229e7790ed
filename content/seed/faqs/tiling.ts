import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const tilingQuestions = [
  faq(
    'tiling-cost',
    'How much does tile work cost?',
    paragraph`Ceramic costs ${price('price-tiling-ceramic')}, porcelain, glass, and mosaics ${price('price-tiling-premium')}, and natural stone ${price('price-tiling-stone')}. The tile itself is extra.`,
  ),
  faq(
    'tiling-over',
    'Can you tile over old tile?',
    paragraph`On a wall, sometimes. We don’t recommend tiling over a floor, because the doors drag and the toilet ends up too low.`,
  ),
  faq(
    'tiling-crack',
    'Why did my floor tile crack in a line?',
    paragraph`The floor underneath moves. The cause could be a joint in the plywood, a crack in the slab, or a bouncy joist. New tile in the same place would crack too.`,
    paragraph`We pull up a row, find the cause, and put down a mat that keeps the new tile from cracking.`,
  ),
  faq(
    'tiling-grout',
    'Which grout stays clean?',
    paragraph`Stain-resistant cement grout for most rooms, and epoxy behind the stove. Medium gray grout hides the most dirt.`,
  ),
  faq(
    'tiling-use',
    'When can we use the shower again?',
    paragraph`About three days after we grout. We’ll tell you the exact day.`,
  ),
  faq(
    'tiling-waterproof',
    'Isn’t tile waterproof on its own?',
    paragraph`No. Grout lets some water through, and the layer behind the tile keeps your wall dry. In a leaky shower, that layer has failed.`,
    paragraph`We take photos of that layer before we cover it, so you can see the waterproofing. We do the same in a full ${link('service-renovations', 'bathroom renovation')}.`,
  ),
]
