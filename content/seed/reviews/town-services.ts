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
    'It’s our only full bath, and we have two teenagers. He had the toilet back every night but one, and he’d told us that date three weeks ahead.',
  ),
  review(
    'matthews-bath-tub',
    'matthews: bathroom-remodeling',
    'Ray L., Windrow, Tub to shower',
    '2026-05-07',
    'The steel tub went out the window in one piece. I’d bet against it. Lost five bucks. The shower hasn’t let a drop through to the den.',
  ),
  review(
    'matthews-bath-vanity',
    'matthews: bathroom-remodeling',
    'Priscilla D., Crestdale, Vanity',
    '2026-02-18',
    'The old vanity has kept that door from opening all the way for as long as I can remember. He didn’t shave the door. He measured, and bought one that’s two inches shallower.',
  ),
  review(
    'matthews-kitchen-wall',
    'matthews: kitchen-remodeling',
    'Hugh and Marie E., Sardis Forest, Kitchen renovation',
    '2026-10-13',
    'The wall to the den is gone. They spent an evening making us walk around tape on the floor first, and that’s why the island is four inches narrower than I wanted and exactly right.',
  ),
  review(
    'matthews-kitchen-doors',
    'matthews: kitchen-remodeling',
    'Anita S., Matthews Plantation, Cabinet refacing',
    '2026-06-30',
    'I wanted new cabinets. He knocked on the old ones, said they’re better than anything I’d buy, and sold me doors instead.',
  ),
  review(
    'matthews-kitchen-top',
    'matthews: kitchen-remodeling',
    'Corey J., Callonwood, Countertop and backsplash',
    '2026-03-24',
    'The seam’s behind the faucet where nobody’ll ever see it, because somebody thought to ask. Sink was working again by supper.',
  ),
  review(
    'matthews-paint-stair',
    'matthews: painting',
    'Melanie F., Brightmoor, Stairwell painting',
    '2026-08-10',
    'Twenty feet up over a staircase, and there isn’t a speck on the carpet. They even patched the nail pops I thought came with the house.',
  ),
  review(
    'matthews-paint-doors',
    'matthews: painting',
    'Josh R., Windrow, Cabinet painting',
    '2026-04-27',
    'Honey oak, and you can’t find the grain now. One door came back with a run on the edge. I showed them at the walk-through, and it went out again within the hour.',
  ),
  review(
    'matthews-paint-deck',
    'matthews: painting',
    'Barbara T., Sardis Forest, Deck staining',
    '2026-05-21',
    'They washed it and then disappeared for three days, which annoyed me. Then I saw my neighbor’s, stained wet, coming off in flakes. I’m not annoyed anymore.',
  ),
  review(
    'matthews-small-screens',
    'matthews: handyman',
    'Leonard P., downtown Matthews, Screens and doors',
    '2026-07-09',
    'Seven screens and a door I’d had to shoulder open since spring. I watched the clock, because it’s by the hour. So did he, and he stopped it for his lunch.',
  ),
  review(
    'matthews-small-crib',
    'matthews: furniture-assembly',
    'Vanessa and Ty M., Callonwood, Furniture assembly',
    '2026-09-02',
    'Crib, dresser, bookcase. One bolt was missing, and he had one in his truck. He strapped the bookcase, too, which we’d forgotten to mention.',
  ),
  review(
    'matthews-small-hour',
    'matthews: handyman',
    'Edith W., Crestdale, Handyman visit',
    '2026-01-14',
    'I’d paid for an hour and he was done in forty minutes, so he oiled the gate, tightened the mailbox, and checked my smoke alarms. Bless him.',
  ),
]
