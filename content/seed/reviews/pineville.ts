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
    'Nine windows, all painted shut since before I was born. They open now, they stay open, and the bedroom smells like honeysuckle. I’m still not used to it.',
  ),
  review(
    'pineville-shop-shelves',
    'pineville: handyman',
    'Derrick V., Main Street, Shop shelving',
    '2026-07-16',
    'Came at six in the evening and hung forty feet of shelf on a wall that doesn’t have two bricks alike. I was selling off it at ten the next morning.',
  ),
  review(
    'pineville-porch-bath',
    'pineville: renovations',
    'Lorna K., Old Town, Porch bathroom',
    '2026-08-28',
    'My bathroom used to be a porch, and it felt like one. It’s got a floor now, and heat, and the window my granddaddy put in is still there.',
  ),
  review(
    'pineville-bakery',
    'pineville: construction',
    'Celeste M., Main Street, Bakery upfit',
    '2026-10-05',
    'They took the tin ceiling down in numbered sheets, ran my hood above it, and put it back. There’s one new sheet. I know which one. Nobody else does.',
  ),
  review(
    'pineville-cottage',
    'pineville: construction',
    'Walter and June P., Old Town, New cottage',
    '2026-04-14',
    'People stop and ask how old it is. We say eleven months, and they don’t believe us. They’d measured every porch on the street before they drew ours.',
  ),
  review(
    'pineville-paint',
    'pineville: maintenance',
    'Irma J., Mill Village, Yearly paint care',
    '2026-06-30',
    'An hour with a small brush each spring, that’s it. My house was painted the year before I signed up, and it looks like last month.',
  ),
  review(
    'pineville-roof-drain',
    'pineville: maintenance',
    'Yusuf H., Main Street, Flat-roof upkeep',
    '2026-09-22',
    'There was a tennis ball in the roof drain. That’s the leak I’d been paying for, storm after storm. They found it on the first visit. I could’ve cried.',
  ),
  review(
    'pineville-board',
    'pineville: maintenance',
    'Tamara L., Bridlestone, Association upkeep',
    '2026-02-05',
    'Every row gets a page, every page gets pictures, and the board doesn’t argue as much. When a heater burst in January, they called me before the owner did.',
  ),
]
