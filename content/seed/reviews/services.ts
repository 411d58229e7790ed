import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const painting: Seed<Review>[] = [
  review(
    'painting-plaster-hall',
    'charlotte: painting',
    'Helen B., Dilworth, Interior painting',
    '2026-09-14',
    'Our hall has ninety-year-old plaster and every painter before them rolled right over the cracks. These two opened the cracks, taped them, skimmed them, and then painted. A year of doors slamming and not one has come back.',
  ),
  review(
    'painting-brick-trim',
    'charlotte: painting',
    'Curtis J., Cotswold, Exterior painting',
    '2026-06-02',
    'They replaced four rotten sill ends before a brush came out, showed me each one, and had already priced it in the estimate as a line I could say no to.',
  ),
  review(
    'painting-cabinets',
    'charlotte: painting',
    'Renee P., Ballantyne, Cabinet painting',
    '2026-04-21',
    'Every door went out numbered and came back to the hinge it left. No brush marks, no drips on the inside edges. The kitchen was usable each night.',
  ),
]

const plumbing: Seed<Review>[] = [
  review(
    'plumbing-shutoff',
    'matthews: plumbing',
    'Greg A., Sardis Forest, Shut-off valves',
    '2026-08-27',
    'I called about one dripping faucet. He tested every valve under every sink, found three that wouldn’t close, and wrote down what each would cost. I had him do all of them and sleep better.',
  ),
  review(
    'plumbing-disposal',
    'charlotte: plumbing',
    'Nadia F., Steele Creek, Garbage disposal',
    '2026-10-08',
    'The old disposal was out and the new one in before my coffee was cold. He ran it, checked the trap with a paper towel, and wiped the cabinet floor.',
  ),
]

const handyman: Seed<Review>[] = [
  review(
    'handyman-nine-items',
    'mint-hill: handyman',
    'Walt H., Mint Hill, Handyman visit',
    '2026-09-30',
    'Nine items on my list, one afternoon. He asked which three mattered most and started there, so I was happy before lunch.',
  ),
  review(
    'handyman-doors',
    'charlotte: drywall-repair',
    'Sylvia N., Plaza Midwood, Doors, and drywall',
    '2026-07-18',
    'Nothing in this bungalow is square. He planed two doors, reset a strike plate and matched an old wall texture so well that I have to hunt for the patch.',
  ),
  review(
    'handyman-fan',
    'huntersville: electrical',
    'Lucia G., Huntersville, Ceiling fan',
    '2026-05-25',
    'They hung the fan in a vaulted ceiling, balanced it, and vacuumed before they left. It doesn’t hum and it doesn’t wobble.',
  ),
]

const smallJobs: Seed<Review>[] = [
  review(
    'drywall-ceiling',
    'charlotte: drywall-repair',
    'Irene S., Madison Park, Ceiling repair',
    '2026-06-23',
    'A tub overflow took out a piece of the dining-room ceiling the size of a door. They let it dry, fixed it, sprayed the texture on cardboard until it matched, and then did the ceiling.',
  ),
  review(
    'furniture-nursery',
    'charlotte: furniture-assembly',
    'Keisha T., University City, Nursery furniture',
    '2026-09-09',
    'Crib, dresser, rocking chair, bookcase. The dresser is strapped to two studs and he showed me how to check the strap. I sleep, the baby doesn’t.',
  ),
  review(
    'furniture-wardrobe',
    'cornelius: furniture-assembly',
    'Neil D., Cornelius, Wardrobe wall',
    '2026-07-02',
    'Four tall cabinets on a floor that falls an inch across the room. Every door lines up. I watched him shim it and still don’t know how.',
  ),
]

export const serviceReviews: Seed<Review>[] = [...smallJobs, ...painting, ...plumbing, ...handyman]
