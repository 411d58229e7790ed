import type { Claim } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { sample } from './claim.ts'

const resale = 'a published cost and value report for the region'

/** How long a job takes; the job book would prove it. */
const time = (id: string, value: string, label: string) =>
  sample(id, value, label, 'start and end dates in the job book')

/** Figures of the pages on remodels and additions. */
export const remodelClaims: Seed<Claim>[] = [
  sample('kitchen-return', '78%', 'Average return on a kitchen', resale),
  sample('kitchen-return-span', '70–80%', 'Usual return on a kitchen', resale),
  sample('kitchens', '300+', 'Kitchens renovated', 'a count of the kitchens in the job book'),
  time('kitchen-time', '3–4 weeks', 'Typical kitchen timeline'),
  time('kitchen-span', '3–6 weeks', 'From simple to larger kitchens'),
  time('kitchen-simple', '2–3 weeks', 'For a simple kitchen'),
  time('kitchen-complex', '6–8 weeks', 'For a complex kitchen'),
  time('kitchen-custom', '8–10 weeks', 'For a kitchen with custom cabinets'),
  sample('bathroom-return', '70%', 'Average return on a bathroom', resale),
  sample('bathrooms', '500+', 'Bathrooms remodeled', 'a count of the bathrooms in the job book'),
  time('bathroom-time', '14-day', 'Average bathroom completion'),
  time('bathroom-span', '2–3 weeks', 'For a full bathroom remodel'),
  time('bathroom-update', '1 week', 'For a simple bathroom update'),
  time('bathroom-standard', '1–2 weeks', 'For a standard bathroom'),
  time('bathroom-complex', '3–4 weeks', 'For a complex bathroom'),
  sample(
    'whole-home-years',
    '15+ years',
    'Each crew lead’s experience with whole-home remodels',
    'the first whole-home contract',
  ),
  time('whole-home-time', '8–16 weeks', 'For a whole-home remodel'),
  time('addition-simple', '6–10 weeks', 'For a simple addition'),
  time('addition-larger', '12–16 weeks', 'For a larger addition'),
  time('addition-permits', '2–4 weeks', 'For design and permits of an addition'),
  time('addition-construction', '6–12 weeks', 'For the construction of an addition'),
  time('addition-inspection', '1 week', 'For the final inspection of an addition'),
]
