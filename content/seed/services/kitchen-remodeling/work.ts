import { serviceCards } from '../../sections.ts'

/** The four parts of a kitchen. */
export const kitchenWork = serviceCards({
  heading: 'Kitchen work we do',
  cards: [
    {
      title: 'Layout and walls',
      text: 'Doors moved, walls opened, and a beam where the wall was holding up the bathroom. We’ll draw the room with you standing in it.',
      features: [
        'Measured drawing',
        'Engineer for walls that carry weight',
        'Plumbing and vent paths',
        'We apply for permits',
      ],
    },
    {
      title: 'Cabinets and islands',
      text: 'Stock, semi-custom, or built here. Set level on floors that aren’t, cut to fit walls that lean, doors in line.',
      features: [
        'Drawers that close softly',
        'Pull-outs and corners',
        'Panels to the ceiling',
        'Islands with power',
      ],
    },
    {
      title: 'Counters, tile, and floors',
      text: 'We measure for counters after the cabinets are in, put seams where nobody chops, and run the floor under the range.',
      features: [
        'Stone, quartz, or wood',
        'Backsplash to the hood',
        'Floors matched or new',
        'Edges you choose by hand',
      ],
    },
    {
      title: 'Light, power, and water',
      text: 'Circuits for today’s appliances, light on the counter in front of you, and valves you can reach.',
      features: [
        'Light on three levels',
        'Hoods that vent outside',
        'Outlets in the island',
        'Shut-offs labeled',
      ],
    },
  ],
})
