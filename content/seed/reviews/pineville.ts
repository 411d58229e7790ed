import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** Reviews of the four main services in Pineville. */
export const pinevilleReviews: Seed<Review>[] = [
  review(
    'pineville-sash',
    'pineville: handyman',
    'Marguerite A., Mill Village, Sash windows',
    '2026-05-08',
    'Nine windows that had been painted shut since before I was born, and now they all open! It took them three days. I wish I’d called years ago.',
  ),
  review(
    'pineville-shop-shelves',
    'pineville: handyman',
    'Derrick V., Main Street, Shop shelving',
    '2026-07-16',
    'Put up 40 feet of shelves in my shop after hours. I was selling off them the next morning. Cost me $780 with materials.',
  ),
  review(
    'pineville-porch-bath',
    'pineville: renovations',
    'Lorna K., Old Town, Porch bathroom',
    '2026-08-28',
    'My bathroom used to be a porch, and in January you’d know it. Now it’s got real heat and a level floor. They saved the window my granddaddy put in. I cried when I saw it, I’m not ashamed to say.',
  ),
  review(
    'pineville-bakery',
    'pineville: construction',
    'Celeste M., Main Street, Bakery upfit',
    '2026-10-05',
    'They turned a hundred-year-old storefront into my bakery. The tin ceiling came down in pieces and went back up, and you’d never know. Permits took about a month longer than we hoped, but that was the town, not them. Dana held my hand through all of it. Come get a cinnamon roll!',
  ),
  review(
    'pineville-cottage',
    'pineville: construction',
    'Walter and June P., Old Town, New cottage',
    '2026-04-14',
    'People stop and ask us how old our house is. It isn’t even a year old! That’s how well it fits in on our street.',
  ),
  review(
    'pineville-paint',
    'pineville: maintenance',
    'Irma J., Mill Village, Yearly paint care',
    '2026-06-30',
    'Once a year they touch up the paint before it peels. My house still looks good six years later. It’s that simple.',
  ),
  review(
    'pineville-roof-drain',
    'pineville: maintenance',
    'Yusuf H., Main Street, Flat-roof upkeep',
    '2026-09-22',
    'I’d paid two roofers to fix a leak in my shop. Terrell pulled a tennis ball out of the roof drain and that was it. No charge beyond the visit. I laughed, but I could’ve cried.',
  ),
  review(
    'pineville-board',
    'pineville: maintenance',
    'Tamara L., Bridlestone, Association upkeep',
    '2026-02-05',
    'They handle maintenance for our townhome association. Very good communication and great photos. We did have one missed visit in August when somebody was out sick, and they made it up the next week. It’s still the best company we’ve had.',
  ),
]
