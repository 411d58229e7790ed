import { serviceCards } from '../../sections.ts'

/** The four parts of a kitchen. */
export const kitchenWork = serviceCards({
  heading: 'Kitchen work we do',
  cards: [
    {
      title: 'Layout and walls',
      text: 'We move doors, open up walls, and put in a beam where a wall was holding something up.',
      features: [
        'Measured drawing',
        'An engineer for load-bearing walls',
        'Plumbing and vents rerouted',
        'We apply for permits',
      ],
    },
    {
      title: 'Cabinets and islands',
      text: 'Stock, semi-custom, or built by us. We set them level even when your floor isn’t.',
      features: [
        'Drawers that close softly',
        'Pull-outs and corner storage',
        'Panels to the ceiling',
        'Islands with outlets',
      ],
    },
    {
      title: 'Counters and tile',
      text: 'We measure for counters once the cabinets are in, and hide the seams.',
      features: [
        'Stone, quartz, or wood',
        'Backsplash up to the hood',
        'Floors matched or replaced',
        'Edge samples you can hold',
      ],
    },
    {
      title: 'Power and water',
      text: 'Enough power for new appliances, good light, and shutoffs you can reach.',
      features: [
        'Lights under the cabinets',
        'Hoods that vent outside',
        'Outlets in the island',
        'Shutoffs labeled',
      ],
    },
  ],
})
