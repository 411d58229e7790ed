import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const painting: Seed<Review>[] = [
  review(
    'painting-plaster-hall',
    'charlotte: painting',
    'Helen B., Dilworth, Interior painting',
    '2026-09-14',
    'Our hall has ninety-year-old plaster, and every painter before them rolled right over the cracks. These two opened the cracks, taped them, skimmed them, and then painted. We’ve had a year of slamming doors and not one’s come back.',
  ),
  review(
    'painting-brick-trim',
    'charlotte: painting',
    'Curtis J., Cotswold, Exterior painting',
    '2026-06-02',
    'They replaced four rotten sill ends before a brush came out. Showed me each one, too, and it was already in the estimate as a line I could’ve said no to.',
  ),
  review(
    'painting-cabinets',
    'charlotte: painting',
    'Renee P., Ballantyne, Cabinet painting',
    '2026-04-21',
    'Every door went out numbered and came back to its own hinge. There’s not a brush mark or a drip anywhere, and I’ve looked. We had a usable kitchen every night.',
  ),
]

const plumbing: Seed<Review>[] = [
  review(
    'plumbing-shutoff',
    'matthews: plumbing',
    'Greg A., Sardis Forest, Shut-off valves',
    '2026-08-27',
    'I called about one dripping faucet. He tested every valve under every sink, found three that wouldn’t close, and wrote down what each would cost. I had him do them all, and I’m sleeping better.',
  ),
  review(
    'plumbing-disposal',
    'charlotte: plumbing',
    'Nadia F., Steele Creek, Garbage disposal',
    '2026-10-08',
    'The old disposal was out and the new one was in before my coffee got cold. He ran it, checked the trap with a paper towel, and wiped down the cabinet. Couldn’t be happier.',
  ),
]

const handyman: Seed<Review>[] = [
  review(
    'handyman-nine-items',
    'mint-hill: handyman',
    'Walt H., Mint Hill, Handyman visit',
    '2026-09-30',
    'Nine things on my list, one day. He asked which three mattered most and started there, so I’d gotten my money’s worth by lunch.',
  ),
  review(
    'handyman-doors',
    'charlotte: drywall-repair',
    'Sylvia N., Plaza Midwood, Doors and drywall',
    '2026-07-18',
    'There’s nothing square in this bungalow. He planed two doors, reset a strike plate, and matched an old wall texture so well I have to hunt for the patch.',
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
    'A tub overflow took out a piece of the dining-room ceiling the size of a door. They let it dry, fixed it, and practiced the texture on cardboard until it matched. Then they did the ceiling. I’d have never thought of cardboard.',
  ),
  review(
    'furniture-nursery',
    'charlotte: furniture-assembly',
    'Keisha T., University City, Nursery furniture',
    '2026-09-09',
    'Crib, dresser, rocking chair, bookcase. The dresser’s strapped to two studs, and he showed me how to check the strap. I’m sleeping. The baby isn’t.',
  ),
  review(
    'furniture-wardrobe',
    'cornelius: furniture-assembly',
    'Neil D., Cornelius, Armoire wall',
    '2026-07-02',
    'Four tall cabinets on a floor that falls an inch across the room. Every door lines up. I watched him shim it, and I still don’t know how he did it.',
  ),
]

export const serviceReviews: Seed<Review>[] = [...smallJobs, ...painting, ...plumbing, ...handyman]
