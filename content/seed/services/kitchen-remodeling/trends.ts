import { reasons } from '../../sections.ts'

/** What people ask for in a kitchen, each with what it asks in return. */
export const kitchenTrends = reasons({
  heading: 'Design trends, and what each one asks of you',
  intro: 'Eight wishes from first meetings, each with its catch.',
  purpose: 'trends',
  points: [
    {
      title: 'Wood fronts and painted islands',
      text: 'White oak around the room, or white with an island in navy or green. Wood hides fingerprints; a dark island shows every grain of flour.',
    },
    {
      title: 'Cabinets to the ceiling',
      text: 'No shelf for dust. In a bungalow the top row is scribed by hand, because the plaster above it falls from one corner to the other.',
    },
    {
      title: 'Calm counters',
      text: 'Plain quartz and honed stone in place of busy granite. Honed marble stains: we leave you a piece and a lemon for a week.',
    },
    {
      title: 'Slab backsplashes',
      text: 'The counter runs up the wall, and there’s no grout behind the range. Outlets go under the cabinets where they can: each one in the slab is a cut in the stone.',
    },
    {
      title: 'Drawers instead of doors',
      text: 'Pots come to you and nobody kneels. Drawers cost more than shelves, so put them where the heavy things are.',
    },
    {
      title: 'Pantries and sculleries',
      text: 'The mess goes behind a door, and the island stays clear for people. Often the old laundry or the coat closet is the right size.',
    },
    {
      title: 'Induction ranges',
      text: 'Fast, cool to the touch, and easy on the air. They want a heavy circuit of their own, which a panel from the sixties may not have to spare.',
    },
    {
      title: 'Light in layers',
      text: 'Strips over the counter, pendants over the island, a dimmer for each. We mark them on the ceiling with tape before a hole is cut.',
    },
  ],
})
