import { serviceCards } from '../../sections.ts'

/** The four parts of a kitchen. */
export const kitchenWork = serviceCards({
  heading: 'Four parts of a kitchen',
  cards: [
    {
      title: 'Layout and walls',
      text: 'Doors moved, walls opened, beams put in where one was holding up the bathroom. We draw the room with you standing in it.',
      features: [
        'Measured drawing',
        'Engineer for bearing walls',
        'Plumbing and vent paths',
        'Permits applied for',
      ],
    },
    {
      title: 'Cabinets and islands',
      text: 'Stock, semi-custom, or built here. Set level on floors that aren’t, scribed to walls that lean, doors in line.',
      features: [
        'Drawers that close softly',
        'Pull-outs and corners',
        'Panels to the ceiling',
        'Islands with power',
      ],
    },
    {
      title: 'Counters, tile, and floors',
      text: 'Templates after the cabinets are in, seams where nobody chops, and a floor that runs under the range.',
      features: [
        'Stone, quartz, or wood',
        'Backsplash to the hood',
        'Floors matched or new',
        'Edges you choose by hand',
      ],
    },
    {
      title: 'Light, power, and water',
      text: 'Circuits for today’s appliances, light that falls on the counter in front of you, and valves you can reach.',
      features: [
        'Light on three levels',
        'Hoods that vent outside',
        'Outlets in the island',
        'Shut-offs labeled',
      ],
    },
  ],
})
