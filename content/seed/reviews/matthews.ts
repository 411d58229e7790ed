import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** Reviews of the four main services in Matthews. */
export const matthewsReviews: Seed<Review>[] = [
  review(
    'matthews-sill',
    'matthews: handyman',
    'Joanne L., Matthews Plantation, Window sills',
    '2026-08-31',
    'Three sills had gone to sponge under the paint. He cut out the bad edges, glued in new ones, and left the rest alone. From the yard you can’t tell which three.',
  ),
  review(
    'matthews-carport',
    'matthews: handyman',
    'Vernon P., Sardis Forest, Repairs and shelving',
    '2026-06-15',
    'Two outlets, a storm door, and a wall of shelves in the carport room. He showed me the panel was full before I could ask for a third outlet. Didn’t try to sell me a new one, either.',
  ),
  review(
    'matthews-den',
    'matthews: renovations',
    'Alicia B., Sardis Forest, Kitchen opened to den',
    '2026-09-17',
    'The wall’s gone, the beam’s in the attic, and the oak runs through like it grew there. My husband keeps walking around a corner that isn’t there anymore.',
  ),
  review(
    'matthews-hall-bath',
    'matthews: renovations',
    'Ken and Ruthie S., Sardis Plantation, Hall bathroom',
    '2026-04-08',
    'Fifty-year-old mortar and an iron pipe rusted thin as paper. They sent the photo at noon with a price. We’d said yes before supper.',
  ),
  review(
    'matthews-infill',
    'matthews: construction',
    'Priscilla N., Downtown Matthews, New house',
    '2026-05-27',
    'They built around a white oak, and we wouldn’t want the lot without it. The fence went up at the drip line the first day, and not one delivery driver crossed it.',
  ),
  review(
    'matthews-dentist',
    'matthews: construction',
    'Hugh E., Matthews, Dental suite',
    '2026-02-18',
    'They built four exam rooms and a waiting room while my partner saw patients on the other side of a plastic wall. She didn’t have to cancel a single one. There was dust on the front desk the first week. I mentioned it once, and they hung a second curtain that night.',
  ),
  review(
    'matthews-visits',
    'matthews: maintenance',
    'Loretta G., Brightmoor, Seasonal visits',
    '2026-10-12',
    'In April he sealed nine feet of siding edge with a brush. The folks next door are getting all new siding now. I didn’t say anything, but I thought it.',
  ),
  review(
    'matthews-office',
    'matthews: maintenance',
    'Sam W., Matthews, Office upkeep',
    '2026-03-25',
    'They come at seven, before the phones start. Ceiling tiles, a door closer, two lights, a note on the desk. That’s all I want from a contractor.',
  ),
]
