import type { Price } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { exact, from, listed } from './price.ts'

const inMatthews = (service: string, prices: Seed<Price>[]) => listed(service, prices, 'matthews')

/** What Matthews pays where its prices are its own; amounts are US cents. */
export const matthewsPrices: Seed<Price>[] = [
  ...inMatthews('bathroom-remodeling', [
    from('matthews-bathroom', 'Bathroom renovation in Matthews', 8_500_00, {
      covers: 'A hall bath down to the studs, in the same layout',
    }),
    from('matthews-shower', 'Shower and tub installation in Matthews', 3_200_00, {
      covers: 'Old unit out, new valve and drain, new unit in',
    }),
    from('matthews-bathroom-tile', 'Bathroom tile in Matthews', 1_800_00, {
      covers: 'Floor or tub walls, with repairs under the tile priced separately',
    }),
    from('matthews-vanity', 'Vanity and cabinet in Matthews', 1_500_00, {
      covers: 'Cabinet, top, faucet, and drain, installed',
    }),
  ]),
  ...inMatthews('kitchen-remodeling', [
    from('matthews-kitchen', 'Kitchen renovation in Matthews', 25_000_00, {
      covers: 'Cabinets, counters, lighting, floor, and paint',
    }),
    from('matthews-cabinet-refacing', 'Cabinet refacing in Matthews', 8_500_00, {
      covers: 'New doors and drawer fronts on solid cabinets',
    }),
    from('matthews-island', 'Islands and bars in Matthews', 3_500_00, {
      covers: 'Cabinets, top, and the outlet the code requires',
    }),
    from('matthews-backsplash', 'Backsplash and countertops in Matthews', 2_200_00, {
      covers: 'A stone or laminate countertop, measured and installed, with tile up to the cabinets',
    }),
  ]),
  ...inMatthews('painting', [
    from('matthews-exterior-painting', 'Exterior painting in Matthews', 3_25, {
      unit: 'squareFoot',
      covers: 'Wash, scrape, caulk, prime, and two coats',
    }),
    from('matthews-cabinet-painting', 'Cabinet painting in Matthews', 125_00, {
      unit: 'door',
      unitInFull: true,
      covers: 'Both sides, frame, and hardware, with the grain filled',
    }),
  ]),
  ...inMatthews('handyman', [
    exact('matthews-home-repairs', 'Home repairs in Matthews', 125_00, {
      unit: 'hour',
      unitInFull: true,
      leastUnits: 1,
      covers: 'Longer lists of small jobs, billed by the hour',
    }),
    exact('matthews-fixture-installation', 'Fixture installation in Matthews', 150_00, {
      unitInFull: true,
      covers: 'One faucet, light, or fan on a handyman visit, with no new pipe or wiring',
    }),
    exact('matthews-furniture-assembly', 'Furniture assembly in Matthews', 75_00, {
      unit: 'hour',
      unitInFull: true,
      covers: 'Flat-pack furniture, wall units, and beds',
    }),
    exact('matthews-maintenance', 'Maintenance visit in Matthews', 200_00, {
      unit: 'visit',
      covers: 'A whole-house checkup, small fixes, and a list of the rest',
    }),
  ]),
]
