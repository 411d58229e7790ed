import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const tilingQuestions = [
  faq(
    'tiling-cost',
    'How much does tile work cost?',
    paragraph`Ceramic costs ${price('price-tiling-ceramic')}, porcelain, glass, and mosaics for ${price('price-tiling-premium')}, and natural stone for ${price('price-tiling-stone')}. You choose the tile itself, and we’ll list it at its price.`,
  ),
  faq(
    'tiling-over',
    'Can you tile over old tile?',
    paragraph`Sometimes, on a sound wall; on a floor we rarely suggest it. The new layer is only as good as the old one, doors drag, and the toilet flange ends up too low.`,
  ),
  faq(
    'tiling-crack',
    'Why did my floor tile crack in a line?',
    paragraph`Because the floor below moves: a joint in the plywood, a crack in the slab, or a joist with too long a span. New tile in the same place would crack too.`,
    paragraph`We’ll take up one row, find the cause, and set the new tile on a layer that lets the two move apart.`,
  ),
  faq(
    'tiling-grout',
    'Which grout stays clean?',
    paragraph`A dense, stain-resistant cement grout for most rooms, and epoxy where you have grease or hard water every day. A mid-gray hides more than any sealer.`,
  ),
  faq(
    'tiling-use',
    'When can we use the shower again?',
    paragraph`Plan on three days after grouting, and longer if the silicone needs it. We’ll leave the date on a piece of tape on the glass.`,
  ),
  faq(
    'tiling-waterproof',
    'Isn’t tile waterproof on its own?',
    paragraph`No. Tile sheds water, grout lets some through, and the layer behind keeps the wall dry. That layer is what fails in a leaking shower.`,
    paragraph`We’ll photograph it before it’s covered and give you the pictures. It’s the same in a full ${link('service-renovations', 'bathroom renovation')}.`,
  ),
]
