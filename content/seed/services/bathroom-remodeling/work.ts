import { serviceCards } from '../../sections.ts'

/** The four kinds of work in a bathroom. */
export const bathroomWork = serviceCards({
  heading: 'Four kinds of bathroom work',
  cards: [
    {
      title: 'Showers and tubs',
      text: 'Tubs turned into showers and back, curbless entries, niches, and benches. The pan is flood-tested before tile.',
      features: [
        'Linear or center drains',
        'Glass measured after tile',
        'Grab-bar blocking in the wall',
        'Valves at the right height',
      ],
    },
    {
      title: 'Vanities and storage',
      text: 'Vanities sized so that the door opens, cabinets between studs, mirrors hung at the height of your eyes.',
      features: [
        'Double and floating vanities',
        'Recessed cabinets',
        'Outlets inside drawers',
        'Tops in stone or solid surface',
      ],
    },
    {
      title: 'Tile and floors',
      text: 'Floors made flat, heated if you like, with tile laid so that the small cuts end where nobody looks.',
      features: ['Uncoupling layers', 'Heated floors', 'Slip-rated tile', 'Matching trim pieces'],
    },
    {
      title: 'Light, air, and water',
      text: 'A fan that vents outside, light at the face, and old drains replaced while the wall is open anyway.',
      features: ['Quiet fans on timers', 'Sconces and dimmers', 'New drains and valves', 'GFCI protection'],
    },
  ],
})
