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
    'The concierge had their insurance certificate before I’d hung up. They did the faucet, the disposal, and two sliding doors, and you’d never know anybody walked on that hallway carpet.',
  ),
  review(
    'charlotte-alcove',
    'charlotte: handyman',
    'Frances Q., NoDa, Shelves beside a chimney',
    '2026-05-14',
    'He drilled one test hole, said, “It’s lath,” and went back to the truck for different anchors. My encyclopedias have been up there six months now.',
  ),
  review(
    'charlotte-bungalow',
    'charlotte: renovations',
    'Teresa and Glenn M., Plaza Midwood, Kitchen remodel',
    '2026-07-22',
    'Our kitchen used to look at a fence. Now it looks at the dogwood. They saved the picture rail, the swing door, and every last knob, and I didn’t have to ask twice.',
  ),
  review(
    'charlotte-tower',
    'charlotte: renovations',
    'Ravi C., South End, Condo bathroom',
    '2026-03-30',
    'We’re eleven floors up and only got the elevator from nine to eleven. They still finished when they said they would. The lady downstairs asked when we were going to start. We’d already finished.',
  ),
  review(
    'charlotte-infill',
    'charlotte: construction',
    'Danielle H., Wesley Heights, New house',
    '2026-08-06',
    'The commission passed it at the first hearing, which I’m told doesn’t happen much. They’d photographed every porch on our block and drawn ours to fit in between.',
  ),
  review(
    'charlotte-coffee',
    'charlotte: construction',
    'Miguel A., South End, Coffee bar upfit',
    '2026-06-18',
    'Before I signed the lease they told me the space was one exit short. Landlord paid for it. That visit didn’t cost me a dime.',
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
    'Sixteen units in a 1926 building, so there’s always something. They keep up the boiler room, the stairs, and the peace. Our treasurer likes that each bill says which unit it’s for.',
  ),
  review(
    'charlotte-levels',
    'charlotte: maintenance',
    'Yvonne K., Elizabeth, Yearly floor survey',
    '2026-04-16',
    'I was sure it was the footing. He said the crack over the door was just a dry August and wrote down the numbers to prove it. Sure enough, it closed up this spring, so I’m a believer.',
  ),
]
