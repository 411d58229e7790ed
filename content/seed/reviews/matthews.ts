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
    'Three rotten windowsills fixed for less than the price of one new window. He’s a perfectionist in the best way.',
  ),
  review(
    'matthews-carport',
    'matthews: handyman',
    'Vernon P., Sardis Forest, Repairs and shelving',
    '2026-06-15',
    'Two outlets, a storm door, and a wall of shelves. Before I could ask for a third outlet he showed me that my panel was full. Didn’t try to sell me a new one. Honest people.',
  ),
  review(
    'matthews-den',
    'matthews: renovations',
    'Alicia B., Sardis Forest, Kitchen opened to den',
    '2026-09-17',
    'The wall between our kitchen and den is gone and we LOVE it. You can’t tell where it was. We did have to eat takeout for about five weeks, so budget for that. Dana kept us posted every single Friday and the final bill was $300 less than the estimate. Who does that?',
  ),
  review(
    'matthews-hall-bath',
    'matthews: renovations',
    'Ken and Ruthie S., Sardis Plantation, Hall bathroom',
    '2026-04-08',
    'When they opened up our hall bath the old iron drain was rusted through. Luis texted us a picture and a price and didn’t do a thing until we said yes. Three weeks start to finish. Our only complaint is that the dumpster blocked half the driveway.',
  ),
  review(
    'matthews-infill',
    'matthews: construction',
    'Priscilla N., Downtown Matthews, New house',
    '2026-05-27',
    'They built our house around a big white oak and the tree’s still standing. We’d recommend Owen to anybody who’s building in town.',
  ),
  review(
    'matthews-dentist',
    'matthews: construction',
    'Hugh E., Matthews, Dental suite',
    '2026-02-18',
    'They built out four exam rooms while we stayed open. There was more dust the first week than I expected. I mentioned it, and they put up a second wall of plastic that night and it was fine after that. On time and on budget.',
  ),
  review(
    'matthews-visits',
    'matthews: maintenance',
    'Loretta G., Brightmoor, Seasonal visits',
    '2026-10-12',
    'Terrell comes twice a year. He sealed the bottom of my siding with a paint brush, and my next-door neighbor’s having to replace all of hers. Best money I’ve spent on this house.',
  ),
  review(
    'matthews-office',
    'matthews: maintenance',
    'Sam W., Matthews, Office upkeep',
    '2026-03-25',
    'They come before we open. It’s always done right. Never a problem.',
  ),
]
