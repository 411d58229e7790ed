import { serviceCards } from '../../sections.ts'

/** The four kinds of work in a bathroom. */
export const bathroomWork = serviceCards({
  heading: 'Bathroom work we do',
  cards: [
    {
      title: 'Showers and tubs',
      text: 'We turn tubs into showers, and build curbless entries, niches, and benches. Every shower pan is water-tested before we tile.',
      features: [
        'Linear or center drains',
        'Glass measured after the tile is up',
        'Solid wood in the walls for future grab bars',
        'Valves at the right height',
      ],
    },
    {
      title: 'Vanities and storage',
      text: 'Vanities that leave room for the door, cabinets set between the studs, and mirrors at your height.',
      features: [
        'Double and floating vanities',
        'Recessed cabinets',
        'Outlets inside drawers',
        'Stone or solid-surface tops',
      ],
    },
    {
      title: 'Tile and floors',
      text: 'We level the floor, add heat if you want it, and keep the narrow cut tiles out of sight.',
      features: [
        'A mat that keeps tile from cracking',
        'Heated floors',
        'Slip-resistant tile',
        'Matching trim pieces',
      ],
    },
    {
      title: 'Light, air, and water',
      text: 'A fan that vents outside, good light at the mirror, and new drains while the wall’s open anyway.',
      features: ['Quiet fans on timers', 'Sconces and dimmers', 'New drains and valves', 'GFCI protection'],
    },
  ],
})
