import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

export const listReviews: Seed<Review>[] = [
  review(
    'list-move-in',
    'charlotte: comprehensive-handyman',
    'Farah I., Elizabeth, Move-in list',
    '2026-08-05',
    'We got the keys on a Friday with a list two pages long. They did locks, smoke alarms, and the crib gate Saturday morning and everything else the week after, so we could unpack without tripping over anyone. I’d have started with the kitchen. They were right not to.',
  ),
  review(
    'list-twenty',
    'charlotte: comprehensive-handyman',
    'George P., Sherwood Forest, Handyman visit',
    '2026-05-15',
    'Twenty small things in a brick ranch I’ve owned for thirty years. He asked about one I hadn’t written down, the handrail. I didn’t want to hear it, and he was right.',
  ),
  review(
    'list-holiday',
    'charlotte: comprehensive-handyman',
    'Monique L., Berewick, Lights and gutters',
    '2026-01-08',
    'Gutters first, lights second, so the clips went on clean metal. In January they’re the ones who took it all down, wrapped it by side of the house, and wrote it on the boxes. I just plugged things in.',
  ),
]
