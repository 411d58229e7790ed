import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** Reviews of the four main services in Mint Hill. */
export const mintHillReviews: Seed<Review>[] = [
  review(
    'mint-hill-workshop',
    'mint-hill: construction',
    'Harold J., Farmwood, Detached workshop',
    '2026-09-21',
    'They called the health department about my drain field before they drew a line. The workshop moved eight feet, and I’ve still got a septic system.',
  ),
  review(
    'mint-hill-pump',
    'mint-hill: electrical',
    'Clyde B., Mint Hill, Pump-house wiring',
    '2026-08-24',
    'One bad outlet had been starving the pump since spring. New box, new cover that shuts, and he swept out the spiders. Didn’t even ask him to.',
  ),
  review(
    'mint-hill-foyer',
    'mint-hill: painting',
    'Anita S., Olde Sycamore, Foyer painting',
    '2026-06-04',
    'It’s a twenty-foot entry, and the last man wanted to do it off a ladder on the stairs. These folks built a little tower, covered the chandelier with a sheet, and were gone in two days.',
  ),
  review(
    'mint-hill-ranch',
    'mint-hill: renovations',
    'Dwight and Pam E., Farmwood, Ranch kitchen',
    '2026-05-11',
    'We had Easter dinner in a room that used to be two. The brick under the new window matches because they took it from behind the shrubs. Who’d have thought of that?',
  ),
  review(
    'mint-hill-suite',
    'mint-hill: renovations',
    'Rosalind T., Ashe Plantation, In-law suite',
    '2026-04-27',
    'Mom has her own door, a shower she can roll into, and a window on the bird feeder. They’d gotten the county’s okay on the septic before they drew anything, so there wasn’t one bad surprise.',
  ),
  review(
    'mint-hill-acre',
    'mint-hill: construction',
    'Jerome W., Mint Hill, New house',
    '2026-07-13',
    'I wanted it by the pond. The soil man said no. They moved it up the rise and turned it, and now I can see the pond from the kitchen and my feet aren’t wet.',
  ),
  review(
    'mint-hill-hall',
    'mint-hill: construction',
    'Evelyn P., Mint Hill, Fellowship hall',
    '2026-03-09',
    'Five months, twenty Sundays, and the choir never had to sing over a saw. They parked on the gravel and left us the shade. We’re grateful.',
  ),
  review(
    'mint-hill-pressure',
    'mint-hill: maintenance',
    'Lowell H., Cheval, Pressure tank',
    '2026-05-20',
    'He timed our pump with his watch, said, “Every eleven seconds is too often,” and put air in the tank. Now it doesn’t run but twice in an evening.',
  ),
  review(
    'mint-hill-ice',
    'mint-hill: maintenance-emergency',
    'Connie M., Farmwood, Storm help',
    '2026-01-12',
    'Two pines across the driveway and no power. They cut a lane, then let us use a generator for an hour so the stock tanks could fill. I won’t forget it.',
  ),
  review(
    'mint-hill-church',
    'mint-hill: maintenance',
    'Rev. Alton G., Mint Hill, Church upkeep',
    '2026-09-11',
    'They’ve looked after the bell rope, the ramp, and the stove in the fellowship hall. They keep a book on us that’s better than our own minutes.',
  ),
]
