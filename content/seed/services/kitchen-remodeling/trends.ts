import { picture } from '../../pictures.ts'
import { reasons } from '../../sections.ts'

/** What people ask for in a kitchen, each with what it asks in return. */
export const kitchenTrends = reasons({
  picture: picture('kitchen-open-plan.jpg'),
  heading: 'Design trends',
  intro: 'Eight things people ask for, and what to know first.',
  purpose: 'trends',
  points: [
    {
      title: 'Wood cabinets and painted islands',
      text: 'White oak, or white with a navy or green island. Wood hides fingerprints. A dark island shows every crumb.',
    },
    {
      title: 'Cabinets to the ceiling',
      text: 'There’s no top to dust. In older houses, we cut the top row by hand because the ceiling slopes.',
    },
    {
      title: 'Calm counters',
      text: 'Plain quartz and honed stone. Honed marble stains, so we’ll leave you a sample to test with lemon juice.',
    },
    {
      title: 'Slab backsplashes',
      text: 'The counter runs up the wall, so there’s no grout to scrub behind the range.',
    },
    {
      title: 'Drawers instead of doors',
      text: 'No more kneeling to find a pot. Drawers cost more than shelves, so put them where the heavy things go.',
    },
    {
      title: 'Pantries and sculleries',
      text: 'The mess goes behind a door, and the island stays clear.',
    },
    {
      title: 'Induction ranges',
      text: 'Fast and cool to the touch, but they need their own circuit.',
    },
    {
      title: 'Light in layers',
      text: 'Under-cabinet lights, pendants over the island, and a dimmer for each.',
    },
  ],
})
