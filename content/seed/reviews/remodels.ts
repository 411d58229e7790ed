import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const kitchens: Seed<Review>[] = [
  review(
    'kitchen-galley',
    'Lorraine P., Plaza Midwood, Galley kitchen',
    '2026-09-17',
    'Seven feet wide, and they found room for a pantry. They taped the layout on the floor and had me pretend to cook. I moved the sink eleven inches that morning, and it cost me nothing but the tape.',
  ),
  review(
    'kitchen-beam',
    'Jonas W., Madison Park, Kitchen remodel',
    '2026-07-07',
    'A brick ranch with a wall in the wrong place. The engineer came on a Tuesday and the beam the Friday after. My brother frames houses and could not find the seam in the ceiling.',
  ),
  review(
    'kitchen-laundry',
    'Rosa A., Highland Creek, Kitchen remodel',
    '2026-04-14',
    'Three children and no kitchen sounded bad. They had a sink and a burner running in the laundry room on the first day, and the cabinets were in the garage before a single door came down.',
  ),
]

const bathrooms: Seed<Review>[] = [
  review(
    'bathroom-joist',
    'Marcus T., Chantilly, Hall bathroom',
    '2026-08-04',
    'Under the old tub was a joist that some plumber had cut almost through. They stopped, sent me the photo and a price, and had a new one beside it by three. The rest cost what the estimate said.',
  ),
  review(
    'bathroom-photos',
    'Stephanie K., Ballantyne, Primary bathroom',
    '2026-03-27',
    'I got dated photos of the waterproofing before a tile went up. Nobody has ever handed me proof of something I would never see.',
  ),
]

export const remodelReviews: Seed<Review>[] = [...kitchens, ...bathrooms]
