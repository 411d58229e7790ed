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
    'I needed both hands and a foot to open it. New wheels, a filed track, and now the cat can do it, which is the next problem.',
  ),
  review(
    'huntersville-seam',
    'huntersville: handyman',
    'Raymond T., Cedarfield, Ceiling seam',
    '2026-03-17',
    'Three painters had filled that crack. He explained that the trusses lift in winter, left the corner free to move, and it’s been closed since.',
  ),
  review(
    'huntersville-shower',
    'huntersville: renovations',
    'Nicole and Jeff B., Wynfield, Primary bathroom',
    '2026-08-13',
    'The tub we bathed in twice is gone. The shower is so big that we argued about an echo. They hung a teak shelf and it stopped.',
  ),
  review(
    'huntersville-lake-house',
    'huntersville: construction',
    'Stan and Marie Y., Huntersville, Lake house',
    '2026-09-29',
    'We had drawn a driveway that would have used up our paving limit. They moved the garage, saved the patio, and the shoreline permit came the week we poured.',
  ),
  review(
    'huntersville-shop',
    'huntersville: construction',
    'Clint D., Huntersville, Race shop',
    '2026-05-04',
    'A floor flat enough to set up a car on, power where the lift is, and a lobby my sponsor likes. They asked about exhaust before I did.',
  ),
  review(
    'huntersville-freezer',
    'huntersville: maintenance',
    'Gloria H., Huntersville, Second-home visits',
    '2026-07-20',
    'The monthly note said: freezer warm, outlet tripped, reset, nothing lost. I read it in Boston, on a dock of another kind, and ordered another coffee.',
  ),
]
