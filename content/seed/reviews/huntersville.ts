import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

/** Reviews of the four main services in Huntersville. */
export const huntersvilleReviews: Seed<Review>[] = [
  review(
    'huntersville-slider',
    'huntersville: handyman',
    'Bridget O., MacAulay, Patio slider',
    '2026-06-09',
    'Our sliding door hadn’t opened right in years. It took him about an hour. It’s like new!',
  ),
  review(
    'huntersville-seam',
    'huntersville: handyman',
    'Raymond T., Cedarfield, Ceiling seam',
    '2026-03-17',
    'Three painters “fixed” that ceiling crack and every winter it came right back. Marcus explained that it’s the trusses moving and he fixed it a different way. It’s been two winters now and so far so good.',
  ),
  review(
    'huntersville-shower',
    'huntersville: renovations',
    'Nicole and Jeff B., Wynfield, Primary bathroom',
    '2026-08-13',
    'LOVE our new shower!! We got rid of the giant tub nobody ever used. Luis and his tile guy were so neat and so polite, and they even entertained our four-year-old. It wasn’t cheap (just over $19k with the glass), but it’s worth every penny.',
  ),
  review(
    'huntersville-lake-house',
    'huntersville: construction',
    'Stan and Marie Y., Huntersville, Lake house',
    '2026-09-29',
    'They kept us out of trouble with the watershed rules. Our first plan had too much driveway, and we didn’t have a clue. Owen moved the garage, kept our patio, and got the shoreline permit. Building a house is stressful no matter what, but these people answered every call.',
  ),
  review(
    'huntersville-shop',
    'huntersville: construction',
    'Clint D., Huntersville, Race shop',
    '2026-05-04',
    'Race shop, 6,000 sq ft. The floor’s flat and the power’s where I wanted it. A couple of deliveries got delayed, and they worked two Saturdays to make it up. I’d use them again.',
  ),
  review(
    'huntersville-freezer',
    'huntersville: maintenance',
    'Gloria H., Huntersville, Second-home visits',
    '2026-07-20',
    'I’m only at the lake on weekends in the summer. Every month I get an email with pictures. In March it said the outlet for the garage freezer had tripped and they’d reset it. That’s a freezer full of food I didn’t lose. Thank you Terrell!',
  ),
]
