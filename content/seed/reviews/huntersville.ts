import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** Reviews of the four main services in Huntersville. */
export const huntersvilleReviews: Seed<Review>[] = [
  review(
    'huntersville-slider',
    'huntersville: handyman',
    'Bridget O., MacAulay, Patio slider',
    '2026-06-09',
    'I needed both hands and a foot to open that door. New wheels, a filed track, and now the cat can do it, so that’s the next problem.',
  ),
  review(
    'huntersville-seam',
    'huntersville: handyman',
    'Raymond T., Cedarfield, Ceiling seam',
    '2026-03-17',
    'Three painters filled that crack and three times it came back. This guy explained that the trusses lift in winter and left the corner loose so it can move. It hasn’t opened since.',
  ),
  review(
    'huntersville-shower',
    'huntersville: renovations',
    'Nicole and Jeff B., Wynfield, Primary bathroom',
    '2026-08-13',
    'The tub we used exactly twice is gone. It’s such a big shower now that we actually argued about the echo. They hung a teak shelf and it stopped.',
  ),
  review(
    'huntersville-lake-house',
    'huntersville: construction',
    'Stan and Marie Y., Huntersville, Lake house',
    '2026-09-29',
    'Our own plan had a driveway that would’ve used up the paving limit. They moved the garage, saved the patio, and had the shoreline permit the week we poured. I don’t know how.',
  ),
  review(
    'huntersville-shop',
    'huntersville: construction',
    'Clint D., Huntersville, Race shop',
    '2026-05-04',
    'Floor’s flat enough to set up a car on, power’s where the lift is, and my sponsor likes the lobby. I didn’t even have to bring up exhaust.',
  ),
  review(
    'huntersville-freezer',
    'huntersville: maintenance',
    'Gloria H., Huntersville, Second-home visits',
    '2026-07-20',
    'The monthly note said, “Freezer warm, outlet tripped, reset it, nothing lost.” I read it on a dock in Boston and ordered another coffee. That’s all I’m paying for, and it’s worth it.',
  ),
]
