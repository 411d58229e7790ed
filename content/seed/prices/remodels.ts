import type { Price } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { exact, listed, range } from './price.ts'

/** What remodels and additions cost; amounts are US cents. */
export const remodelPrices: Seed<Price>[] = [
  ...listed('bathroom-remodeling', [
    range('bathroom-remodel', 'Bathroom remodel', [8_500_00, 25_000_00], {
      openEnded: true,
      covers: 'From new fixtures in the same spots to a whole new layout',
    }),
  ]),
  ...listed('kitchen-remodeling', [
    range('kitchen-remodel', 'Kitchen remodel', [25_000_00, 75_000_00], {
      openEnded: true,
      covers: 'Cabinets, counters, lighting, floor, and paint',
    }),
  ]),
  ...listed('room-additions', [
    range('room-addition-basic', 'Basic room addition', [15_000_00, 25_000_00], {
      covers: 'A sunroom, a bump-out, or a small room without plumbing',
    }),
    range('room-addition-suite', 'Luxury suite addition', [40_000_00, 80_000_00], {
      openEnded: true,
      covers: 'A bedroom with bath and closet, on its own foundation',
    }),
  ]),
  ...listed('whole-home-remodel', [
    exact('project-bungalow', 'Whole-home project: bungalow', 95_000_00, {
      covers: 'New wiring and pipes, a kitchen, a bath, and floors, on one story',
    }),
    exact('project-two-story', 'Whole-home project: two stories', 120_000_00, {
      covers: 'First floor opened up, new kitchen, two baths, and stairs',
    }),
  ]),
]
