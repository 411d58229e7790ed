import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** What stands on the pages about all services in a town. */
export const townPageReviews: Seed<Review>[] = [
  review(
    'town-matthews-bath',
    'matthews: bathroom-remodeling',
    'Sharon K., Sardis Forest, Hall bathroom',
    '2026-08-24',
    'Behind the tub they found wood I could push a finger into. The foreman called me at work, sent the picture and two prices, and waited. Most people would’ve tiled right over it.',
  ),
  review(
    'town-matthews-gate',
    'matthews: fence-repair',
    'Will and Tess P., Callonwood, Fence and gate',
    '2026-06-15',
    'That gate’s dragged since we moved in. He dug out one post and set it deeper, and now the dog’s the only one who isn’t happy.',
  ),
  review(
    'town-matthews-round',
    'matthews: maintenance',
    'Delores M., Matthews Plantation, Maintenance visit',
    '2026-04-09',
    'I’m eighty-one and I don’t climb. Twice a year they climb for me, and the list they leave is in big letters because I asked for that once.',
  ),
  review(
    'town-huntersville-tub',
    'huntersville: bathroom-remodeling',
    'Nina and Carl B., MacAulay, Primary bathroom',
    '2026-09-10',
    'We dusted that corner tub for eleven years. Now there’s a shower with a window in it, and you’d never guess they cut into the garage ceiling below.',
  ),
  review(
    'town-huntersville-keys',
    'huntersville: maintenance',
    'Philip H., Lake Norman, Maintenance visits',
    '2026-07-16',
    'The house sits empty Monday to Friday. In May they wrote that the air conditioner was dripping into the wrong pan. By Saturday it wasn’t.',
  ),
  review(
    'town-huntersville-stairs',
    'huntersville: carpentry',
    'Amara O., Monteith Park, Stairs and trim',
    '2026-03-17',
    'Carpet off, oak treads on, and the squeak on the fourth step is gone, and I’d never even mentioned it. They parked in the alley, so the neighbors are still speaking to us.',
  ),
  review(
    'town-pineville-mantel',
    'pineville: carpentry',
    'Louise G., Mill Village, Mantel and hearth',
    '2026-08-31',
    'Somebody’d painted that mantel nine times. Under it all they found heart pine and a date the carpenter had penciled in, and they left it showing. I about cried.',
  ),
  review(
    'town-pineville-bath',
    'pineville: bathroom-remodeling',
    'Kevin T., Bridlestone, Bathroom update',
    '2026-05-28',
    'It was a townhome bath like every other one on the street. They told me which half of my wish list wouldn’t show, so I saved that half.',
  ),
  review(
    'town-pineville-shop',
    'pineville: construction',
    'Yolanda R., Main Street, Shop upfit',
    '2026-02-12',
    'Counter, shelves, and a floor between one lease and the next. It’s a building from before the war, and they checked with the owner about every single screw.',
  ),
]
