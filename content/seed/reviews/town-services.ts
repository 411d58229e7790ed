import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** What stands on the service pages of Matthews. */
export const townServiceReviews: Seed<Review>[] = [
  review(
    'matthews-bath-hall',
    'matthews: bathroom-remodeling',
    'Gwen A., Sardis Plantation, Hall bathroom',
    '2026-09-24',
    'It’s our only full bath and we’ve got two teenagers. Luis put the toilet back every night except one, and he’d warned us about that one. They’re miracle workers.',
  ),
  review(
    'matthews-bath-tub',
    'matthews: bathroom-remodeling',
    'Ray L., Windrow, Tub to shower',
    '2026-05-07',
    'That old steel tub was HEAVY. I bet one of the guys five dollars they couldn’t get it out in one piece. I lost. The new shower’s perfect.',
  ),
  review(
    'matthews-bath-vanity',
    'matthews: bathroom-remodeling',
    'Priscilla D., Crestdale, Vanity',
    '2026-02-18',
    'For 20 years our bathroom door hit the vanity. They found one that’s two inches shallower. That’s it. That was the whole fix!',
  ),
  review(
    'matthews-kitchen-wall',
    'matthews: kitchen-remodeling',
    'Hugh and Marie E., Sardis Forest, Kitchen renovation',
    '2026-10-13',
    'We went back and forth on our kitchen for months. Dana taped the layout on our floor and made us live with it overnight. Then we made the island smaller. It’s just right. We paid about $52,000 all in, on a quote of $51,300.',
  ),
  review(
    'matthews-kitchen-doors',
    'matthews: kitchen-remodeling',
    'Anita S., Matthews Plantation, Cabinet refacing',
    '2026-06-30',
    'I thought I needed new cabinets. Owen told me mine were better than what’s in the stores and talked me into new doors instead. That saved me $15k.',
  ),
  review(
    'matthews-kitchen-top',
    'matthews: kitchen-remodeling',
    'Corey J., Callonwood, Countertop and backsplash',
    '2026-03-24',
    'Quartz counter and tile. Looks great, and the sink was working again by dinner.',
  ),
  review(
    'matthews-paint-stair',
    'matthews: painting',
    'Melanie F., Brightmoor, Stairwell painting',
    '2026-08-10',
    'They painted our two-story stairwell and didn’t get a drop on the carpet. Ben’s so careful. We’re having them back for the bedrooms.',
  ),
  review(
    'matthews-paint-doors',
    'matthews: painting',
    'Josh R., Windrow, Cabinet painting',
    '2026-04-27',
    'Cabinets turned out beautiful. One door had a run in the paint and they took it back and redid it. I just wish they’d caught it themselves.',
  ),
  review(
    'matthews-paint-deck',
    'matthews: painting',
    'Barbara T., Sardis Forest, Deck staining',
    '2026-05-21',
    'They washed the deck and then nobody came for three days. I was annoyed, I’ll admit it! Turns out it has to dry. It looks amazing now and my neighbor’s is already peeling.',
  ),
  review(
    'matthews-small-screens',
    'matthews: handyman',
    'Leonard P., downtown Matthews, Screens and doors',
    '2026-07-09',
    'Seven screens and a sticky door. They charge by the hour and he didn’t waste any. Two hours, $250.',
  ),
  review(
    'matthews-small-crib',
    'matthews: furniture-assembly',
    'Vanessa and Ty M., Callonwood, Furniture assembly',
    '2026-09-02',
    'Super nice. Put together the crib and dresser in no time, and anchored the bookcase too.',
  ),
  review(
    'matthews-small-hour',
    'matthews: handyman',
    'Edith W., Crestdale, Handyman visit',
    '2026-01-14',
    'What a sweet young man. He’d finished everything on my list early, so he fixed my gate and checked my smoke alarms. I’ve told everyone at church.',
  ),
]
