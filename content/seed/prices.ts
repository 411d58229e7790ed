import type { Price } from '../sanity.types.ts'
import type { Seed } from './document.ts'
import { matthewsPrices } from './prices/matthews.ts'
import { planPrices } from './prices/plans.ts'
import { custom, exact, from, listed, range } from './prices/price.ts'
import { remodelPrices } from './prices/remodels.ts'

const cards: Seed<Price>[] = [
  ...listed('handyman', [
    from('handyman', 'Handyman visit', 85_00, {
      covers: 'The first small job, if we can see it in a photo; other jobs are extra',
      visitLength: '1–2 hours',
    }),
  ]),
  ...listed('renovations', [
    custom('renovations', 'Renovation', 'Custom pricing', 'One written price after we’ve measured'),
  ]),
  ...listed('construction', [
    custom('construction', 'Construction', 'Project-based', 'Priced from the drawings, line by line'),
  ]),
  ...listed('maintenance', [
    custom('maintenance', 'Maintenance', 'Service plans available', 'By the month, the quarter, or the year'),
  ]),
]

/** On the cards of emergencies, and on no list: what it costs is told on the phone. */
const emergency = custom(
  'emergency',
  'Emergency visit',
  'Priced by phone',
  'Making the house safe; the repair is quoted separately',
)

const popular: Seed<Price>[] = [
  ...listed('drywall-repair', [
    from('drywall-repair', 'Drywall repair', 75_00, {
      covers: 'Holes, cracks, water stains, and texture matching',
      visitLength: '1–3 hours',
    }),
  ]),
  ...listed('pressure-washing', [
    from('deck-staining', 'Deck staining', 3_00, {
      unit: 'squareFoot',
      covers: 'Wash and sanding included, two coats on boards and rails',
      visitLength: '2 days',
    }),
  ]),
  ...listed('handyman', [
    from('tv-mounting', 'TV mounting', 125_00, {
      covers: 'Mounted to studs, level, with cables hidden',
      visitLength: '1–2 hours',
    }),
  ]),
  ...listed('plumbing', [
    from('plumbing-fixtures', 'Plumbing fixtures', 95_00, {
      covers: 'A basic faucet, showerhead, or toilet seat, no new pipes needed',
      visitLength: 'About an hour',
    }),
  ]),
  ...listed('electrical', [
    from('ceiling-fan', 'Ceiling fan installation', 150_00, {
      covers: 'Assembled, hung, balanced, and wired to your switch',
      visitLength: '1–2 hours',
    }),
  ]),
]

const painting = listed('painting', [
  from('interior-painting', 'Interior painting', 2_50, {
    unit: 'squareFoot',
    covers: 'Walls, ceilings, and trim, two coats',
    visitLength: '2–5 days',
  }),
  from('exterior-painting', 'Exterior painting', 3_50, {
    unit: 'squareFoot',
    covers: 'Wash, scrape, caulk, prime, and two coats',
    visitLength: '4–8 days',
  }),
  from('cabinet-painting', 'Cabinet painting', 85_00, {
    unit: 'door',
    covers: 'Both sides, frame, and hardware',
    visitLength: '4–7 days',
  }),
  custom(
    'commercial-painting',
    'Commercial painting',
    'Custom pricing',
    'Offices, shops, and shared hallways',
  ),
  exact('deck-fence-staining', 'Deck and fence staining', 2_75, {
    unit: 'squareFoot',
    covers: 'Cleaned and stained, without sanding',
    visitLength: '1 day',
  }),
])

const plumbing = listed('plumbing', [
  range('plumbing-minor-repairs', 'Minor plumbing repairs', [75_00, 150_00], {
    covers: 'Drips, running toilets, slow drains, and worn valves',
    visitLength: '1–2 hours',
  }),
  range('plumbing-fixture-installation', 'Fixture installation', [150_00, 350_00], {
    covers: 'New toilets, disposals, vanities, and shower valves',
    visitLength: '1–3 hours',
  }),
  exact('plumbing-emergency', 'Emergency plumbing', 125_00, {
    unit: 'hour',
    terms: 'plus materials',
    covers: 'Burst pipes, failed water heaters, and backed-up drains',
  }),
])

const repairs: Seed<Price>[] = [
  ...listed('drywall-repair', [
    range('drywall-small', 'Small drywall repair', [75_00, 125_00], {
      covers: 'Holes up to four inches',
      visitLength: '1–2 hours',
    }),
    range('drywall-medium', 'Medium drywall repair', [125_00, 250_00], {
      covers: 'Holes four to twelve inches across',
      visitLength: 'Half a day',
    }),
    range('drywall-large', 'Large drywall repair', [250_00, 500_00], {
      covers: 'Whole sheets, ceilings, and water damage',
      visitLength: '1–2 days',
    }),
  ]),
  ...listed('electrical', [
    range('electrical-basic', 'Basic electrical work', [125_00, 200_00], {
      covers: 'Outlets, switches, and dimmers',
      visitLength: '1–2 hours',
    }),
    range('electrical-lights', 'Light fixtures', [200_00, 400_00], {
      covers: 'Pendants, chandeliers, and recessed lights',
      visitLength: '1–3 hours',
    }),
    range('electrical-safety', 'GFCI and safety', [150_00, 300_00], {
      covers: 'GFCI and AFCI protection against shock and fire, plus smoke alarms',
      visitLength: '1–2 hours',
    }),
  ]),
  ...listed('furniture-assembly', [
    range('furniture-small', 'Small furniture', [50_00, 75_00], {
      covers: 'Chairs, nightstands, and small shelves',
      visitLength: 'About an hour',
    }),
    range('furniture-medium', 'Medium furniture', [75_00, 150_00], {
      covers: 'Beds, desks, and dressers',
      visitLength: '1–2 hours',
    }),
    range('furniture-large', 'Large furniture', [150_00, 300_00], {
      covers: 'Armoires, bunk beds, and wall units',
      visitLength: '2–3 hours',
    }),
  ]),
]

const tiling = listed('tiling', [
  range('tiling-ceramic', 'Ceramic tile', [8_00, 15_00], {
    unit: 'squareFoot',
    covers: 'Walls and floors in straight patterns',
  }),
  range('tiling-premium', 'Premium tile', [15_00, 25_00], {
    unit: 'squareFoot',
    covers: 'Porcelain, large formats, mosaics, and glass',
  }),
  range('tiling-stone', 'Natural stone', [20_00, 35_00], {
    unit: 'squareFoot',
    covers: 'Marble, slate, and travertine, sealed',
  }),
])

/** All prices; amounts are US cents, written as dollars_cents. */
export const prices: Seed<Price>[] = [
  ...cards,
  emergency,
  ...popular,
  ...painting,
  ...plumbing,
  ...repairs,
  ...tiling,
  ...remodelPrices,
  ...planPrices,
  ...matthewsPrices,
]
