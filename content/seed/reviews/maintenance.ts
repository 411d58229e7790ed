import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const wholeProperty: Seed<Review>[] = [
  review(
    'maintenance-rentals',
    'charlotte: maintenance',
    'Denise K., South End, Rental upkeep',
    '2026-10-15',
    'I manage rentals. One number, one invoice, and photos of every job before I ask. Turnovers stopped being the thing I dread about the first of the month.',
  ),
  review(
    'maintenance-gutters',
    'davidson: maintenance',
    'Paul V., Davidson, Seasonal visits',
    '2026-04-04',
    'The spring visit found a gutter pulling away and a soft spot in the fascia behind it. Two boards instead of a new soffit.',
  ),
  review(
    'maintenance-hoa',
    'charlotte: maintenance',
    'Karen W., Highland Creek, HOA maintenance',
    '2026-01-22',
    'Our board gets a one-page report with pictures, what’s urgent, and what can wait for next year’s budget. Meetings are shorter.',
  ),
]

const routine: Seed<Review>[] = [
  review(
    'routine-condensate',
    'charlotte: maintenance-routine',
    'Marisol V., Steele Creek, Monthly program',
    '2026-08-19',
    'He flushed a drain line in May that I didn’t know existed. My neighbor, same builder, and same year, had hers come through the ceiling in July. I gave her the number.',
  ),
  review(
    'routine-distance',
    'charlotte: maintenance-routine',
    'Howard B., Oakhurst, Quarterly program',
    '2026-05-12',
    'I live in Ohio and own one house in Oakhurst. Every quarter I get a dozen photos and a list sorted into now, this season and someday. I’ve stopped asking the tenant how the roof looks.',
  ),
]

const preventive: Seed<Review>[] = [
  review(
    'preventive-sills',
    'charlotte: maintenance-preventive',
    'Beth C., Myers Park, Window sills',
    '2026-09-03',
    'They went around with an awl and found two sills going soft. Sanded, primed, and painted by lunch. I already had a quote for new windows on that side, and I have torn it up.',
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
    'We had set money aside for two new doors. They hung sweeps, moved the strikes, and sealed the attic hatch. The hall is warm, the doors are the old ones, and the money is still there.',
    1_450_00,
  ),
]

const emergency: Seed<Review>[] = [
  review(
    'emergency-burst',
    'charlotte: maintenance-emergency',
    'Tanya R., Elizabeth, Burst pipe',
    '2026-01-18',
    'Christmas week, nineteen degrees, water coming down the kitchen light. The woman on the phone walked me to the valve in the crawl space before anybody had left. When they came, the hard part was over.',
  ),
  review(
    'emergency-limb',
    'charlotte: maintenance-emergency',
    'Doug P., Sherwood Forest, Storm damage',
    '2026-07-29',
    'A willow oak limb came through over the guest room. They had a tarp on the same evening, photographed all of it for the adjuster, and came back for the rafters when the claim was settled.',
  ),
  review(
    'emergency-door',
    'charlotte: maintenance-emergency',
    'Mina K., South End, Forced door',
    '2026-04-30',
    'Somebody kicked in our door on a Sunday. A man came, rebuilt the jamb with a long strike plate and three-inch screws, and didn’t leave until I had tried the lock myself.',
  ),
]

const scheduled: Seed<Review>[] = [
  review(
    'scheduled-board',
    'charlotte: maintenance-scheduled',
    'Frank O., Piper Glen, Community program',
    '2026-09-24',
    'As treasurer I used to chase four contractors for invoices. Now there’s one, by building, with photos. The board set a limit for repairs without a vote and they have never once gone over it.',
  ),
  review(
    'scheduled-duplexes',
    'charlotte: maintenance-scheduled',
    'Grace H., Villa Heights, Complete plan',
    '2026-03-11',
    'Three duplexes, one calendar. The open-item list is the first thing I read on the first of the month, and it gets shorter.',
  ),
]

export const maintenanceReviews: Seed<Review>[] = [
  ...wholeProperty,
  ...routine,
  ...preventive,
  ...emergency,
  ...scheduled,
]
