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
    'A supply line let go before breakfast. They talked my son through shutting the water off at the street while the truck was on its way, then came back that week to patch and paint the ceiling. He’s twelve. He’s told everybody.',
  ),
  review(
    'matthews-porch',
    'matthews: construction',
    'Elise W., Crestdale, Porch carpentry',
    '2026-07-07',
    'Our porch columns are straight for the first time since we’ve owned the house. He cut out the rotten bases, set new ones on stone, and matched the old trim.',
  ),
  review(
    'matthews-siding',
    'matthews: painting',
    'Marlon D., Brightmoor, Exterior painting',
    '2026-05-12',
    'We’ve got the hardboard siding everybody has, swollen along the bottom. They replaced the bad boards, sealed the cut edges, then painted. The HOA signed off on the first try because they’d filled out the form.',
  ),
  review(
    'matthews-kitchen',
    'matthews: kitchen-remodeling',
    'Carol T., Sardis Plantation, Kitchen refresh',
    '2026-03-03',
    'New faucet, new lights over the island, cabinet doors leveled, and two coats on the walls. I’d figured four companies. It was one crew.',
  ),
  review(
    'matthews-list',
    'matthews: handyman',
    'Ben O., Windrow, Handyman visit',
    '2026-10-26',
    'I emailed a photo of the list on my fridge. They sent back a price for each line and did the whole thing in a day. Can’t beat that.',
  ),
]

const pineville: Seed<Review>[] = [
  review(
    'pineville-mill-house',
    'pineville: renovations',
    'Ruth C., Mill Village, Kitchen remodel',
    '2026-06-17',
    'They took off ninety feet of old trim, numbered the back of every piece, and I couldn’t find the one board they had to make new. The kitchen’s modern. The house is still the house.',
  ),
  review(
    'pineville-storefront',
    'pineville: construction',
    'Omar S., Main Street, Storefront repair',
    '2026-03-26',
    'Our storefront window leaked, and our ceiling is pressed metal. They worked from closing time to midnight three nights running, and we didn’t lose a day of sales.',
  ),
  review(
    'pineville-porch',
    'pineville: carpentry',
    'Jeanette F., Old Town, Porch rebuild',
    '2026-09-05',
    'New tongue-and-groove, new posts, and the same slope the old porch had, so the water still runs the right way. They didn’t change one thing without asking.',
  ),
  review(
    'pineville-townhome',
    'pineville: handyman',
    'Andre M., McCullough, Handyman visit',
    '2026-08-19',
    'Two doors, a disposal, and a closet system in a townhome with one parking space. They came in one small truck, and all they left was sawdust in a bag. I’d forgotten to move my car, too. Nobody fussed.',
  ),
  review(
    'pineville-floor',
    'pineville: carpentry',
    'Gail B., Old Town, Floor repair',
    '2026-02-24',
    'He patched my heart-pine floor with boards he’d saved from another house. I told my sister to find the patch. She’s still looking.',
  ),
]

const huntersville: Seed<Review>[] = [
  review(
    'huntersville-deck',
    'huntersville: maintenance',
    'Steve R., Birkdale, Deck repair',
    '2026-07-29',
    'Half of my deck was fine, so they replaced half of my deck. They showed me each joist they’d keep and why.',
  ),
  review(
    'huntersville-kitchen',
    'huntersville: renovations',
    'Melissa A., Skybrook, Kitchen remodel',
    '2026-04-30',
    'The wall we wanted out was holding up the bathroom. They brought an engineer, put in a beam you can’t see, and stuck to the price they’d written down.',
  ),
  review(
    'huntersville-porch',
    'huntersville: construction',
    'Dan and Lori K., Northstone, Screened porch',
    '2026-05-19',
    'The committee turned down our own sketch. Theirs went through, roof line and siding and all, and you’d think the porch came with the house.',
  ),
  review(
    'huntersville-windows',
    'huntersville: maintenance',
    'Patrice G., Vermillion, Windows and trim',
    '2026-10-02',
    'It’s the west side of the house, and rain came in under three windows. They found the missing flashing, fixed that, and left the good windows alone. One more drip in June, on a Sunday. They came Monday and didn’t charge me.',
  ),
]

const extended: Seed<Review>[] = [
  review(
    'cornelius-porch',
    'cornelius: construction',
    'Marcus T., Jetton, Covered porch',
    '2026-06-11',
    'Every screw’s stainless and every cut end was sealed before it went up. I know, because I’d bring my coffee out and watch.',
  ),
  review(
    'concord-windows',
    'concord: carpentry',
    'Bea L., Union Street, Window repair',
    '2026-05-03',
    'Twelve old windows with new cords and new putty, and they’ve all been opening since. The last quote I got was for twelve new windows.',
  ),
  review(
    'concord-deck',
    'concord: handyman',
    'Terrence J., Moss Creek, Handyman visit',
    '2026-01-08',
    'Seven things on the list, and the back gate wasn’t even one of them. He saw it dragging, moved two screws, and said don’t worry about it.',
  ),
  review(
    'davidson-bookcase',
    'davidson: carpentry',
    'Helen P., Old Davidson, Bookcases',
    '2026-01-06',
    'You can’t tell which bookcase is from 1926 and which is from January. I’ve asked three people, and they all pointed at the wrong one.',
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
