import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const wholeProperty: Seed<Review>[] = [
  review(
    'maintenance-rentals',
    'charlotte: maintenance',
    'Denise K., South End, Rental upkeep',
    '2026-10-15',
    'I manage 22 rentals and I’ve been through a lot of handymen. These folks show up, send pictures, and bill each unit separately. Turnovers that used to take me two weeks take five days. I don’t say this often: I’d recommend them to my competitors.',
  ),
  review(
    'maintenance-gutters',
    'davidson: maintenance',
    'Paul V., Davidson, Seasonal visits',
    '2026-04-04',
    'They found a gutter pulling loose and a rotten board behind it on the spring visit. $180 to fix. I’d never have seen it.',
  ),
  review(
    'maintenance-hoa',
    'charlotte: maintenance',
    'Karen W., Highland Creek, HOA maintenance',
    '2026-01-22',
    'Our HOA board switched to them last year. The reports are easy to read and they don’t push work we don’t need. Owen came to our annual meeting and answered questions for an hour.',
  ),
]

const routine: Seed<Review>[] = [
  review(
    'routine-condensate',
    'charlotte: maintenance-routine',
    'Marisol V., Steele Creek, Monthly program',
    '2026-08-19',
    'They flushed out my AC drain in May. I didn’t even know I had one! In July my neighbor’s backed up and ruined her ceiling. Same builder, same year. Get the plan.',
  ),
  review(
    'routine-distance',
    'charlotte: maintenance-routine',
    'Howard B., Oakhurst, Quarterly program',
    '2026-05-12',
    'I live in Ohio and own a rental in Oakhurst, so I need somebody I can trust. Every quarter I get photos and a list of what needs attention now and what can wait. The first report went to an old email address, which took a couple of calls to straighten out. It’s been smooth since then. They’ve done four small repairs so far and none of them cost more than the number on the list.',
  ),
]

const preventive: Seed<Review>[] = [
  review(
    'preventive-sills',
    'charlotte: maintenance-preventive',
    'Beth C., Myers Park, Window sills',
    '2026-09-03',
    'Another company wanted to sell me six new windows. Marcus checked every sill, replaced the two that were bad, and painted the rest. He was here one morning. I’m still a little mad at the other company.',
    { savings: 2_400_00 },
  ),
  review(
    'preventive-shower',
    'charlotte: maintenance-preventive',
    'Leon F., Raintree, Shower caulk',
    '2026-06-17',
    'Our shower corner had a gap, and I kept putting it off. They cut out all the old caulk, let it dry overnight, and redid it. Then he went under the house to make sure the floor wasn’t wet. It wasn’t. A new shower floor was going to be over $3,000.',
    { savings: 3_100_00 },
  ),
  review(
    'preventive-drafts',
    'charlotte: maintenance-preventive',
    'Angela M., Cotswold, Weatherstripping',
    '2026-02-26',
    'We were about to buy two new doors because the hall was freezing. New sweeps and weatherstripping fixed it! He also sealed our attic door. Our power bill was down about $30 last month.',
    { savings: 1_450_00 },
  ),
]

const emergency: Seed<Review>[] = [
  review(
    'emergency-burst',
    'charlotte: maintenance-emergency',
    'Tanya R., Elizabeth, Burst pipe',
    '2026-01-18',
    'A pipe burst in our kitchen ceiling the week of Christmas. Water was POURING through the light. The lady who answered (Carla) stayed on the phone and walked me to the shutoff in the crawl space while I was basically in tears. Marcus was here in about 40 minutes. They dried everything out, and came back after New Year’s to fix the ceiling. I can’t thank them enough. Save their number.',
  ),
  review(
    'emergency-limb',
    'charlotte: maintenance-emergency',
    'Doug P., Sherwood Forest, Storm damage',
    '2026-07-29',
    'Huge oak limb came through our roof in a storm. They had a tarp on it that same night and took photos for the insurance company. The repair took longer than I hoped, mostly because of the adjuster. You can’t tell it ever happened.',
  ),
  review(
    'emergency-door',
    'charlotte: maintenance-emergency',
    'Mina K., South End, Forced door',
    '2026-04-30',
    'Somebody kicked in our back door on a Sunday. They were here within an hour. When they left, the door locked again. He wouldn’t leave until I’d tried it myself. I slept that night.',
  ),
]

const scheduled: Seed<Review>[] = [
  review(
    'scheduled-board',
    'charlotte: maintenance-scheduled',
    'Frank O., Piper Glen, Community program',
    '2026-09-24',
    'As HOA treasurer, I went from four contractors’ invoices to one. They haven’t gone over our spending limit without asking. That’s really all we want.',
  ),
  review(
    'scheduled-duplexes',
    'charlotte: maintenance-scheduled',
    'Grace H., Villa Heights, Complete plan',
    '2026-03-11',
    'We own three duplexes and this plan’s been worth it. Wish the reports came as a PDF instead of an email, but that’s a small thing.',
  ),
]

export const maintenanceReviews: Seed<Review>[] = [
  ...wholeProperty,
  ...routine,
  ...preventive,
  ...emergency,
  ...scheduled,
]
