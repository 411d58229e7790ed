import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** Reviews of the four main services in Charlotte. */
export const charlotteReviews: Seed<Review>[] = [
  review(
    'charlotte-condo',
    'charlotte: handyman',
    'Winston L., Uptown, Condo repairs',
    '2026-09-04',
    'The concierge had their certificate before I had hung up. Faucet, disposal, and two sliding doors, and the hallway carpet looked as if nobody had been there.',
  ),
  review(
    'charlotte-alcove',
    'charlotte: handyman',
    'Frances Q., NoDa, Shelves beside a chimney',
    '2026-05-14',
    'He drilled one test hole, said “lath,” and went back to the truck for other anchors. My encyclopedias have been up there for half a year.',
  ),
  review(
    'charlotte-bungalow',
    'charlotte: renovations',
    'Teresa and Glenn M., Plaza Midwood, Kitchen remodel',
    '2026-07-22',
    'Our kitchen looked at a fence. Now it looks at the dogwood. They saved the picture rail, the swing door, and every last knob.',
  ),
  review(
    'charlotte-tower',
    'charlotte: renovations',
    'Ravi C., South End, Condo bathroom',
    '2026-03-30',
    'Eleven floors up, elevator from nine to eleven only, and still done when they said. The lady below asked me when we’d start. We had finished.',
  ),
  review(
    'charlotte-infill',
    'charlotte: construction',
    'Danielle H., Wesley Heights, New house',
    '2026-08-06',
    'The commission passed it at the first hearing. They had photographed all the porches on our block and drawn ours between them.',
  ),
  review(
    'charlotte-coffee',
    'charlotte: construction',
    'Miguel A., South End, Coffee bar fit-out',
    '2026-06-18',
    'Before I signed the lease they told me the space had one exit too few. The landlord paid for the second. That visit had cost me nothing.',
  ),
  review(
    'charlotte-triplex',
    'charlotte: construction',
    'Bernice D., Villa Heights, Triplex',
    '2026-02-12',
    'Three apartments, three meters, and you can’t hear the drummer in B from the bedroom in A. I’ve tried.',
  ),
  review(
    'charlotte-association',
    'charlotte: maintenance',
    'Philip R., Dilworth, Condo association',
    '2026-10-20',
    'Sixteen units in a building from 1926. They keep the boiler room, the stairs, and the peace. The treasurer likes that each bill says which unit.',
  ),
  review(
    'charlotte-levels',
    'charlotte: maintenance',
    'Yvonne K., Elizabeth, Yearly floor survey',
    '2026-04-16',
    'He told me the crack over the door was the dry August and not the footing, and wrote down the numbers to prove it. This spring it had closed.',
  ),
]
