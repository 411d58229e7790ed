import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { charlotteReviews } from './charlotte.ts'
import { huntersvilleReviews } from './huntersville.ts'
import { matthewsReviews } from './matthews.ts'
import { mintHillReviews } from './mint-hill.ts'
import { pinevilleReviews } from './pineville.ts'
import { review } from './review.ts'

const matthews: Seed<Review>[] = [
  review(
    'matthews-burst-pipe',
    'matthews: maintenance-emergency',
    'Tom R., Matthews, Emergency plumbing',
    '2026-01-29',
    'A water line broke before breakfast and my wife was out of town. The woman on the phone talked my 12-year-old through shutting off the water at the street while I was trying to stop it with towels. Somebody was here by 7:45. They came back that week, fixed the ceiling, and painted it. My son tells everybody he saved the house.',
  ),
  review(
    'matthews-porch',
    'matthews: construction',
    'Elise W., Crestdale, Porch carpentry',
    '2026-07-07',
    'Our porch columns were rotting at the bottom. Marcus rebuilt the bases and matched the old trim perfectly. We’ve gotten so many compliments from people walking by.',
  ),
  review(
    'matthews-siding',
    'matthews: painting',
    'Marlon D., Brightmoor, Exterior painting',
    '2026-05-12',
    'They replaced our bad siding and painted the house. Filled out the HOA form too, and it was approved the first time. Two and a half weeks. We’re very happy with it.',
  ),
  review(
    'matthews-kitchen',
    'matthews: kitchen-remodeling',
    'Carol T., Sardis Plantation, Kitchen refresh',
    '2026-03-03',
    'New faucet, lights, paint, and they adjusted all our cabinet doors. One crew did it all! It’s like a new kitchen for under $2,000.',
  ),
  review(
    'matthews-list',
    'matthews: handyman',
    'Ben O., Windrow, Handyman visit',
    '2026-04-20',
    'I emailed them a picture of my list. They sent back prices that afternoon. The whole thing was done the next Tuesday. Couldn’t be easier.',
  ),
]

const pineville: Seed<Review>[] = [
  review(
    'pineville-mill-house',
    'pineville: renovations',
    'Ruth C., Mill Village, Kitchen remodel',
    '2026-06-17',
    'They redid the kitchen in our 1905 mill house and it’s still got its character. They numbered every piece of trim. Worth the wait, and there was a wait. It was seven weeks before they could start.',
  ),
  review(
    'pineville-storefront',
    'pineville: construction',
    'Omar S., Main Street, Storefront repair',
    '2026-03-26',
    'They fixed the leaky front window in our shop at night so we didn’t have to close. Did a good job. A little pricey, but we didn’t lose a single day of sales.',
  ),
  review(
    'pineville-porch',
    'pineville: carpentry',
    'Jeanette F., Old Town, Porch rebuild',
    '2026-09-05',
    'Our porch was falling in. They rebuilt it exactly how it was. My grandmother would’ve been proud of it.',
  ),
  review(
    'pineville-townhome',
    'pineville: handyman',
    'Andre M., McCullough, Handyman visit',
    '2026-08-19',
    'Two doors, a disposal, and a closet system. One guy, one day, $640. Cleaned up everything.',
  ),
  review(
    'pineville-floor',
    'pineville: carpentry',
    'Gail B., Old Town, Floor repair',
    '2026-02-24',
    'They patched my old pine floor with boards from another old house. I dare you to find it.',
  ),
]

const huntersville: Seed<Review>[] = [
  review(
    'huntersville-deck',
    'huntersville: maintenance',
    'Steve R., Birkdale, Deck repair',
    '2026-07-29',
    'I was told I needed a whole new deck, $22,000. Terrell showed me which half was still good. They rebuilt the other half for $9,400. Honest company.',
  ),
  review(
    'huntersville-kitchen',
    'huntersville: renovations',
    'Melissa A., Skybrook, Kitchen remodel',
    '2026-04-30',
    'Our kitchen wall turned out to be holding up the bathroom upstairs. They brought in an engineer and put in a beam, and they stuck to their price. It’s a great crew, and Dana’s a great foreman.',
  ),
  review(
    'huntersville-porch',
    'huntersville: construction',
    'Dan and Lori K., Northstone, Screened porch',
    '2026-05-19',
    'The HOA turned down our first drawing. Crown & Level’s got approved in one meeting. We use the porch every single night!',
  ),
  review(
    'huntersville-windows',
    'huntersville: maintenance',
    'Patrice G., Vermillion, Windows and trim',
    '2026-10-02',
    'Rain was coming in around three windows on the west side. It turned out the flashing was missing and the windows were fine. We had one more drip in June and they came out the next day, no charge.',
  ),
]

const extended: Seed<Review>[] = [
  review(
    'cornelius-porch',
    'cornelius: construction',
    'Marcus T., Jetton, Covered porch',
    '2026-06-11',
    'Gorgeous covered porch. I work from home so I got to watch, and they don’t cut corners.',
  ),
  review(
    'concord-windows',
    'concord: carpentry',
    'Bea L., Union Street, Window repair',
    '2026-05-03',
    'Twelve old windows fixed instead of replaced! We’d been quoted $18,000 for new ones. It was $5,100 to fix them all. They work great and they look like they should.',
  ),
  review(
    'concord-deck',
    'concord: handyman',
    'Terrence J., Moss Creek, Handyman visit',
    '2026-01-08',
    'Did everything on my list and fixed my back gate too. I hadn’t even asked.',
  ),
  review(
    'davidson-bookcase',
    'davidson: carpentry',
    'Helen P., Old Davidson, Bookcases',
    '2026-01-06',
    'They built a bookcase to match one from 1926. Nobody can tell which is which. Marcus is that good.',
  ),
]

export const townReviews: Seed<Review>[] = [
  ...matthews,
  ...pineville,
  ...huntersville,
  ...extended,
  ...charlotteReviews,
  ...matthewsReviews,
  ...mintHillReviews,
  ...pinevilleReviews,
  ...huntersvilleReviews,
]
