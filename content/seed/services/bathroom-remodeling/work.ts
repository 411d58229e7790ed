import { serviceCards } from '../../sections.ts'

/** The four kinds of work in a bathroom. */
export const bathroomWork = serviceCards({
  heading: 'Bathroom work we do',
  cards: [
    {
      title: 'Showers and tubs',
      text: 'Tubs turned into showers and back, entries without a curb, niches, and benches. We test the pan with water before we tile.',
      features: [
        'Linear or center drains',
        'Glass measured after tile',
        'Wood in the wall for grab bars',
        'Valves at the right height',
      ],
    },
    {
      title: 'Vanities and storage',
      text: 'Vanities sized so the door opens, cabinets between studs, mirrors at your eye level.',
      features: [
        'Double and floating vanities',
        'Recessed cabinets',
        'Outlets inside drawers',
        'Tops in stone or solid surface',
      ],
    },
    {
      title: 'Tile and floors',
      text: 'Floors made flat, heated if you like, with tile laid so the small cuts end where nobody looks.',
      features: [
        'A layer that keeps tile from cracking',
        'Heated floors',
        'Slip-resistant tile',
        'Matching trim pieces',
      ],
    },
    {
      title: 'Light, air, and water',
      text: 'A fan that vents outside, light on your face, and old drains replaced while the wall’s open anyway.',
      features: ['Quiet fans on timers', 'Sconces and dimmers', 'New drains and valves', 'GFCI protection'],
    },
  ],
})
