import { reasons } from '../../sections.ts'

/** What people ask for in a kitchen, each with what it asks in return. */
export const kitchenTrends = reasons({
  heading: 'Design trends',
  intro: 'Here are eight things people ask for, and what to know about each.',
  purpose: 'trends',
  points: [
    {
      title: 'Wood cabinets and painted islands',
      text: 'White oak around the room, or white with a navy or green island. Wood hides fingerprints, and a dark island shows every grain of flour.',
    },
    {
      title: 'Cabinets to the ceiling',
      text: 'There’s no shelf for dust. In a bungalow we cut the top row by hand, because the plaster above it slopes.',
    },
    {
      title: 'Calm counters',
      text: 'Plain quartz and honed stone. Honed marble stains, so we’ll leave you a piece and a lemon for a week.',
    },
    {
      title: 'Slab backsplashes',
      text: 'The counter runs up the wall, so there’s no grout behind the range. Outlets go under the cabinets where they can.',
    },
    {
      title: 'Drawers instead of doors',
      text: 'Pots come to you and nobody has to kneel. Drawers cost more than shelves, so put them where the heavy things are.',
    },
    {
      title: 'Pantries and sculleries',
      text: 'The mess goes behind a door, and the island stays clear for people.',
    },
    {
      title: 'Induction ranges',
      text: 'They’re fast and cool to the touch. They need a heavy circuit of their own, which a panel from the sixties may not have room for.',
    },
    {
      title: 'Light in layers',
      text: 'Strips over the counter, pendants over the island, a dimmer for each.',
    },
  ],
})
