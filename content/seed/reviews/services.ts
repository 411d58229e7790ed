import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const painting: Seed<Review>[] = [
  review(
    'painting-plaster-hall',
    'charlotte: painting',
    'Helen B., Dilworth, Interior painting',
    '2026-09-14',
    'Every painter we’ve had just painted over the cracks in our old plaster. Ben and Terrell actually fixed them. It’s been over a year, and not one crack has come back. Neat, friendly, and they moved our piano without being asked.',
  ),
  review(
    'painting-brick-trim',
    'charlotte: painting',
    'Curtis J., Cotswold, Exterior painting',
    '2026-06-02',
    'They replaced four rotten boards before they painted and showed me each one. It was all in the estimate. House looks brand new!',
  ),
  review(
    'painting-cabinets',
    'charlotte: painting',
    'Renee P., Ballantyne, Cabinet painting',
    '2026-04-21',
    'My cabinets look like they came from a factory. Not a brush mark on them. $3,200 for 34 doors and drawers, and I didn’t lose my kitchen while they did it.',
  ),
]

const plumbing: Seed<Review>[] = [
  review(
    'plumbing-shutoff',
    'matthews: plumbing',
    'Greg A., Sardis Forest, Shutoff valves',
    '2026-08-27',
    'I called about one drippy faucet. He checked all the shutoffs while he was here and three of them wouldn’t close. I had him replace all of them. Glad I did.',
  ),
  review(
    'plumbing-disposal',
    'charlotte: plumbing',
    'Nadia F., Steele Creek, Garbage disposal',
    '2026-10-08',
    'Quick and easy. New disposal in under an hour and he cleaned up after himself.',
  ),
]

const handyman: Seed<Review>[] = [
  review(
    'handyman-nine-items',
    'mint-hill: handyman',
    'Walt H., Mint Hill, Handyman visit',
    '2026-09-30',
    'Nine things on my list and they did all nine. I’ve had contractors not show up for one.',
  ),
  review(
    'handyman-doors',
    'charlotte: drywall-repair',
    'Sylvia N., Plaza Midwood, Doors and drywall',
    '2026-07-18',
    'Nothing in our bungalow is square. Marcus fixed two doors that wouldn’t close and patched a wall, and I honestly can’t find the patch.',
  ),
  review(
    'handyman-fan',
    'huntersville: electrical',
    'Lucia G., Huntersville, Ceiling fan',
    '2026-05-25',
    'Doesn’t wobble!',
  ),
]

const smallJobs: Seed<Review>[] = [
  review(
    'drywall-ceiling',
    'charlotte: drywall-repair',
    'Irene S., Madison Park, Ceiling repair',
    '2026-06-23',
    'Our tub overflowed and took out part of the dining room ceiling. They waited until it was dry, which I appreciated, and then patched it. They practiced the texture on a piece of cardboard first. Can’t tell where it was. Paid $340.',
  ),
  review(
    'furniture-nursery',
    'charlotte: furniture-assembly',
    'Keisha T., University City, Nursery furniture',
    '2026-09-09',
    'They put together our whole nursery in one afternoon while I put my feet up. I was 8 months pregnant, so that’s the best $260 I’ve ever spent!!',
  ),
  review(
    'furniture-wardrobe',
    'cornelius: furniture-assembly',
    'Neil D., Cornelius, Armoire wall',
    '2026-07-02',
    'Four big cabinets on a really crooked floor, and the doors all line up. Great job.',
  ),
]

export const serviceReviews: Seed<Review>[] = [...smallJobs, ...painting, ...plumbing, ...handyman]
