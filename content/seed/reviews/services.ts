import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const painting: Seed<Review>[] = [
  review(
    'painting-plaster-hall',
    'Helen B., Dilworth, Interior painting',
    '2026-09-14',
    'Our hall has ninety-year-old plaster and every painter before them rolled right over the cracks. These two opened the cracks, taped them, skimmed them, and then painted. A year of doors slamming and not one has come back.',
  ),
  review(
    'painting-brick-trim',
    'Curtis J., Cotswold, Exterior painting',
    '2026-06-02',
    'They replaced four rotten sill ends before a brush came out, showed me each one, and had already priced it in the estimate as a line I could say no to.',
  ),
  review(
    'painting-cabinets',
    'Renee P., Ballantyne, Cabinet painting',
    '2026-04-21',
    'Every door went out numbered and came back to the hinge it left. No brush marks, no drips on the inside edges. The kitchen was usable each night.',
  ),
]

const plumbing: Seed<Review>[] = [
  review(
    'plumbing-shutoff',
    'Greg A., Sardis Forest, Shut-off valves',
    '2026-08-27',
    'I called about one dripping faucet. He tested every valve under every sink, found three that would not close, and wrote down what each would cost. I had him do all of them and sleep better.',
  ),
  review(
    'plumbing-disposal',
    'Nadia F., Steele Creek, Garbage disposal',
    '2026-10-08',
    'The old disposal was out and the new one in before my coffee was cold. He ran it, checked the trap with a paper towel, and wiped the cabinet floor.',
  ),
]

const handyman: Seed<Review>[] = [
  review(
    'handyman-nine-items',
    'Walt H., Mint Hill, Handyman visit',
    '2026-09-30',
    'Nine items on my list, one afternoon. He asked which three mattered most and started there, so I was happy before lunch.',
  ),
  review(
    'handyman-doors',
    'Sylvia N., Plaza Midwood, Doors and drywall',
    '2026-07-18',
    'Nothing in this bungalow is square. He planed two doors, reset a strike plate and matched an old wall texture so well that I have to hunt for the patch.',
  ),
  review(
    'handyman-fan',
    'Lucia G., Huntersville, Ceiling fan',
    '2026-05-25',
    'They hung the fan in a vaulted ceiling, balanced it, and vacuumed before they left. It does not hum and it does not wobble.',
  ),
]

const renovations: Seed<Review>[] = [
  review(
    'renovation-bath-leak',
    'Andrea M., Myers Park, Bathroom remodel',
    '2026-08-11',
    'They took our wall down to bare studs, found the leak two other companies had missed, and still finished a day early. The price was the price they wrote down.',
  ),
  review(
    'renovation-kitchen-island',
    'Priya S., Ballantyne, Kitchen remodel',
    '2026-05-06',
    'The island is dead level. I checked, twice. Every Friday we got a photo, a list of what was done, and a list of what came next.',
  ),
  review(
    'renovation-builtins',
    'Thomas E., Wesley Heights, Whole-home remodel',
    '2026-03-19',
    'Built-ins, a new mantel and floors run through three rooms, all in a house from the twenties. They scribed the shelves to walls that lean both ways.',
  ),
  review(
    'renovation-guest-bath',
    'Joy L., NoDa, Guest bathroom',
    '2026-02-09',
    'A five-by-eight bath and one family living around it. Dust walls went up on day one and came down on the last. We never ate grit.',
  ),
  review(
    'bathroom-curbless',
    'Eleanor W., Providence Plantation, Curbless shower',
    '2026-06-29',
    'My mother walks into her shower without a step. They put wood in the wall for bars we may need later and gave me a photo of where it is.',
  ),
]

const maintenance: Seed<Review>[] = [
  review(
    'maintenance-rentals',
    'Denise K., South End, Rental upkeep',
    '2026-10-15',
    'I manage rentals. One number, one invoice, and photos of every job before I ask. Turnovers stopped being the thing I dread about the first of the month.',
  ),
  review(
    'maintenance-gutters',
    'Paul V., Davidson, Seasonal visits',
    '2026-04-04',
    'The spring visit found a gutter pulling away and a soft spot in the fascia behind it. Two boards instead of a new soffit.',
  ),
  review(
    'maintenance-hoa',
    'Karen W., Highland Creek, HOA maintenance',
    '2026-01-22',
    'Our board gets a one-page report with pictures, what is urgent, and what can wait for next year’s budget. Meetings are shorter.',
  ),
]

const smallJobs: Seed<Review>[] = [
  review(
    'drywall-ceiling',
    'Irene S., Madison Park, Ceiling repair',
    '2026-06-23',
    'A tub overflow took out a piece of the dining-room ceiling the size of a door. They let it dry, fixed it, sprayed the texture on cardboard until it matched, and then did the ceiling.',
  ),
  review(
    'furniture-nursery',
    'Keisha T., University City, Nursery furniture',
    '2026-09-09',
    'Crib, dresser, rocking chair, bookcase. The dresser is strapped to two studs and he showed me how to check the strap. I sleep, the baby does not.',
  ),
  review(
    'furniture-wardrobe',
    'Neil D., Cornelius, Wardrobe wall',
    '2026-07-02',
    'Four tall cabinets on a floor that falls an inch across the room. Every door lines up. I watched him shim it and still do not know how.',
  ),
]

export const serviceReviews: Seed<Review>[] = [
  ...smallJobs,
  ...painting,
  ...plumbing,
  ...handyman,
  ...renovations,
  ...maintenance,
]
