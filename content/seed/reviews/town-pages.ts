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
    'Behind the tub they found wood I could push a finger into. The foreman called me at work, sent the picture, and two prices, and waited. Most people would have tiled over it.',
  ),
  review(
    'town-matthews-gate',
    'matthews: fence-repair',
    'Will and Tess P., Callonwood, Fence, and gate',
    '2026-06-15',
    'The gate had dragged since we moved in. He dug out one post, set it deeper, and now the dog is the only one who’s unhappy.',
  ),
  review(
    'town-matthews-round',
    'matthews: maintenance',
    'Delores M., Matthews Plantation, Maintenance visit',
    '2026-04-09',
    'I’m eighty-one and don’t climb. Twice a year they climb for me, and the list they leave has big letters because I once asked for that.',
  ),
  review(
    'town-huntersville-tub',
    'huntersville: bathroom-remodeling',
    'Nina and Carl B., MacAulay, Primary bathroom',
    '2026-09-10',
    'We had dusted that corner tub for eleven years. Now there’s a shower with a window in it, and the ceiling in the garage below looks as if nobody had ever been there.',
  ),
  review(
    'town-huntersville-keys',
    'huntersville: maintenance',
    'Philip H., Lake Norman, Maintenance visits',
    '2026-07-16',
    'The house stands empty from Monday to Friday. In May they wrote that the air conditioner was dripping into the wrong pan. By Saturday it wasn’t.',
  ),
  review(
    'town-huntersville-stairs',
    'huntersville: carpentry',
    'Amara O., Monteith Park, Stairs, and trim',
    '2026-03-17',
    'Carpet off, oak treads on, and the squeak on the fourth step gone without my mentioning it. They parked in the alley and the neighbors still speak to us.',
  ),
  review(
    'town-pineville-mantel',
    'pineville: carpentry',
    'Louise G., Mill Village, Mantel, and hearth',
    '2026-08-31',
    'Somebody had painted the mantel nine times. They found heart pine and a pencil date from the carpenter, and left the date showing.',
  ),
  review(
    'town-pineville-bath',
    'pineville: bathroom-remodeling',
    'Kevin T., Bridlestone, Bathroom update',
    '2026-05-28',
    'A townhome bath like all the others on the street, until now. They told me which half of my wish list wouldn’t show and I saved that half.',
  ),
  review(
    'town-pineville-shop',
    'pineville: construction',
    'Yolanda R., Main Street, Shop fit-out',
    '2026-02-12',
    'Counter, shelves, and a floor between one lease and the next. The building is from before the war and they asked its owner about every single screw.',
  ),
]
