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
    'Had Crown & Level out to my condo for a faucet, a disposal, and two closet doors that kept jumping the track. Our building’s strict, so I figured the paperwork would take longer than the job. Carla in the office sent the insurance certificate before I even hung up. Luis put paper down on the hallway carpet and was done by 2. $410 total, which is what they quoted me.',
  ),
  review(
    'charlotte-alcove',
    'charlotte: handyman',
    'Frances Q., NoDa, Shelves beside a chimney',
    '2026-05-14',
    'Nice guy, and he knows plaster. My shelves haven’t moved!',
  ),
  review(
    'charlotte-bungalow',
    'charlotte: renovations',
    'Teresa and Glenn M., Plaza Midwood, Kitchen remodel',
    '2026-07-22',
    'We can’t believe it’s the same kitchen. They kept all the old trim and the swinging door, opened up the back wall, and now we look out at the yard instead of a fence. Owen came by himself to go over the drawings, and Dana ran the job every day. It took 7 weeks instead of 6 because a window came in wrong. They told us right away and it wasn’t a big deal. We’d hire them again tomorrow.',
  ),
  review(
    'charlotte-tower',
    'charlotte: renovations',
    'Ravi C., South End, Condo bathroom',
    '2026-03-30',
    'Good work and a fair price. It was hard to get anybody on the phone the first week, but once they started I heard from them every day, and they finished on the date they promised, even with our building’s elevator rules.',
  ),
  review(
    'charlotte-infill',
    'charlotte: construction',
    'Danielle H., Wesley Heights, New house',
    '2026-08-06',
    'We built new in a historic district, which everyone told us not to do. They handled everything. Our drawings were approved at the first hearing! Owen and Dana were at every meeting and always called back the same day. We’ve been in for six months and the only thing we’ve called about was a sticky pocket door. Dana fixed it that week. Highly recommend.',
  ),
  review(
    'charlotte-coffee',
    'charlotte: construction',
    'Miguel A., South End, Coffee bar upfit',
    '2026-06-18',
    'Before I signed my lease they walked the space with me and found out it needed a second exit. My landlord paid for that. One free visit probably saved me $15,000. They’re the reason we opened on time.',
  ),
  review(
    'charlotte-triplex',
    'charlotte: construction',
    'Bernice D., Villa Heights, Triplex',
    '2026-02-12',
    'Solid builders. It’s quiet between units, and that’s what I cared about most. Every bill matched the contract.',
  ),
  review(
    'charlotte-association',
    'charlotte: maintenance',
    'Philip R., Dilworth, Condo association',
    '2026-10-20',
    'They’ve taken care of our 16-unit building for three years now. We get one report a month with pictures and an invoice by unit. Easy to work with, and Terrell’s great with our older residents.',
  ),
  review(
    'charlotte-levels',
    'charlotte: maintenance',
    'Yvonne K., Elizabeth, Yearly floor survey',
    '2026-04-16',
    'I was afraid I had a foundation problem. Somebody else had quoted me $11,000! Terrell measured the floors, came back six months later and measured again, and told me it’s just a drywall crack. He could’ve sold me anything.',
  ),
]
