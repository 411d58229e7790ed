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
    'They called the county about my septic before they did anything else. Good thing, because the shop had to move eight feet. Came out great.',
  ),
  review(
    'mint-hill-pump',
    'mint-hill: electrical',
    'Clyde B., Mint Hill, Pump-house wiring',
    '2026-08-24',
    'No water on a Saturday morning. Turned out to be a $12 outlet in the pump house that went bad. He could’ve told me anything. He charged me for one visit.',
  ),
  review(
    'mint-hill-foyer',
    'mint-hill: painting',
    'Anita S., Olde Sycamore, Foyer painting',
    '2026-06-04',
    'It’s a 20 foot foyer and nobody else wanted to touch it. They set up scaffolding, covered the chandelier, and were done in two days. Beautiful work!',
  ),
  review(
    'mint-hill-ranch',
    'mint-hill: renovations',
    'Dwight and Pam E., Farmwood, Ranch kitchen',
    '2026-05-11',
    'We had 14 people for Easter dinner in our new kitchen. They opened up the dining room wall and put in a bigger window, and the brick matches. It’s the best thing we’ve ever done to this house. Thank you Dana and Luis!',
  ),
  review(
    'mint-hill-suite',
    'mint-hill: renovations',
    'Rosalind T., Ashe Plantation, In-law suite',
    '2026-04-27',
    'My mom moved in with us last fall and her new suite is wonderful. She’s got her own door and a shower she can get into with her walker. They got the septic approval first, so there weren’t any surprises. They started a week late, but they finished when they said they would.',
  ),
  review(
    'mint-hill-acre',
    'mint-hill: construction',
    'Jerome W., Mint Hill, New house',
    '2026-07-13',
    'Built our house on four acres. They wouldn’t put it where I wanted because of the soil, and I wasn’t happy about that at the time. They were right. We’ve had some big rains and it’s high and dry.',
  ),
  review(
    'mint-hill-hall',
    'mint-hill: construction',
    'Evelyn P., Mint Hill, Fellowship hall',
    '2026-03-09',
    'They built our fellowship hall and never once interrupted a Sunday service. Very respectful crew. Owen even came to the dedication. God bless them.',
  ),
  review(
    'mint-hill-pressure',
    'mint-hill: maintenance',
    'Lowell H., Cheval, Pressure tank',
    '2026-05-20',
    'Fixed my well pump for the price of a visit. He said it was just the tank, and it was.',
  ),
  review(
    'mint-hill-ice',
    'mint-hill: maintenance-emergency',
    'Connie M., Farmwood, Storm help',
    '2026-01-12',
    'We lost power in the ice storm and had two pines down across the driveway. They cleared it and let us run the well off their generator so we could water the cows. I don’t know many companies that’d do that.',
  ),
  review(
    'mint-hill-church',
    'mint-hill: maintenance',
    'Rev. Alton G., Mint Hill, Church upkeep',
    '2026-09-11',
    'They look after our church building. Reliable, kind, and they don’t overcharge us.',
  ),
]
