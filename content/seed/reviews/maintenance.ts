import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const wholeProperty: Seed<Review>[] = [
  review(
    'maintenance-rentals',
    'charlotte: maintenance',
    'Denise K., South End, Rental upkeep',
    '2026-10-15',
    'I manage rentals. It’s one number and one invoice, and I get photos of every job before I ask. I don’t dread turnovers anymore.',
  ),
  review(
    'maintenance-gutters',
    'davidson: maintenance',
    'Paul V., Davidson, Seasonal visits',
    '2026-04-04',
    'The spring visit found a gutter pulling away and a soft spot behind it. Two boards, when it could’ve been the whole overhang.',
  ),
  review(
    'maintenance-hoa',
    'charlotte: maintenance',
    'Karen W., Highland Creek, HOA maintenance',
    '2026-01-22',
    'Our board gets a one-page report with pictures: what’s urgent, and what can wait for next year’s budget. Meetings are shorter. Nobody’s complained.',
  ),
]

const routine: Seed<Review>[] = [
  review(
    'routine-condensate',
    'charlotte: maintenance-routine',
    'Marisol V., Steele Creek, Monthly program',
    '2026-08-19',
    'Back in May he flushed a drain line I didn’t know I had. My neighbor, same builder and same year, had hers come through the ceiling in July. I gave her the number.',
  ),
  review(
    'routine-distance',
    'charlotte: maintenance-routine',
    'Howard B., Oakhurst, Quarterly program',
    '2026-05-12',
    'I live in Ohio and own one house in Oakhurst. Every quarter I get a dozen photos and a list sorted into now, this season, and someday. The first report went to my old email, so I called, and I’ve had every one the same evening since.',
  ),
]

const preventive: Seed<Review>[] = [
  review(
    'preventive-sills',
    'charlotte: maintenance-preventive',
    'Beth C., Myers Park, Window sills',
    '2026-09-03',
    'They went around with an awl and found two sills going soft. Sanded, primed, and painted by lunch. I already had a quote for new windows on that side. It’s in the recycling.',
    2_400_00,
  ),
  review(
    'preventive-shower',
    'charlotte: maintenance-preventive',
    'Leon F., Raintree, Shower caulk',
    '2026-06-17',
    'There was a gap in the corner of our shower you could slide a card into. They cut it out, let it dry, and ran new silicone. Then he showed me the subfloor from the crawl space, still dry. It wouldn’t have been by fall.',
    3_100_00,
  ),
  review(
    'preventive-drafts',
    'charlotte: maintenance-preventive',
    'Angela M., Cotswold, Weatherstripping',
    '2026-02-26',
    'We’d set money aside for two new doors. They hung sweeps, moved the strikes, and sealed the attic hatch. The hall’s warm, the doors are the old ones, and we still have the money.',
    1_450_00,
  ),
]

const emergency: Seed<Review>[] = [
  review(
    'emergency-burst',
    'charlotte: maintenance-emergency',
    'Tanya R., Elizabeth, Burst pipe',
    '2026-01-18',
    'Christmas week, nineteen degrees, water pouring out of the kitchen light. The woman on the phone walked me to the valve in the crawl space before anybody had even left. By the time they pulled up, the hard part was over. I can’t say enough about her.',
  ),
  review(
    'emergency-limb',
    'charlotte: maintenance-emergency',
    'Doug P., Sherwood Forest, Storm damage',
    '2026-07-29',
    'A willow oak limb came through over the guest room. They had a tarp on that evening, photographed everything for the adjuster, and came back for the rafters once the claim was settled. I wouldn’t know who else to call.',
  ),
  review(
    'emergency-door',
    'charlotte: maintenance-emergency',
    'Mina K., South End, Forced door',
    '2026-04-30',
    'Somebody kicked in our door on a Sunday. The guy who came rebuilt the frame with a long strike plate and three-inch screws, and he wouldn’t leave until I’d tried the lock myself.',
  ),
]

const scheduled: Seed<Review>[] = [
  review(
    'scheduled-board',
    'charlotte: maintenance-scheduled',
    'Frank O., Piper Glen, Community program',
    '2026-09-24',
    'As treasurer I used to chase four contractors for invoices. Now there’s one, by building, with photos. The board set a limit for repairs without a vote, and they haven’t gone over it once.',
  ),
  review(
    'scheduled-duplexes',
    'charlotte: maintenance-scheduled',
    'Grace H., Villa Heights, Complete plan',
    '2026-03-11',
    'Three duplexes, one calendar. The open-item list is the first thing I read on the first of the month, and it’s getting shorter.',
  ),
]

export const maintenanceReviews: Seed<Review>[] = [
  ...wholeProperty,
  ...routine,
  ...preventive,
  ...emergency,
  ...scheduled,
]
