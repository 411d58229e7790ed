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
    'When they took out our tub the wood behind it was mush. The foreman called me at work, sent pictures, and gave me two options with prices. No pressure. Just wonderful people to deal with.',
  ),
  review(
    'town-matthews-gate',
    'matthews: fence-repair',
    'Will and Tess P., Callonwood, Fence and gate',
    '2026-06-15',
    'Our gate’s dragged since the day we moved in. Fixed in one morning. The dog can’t get out now, so he’s the only one who’s mad about it.',
  ),
  review(
    'town-matthews-round',
    'matthews: maintenance',
    'Delores M., Matthews Plantation, Maintenance visit',
    '2026-04-09',
    'I’m 81 and I don’t climb ladders anymore. Terrell comes twice a year and does it for me. He calls before he comes, takes off his boots, and writes everything down in big letters so I can read it.',
  ),
  review(
    'town-huntersville-tub',
    'huntersville: bathroom-remodeling',
    'Nina and Carl B., MacAulay, Primary bathroom',
    '2026-09-10',
    'Traded our corner tub for a real shower. It took 18 days. We’re thrilled.',
  ),
  review(
    'town-huntersville-keys',
    'huntersville: maintenance',
    'Philip H., Lake Norman, Maintenance visits',
    '2026-07-16',
    'They check on our lake house every month. In May they caught the AC dripping and fixed it before we got there that weekend. It’s worth it.',
  ),
  review(
    'town-huntersville-stairs',
    'huntersville: carpentry',
    'Amara O., Monteith Park, Stairs and trim',
    '2026-03-17',
    'New oak stairs and trim. The stairs don’t squeak anymore, and I hadn’t even asked about that. They parked in the alley so our neighbors weren’t bothered.',
  ),
  review(
    'town-pineville-mantel',
    'pineville: carpentry',
    'Louise G., Mill Village, Mantel and hearth',
    '2026-08-31',
    'There were about nine coats of paint on our old mantel. They stripped it by hand and found a date written on the wood by the carpenter who built it! It says 1902. They left it for us to see. I’ll never paint it again.',
  ),
  review(
    'town-pineville-bath',
    'pineville: bathroom-remodeling',
    'Kevin T., Bridlestone, Bathroom update',
    '2026-05-28',
    'Good job on our townhome bath. They told us what we could skip, and that saved us about $1,500. Parking was a headache for everybody.',
  ),
  review(
    'town-pineville-shop',
    'pineville: construction',
    'Yolanda R., Main Street, Shop upfit',
    '2026-02-12',
    'They had ten days between my old tenant and my new one. Counters, shelves, floor, paint. Done on day nine. Owen answered his cell on a Sunday!',
  ),
]
