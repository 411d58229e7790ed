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
    'Nine windows, all painted shut since before I was born. They open now, they stay open, and the bedroom smells of honeysuckle.',
  ),
  review(
    'pineville-shop-shelves',
    'pineville: handyman',
    'Derrick V., Main Street, Shop shelving',
    '2026-07-16',
    'Came at six in the evening, hung forty feet of shelf on a wall with no two bricks alike, and I sold from it at ten the next morning.',
  ),
  review(
    'pineville-porch-bath',
    'pineville: renovations',
    'Lorna K., Old Town, Porch bathroom',
    '2026-08-28',
    'My bathroom used to be a porch and felt like one. It has a floor now, and heat, and the window my grandfather put in is still there.',
  ),
  review(
    'pineville-bakery',
    'pineville: construction',
    'Celeste M., Main Street, Bakery fit-out',
    '2026-10-05',
    'They took the tin ceiling down in numbered sheets, ran my hood above it, and put it back with one new sheet that I know about and nobody else does.',
  ),
  review(
    'pineville-cottage',
    'pineville: construction',
    'Walter and June P., Old Town, New cottage',
    '2026-04-14',
    'People stop and ask how old it is. We say eleven months. They had measured every porch on the street before drawing ours.',
  ),
  review(
    'pineville-paint',
    'pineville: maintenance',
    'Irma J., Mill Village, Yearly paint care',
    '2026-06-30',
    'An hour with a small brush each spring. My house was painted the year before I signed up, and it looks as if it were last month.',
  ),
  review(
    'pineville-roof-drain',
    'pineville: maintenance',
    'Yusuf H., Main Street, Flat-roof upkeep',
    '2026-09-22',
    'A tennis ball in the roof drain. That was the leak I had been paying for, storm after storm. They found it on the first visit.',
  ),
  review(
    'pineville-board',
    'pineville: maintenance',
    'Tamara L., Bridlestone, Association upkeep',
    '2026-02-05',
    'Every row gets a page, each page gets pictures, and the board argues less. We had a burst heater in January and they called me before the owner did.',
  ),
]
