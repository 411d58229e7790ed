import type { Claim } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { JOB_BOOK, sample, time } from './claim.ts'

const resale = 'a published cost and value report for the region'

/** Figures of the pages on remodels and additions. */
export const remodelClaims: Seed<Claim>[] = [
  sample('kitchen-return', '78%', 'Average return on a kitchen', resale),
  sample('kitchen-return-span', '70–80%', 'Usual return on a kitchen', resale),
  sample('kitchens', '300+', 'Kitchens renovated', 'a count of the kitchens in the job book'),
  sample('kitchen-time', '3–4 weeks', 'Typical kitchen timeline', JOB_BOOK),
  sample('kitchen-span', '3–6 weeks', 'From simple to larger kitchens', JOB_BOOK),
  time('kitchen-simple', '2–3 weeks', 'a simple kitchen'),
  time('kitchen-complex', '6–8 weeks', 'a complex kitchen'),
  time('kitchen-custom', '8–10 weeks', 'a kitchen with custom cabinets'),
  sample('bathroom-return', '70%', 'Average return on a bathroom', resale),
  sample('bathrooms', '500+', 'Bathrooms remodeled', 'a count of the bathrooms in the job book'),
  sample('bathroom-time', '14-day', 'Average bathroom completion', JOB_BOOK),
  time('bathroom-span', '2–3 weeks', 'a full bathroom remodel'),
  time('bathroom-update', '1 week', 'a simple bathroom update'),
  time('bathroom-standard', '1–2 weeks', 'a standard bathroom'),
  time('bathroom-complex', '3–4 weeks', 'a complex bathroom'),
  sample(
    'whole-home-years',
    '15+ years',
    'Each crew lead’s experience with whole-home remodels',
    'the first whole-home contract',
  ),
  time('whole-home-time', '8–16 weeks', 'a whole-home remodel'),
  time('addition-simple', '6–10 weeks', 'a simple addition'),
  time('addition-larger', '12–16 weeks', 'a larger addition'),
  time('addition-permits', '2–4 weeks', 'design and permits of an addition'),
  time('addition-construction', '6–12 weeks', 'building an addition'),
  time('addition-inspection', '1 week', 'the final inspection of an addition'),
]
