import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

export const listReviews: Seed<Review>[] = [
  review(
    'list-move-in',
    'charlotte: comprehensive-handyman',
    'Farah I., Elizabeth, Move-in list',
    '2026-08-05',
    'We’d just bought our house and had two pages of stuff that needed fixing. They did the locks and smoke alarms the first Saturday, so we felt safe, and everything else the next week. One visit turned into two because a door we’d ordered was the wrong size, which was our mistake. They didn’t charge us extra for the second trip. So grateful.',
  ),
  review(
    'list-twenty',
    'charlotte: comprehensive-handyman',
    'George P., Sherwood Forest, Handyman visit',
    '2026-05-15',
    'Twenty items in one day. My favorite part is I didn’t have to follow them around.',
  ),
  review(
    'list-holiday',
    'charlotte: comprehensive-handyman',
    'Monique L., Berewick, Lights and gutters',
    '2026-01-08',
    'They hung our Christmas lights and cleaned the gutters. Looked great. They came two days later than planned because of rain, but I’ve already booked them for this year.',
  ),
]
