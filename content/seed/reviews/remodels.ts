import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const renovations: Seed<Review>[] = [
  review(
    'renovation-bath-leak',
    'charlotte: bathroom-remodeling',
    'Andrea M., Myers Park, Bathroom remodel',
    '2026-08-11',
    'Two other companies couldn’t find our bathroom leak. Luis opened the wall, found it in about an hour, and then they remodeled the whole bath. They finished a day early and the price didn’t change. Owen stopped by at the end and went over every inch with blue tape. I didn’t find anything he hadn’t already marked. Five stars isn’t enough!',
  ),
  review(
    'renovation-kitchen-island',
    'charlotte: kitchen-remodeling',
    'Priya S., Ballantyne, Kitchen remodel',
    '2026-05-06',
    'We interviewed five contractors for our kitchen, and Crown & Level wasn’t the cheapest. They were the only ones who crawled under the house. The estimate was four pages long, and I could see exactly what everything cost. Dana was our foreman and she’s fantastic. Every Friday we got photos and a plan for the next week. It took six and a half weeks and came in at $61,400, which is about $900 over, because we changed our minds on the backsplash. Downsides: it’s loud, and we ate a lot of pizza. I’d do it again with the same crew. My husband checked the island with his own level. Twice. It’s level.',
  ),
  review(
    'renovation-builtins',
    'charlotte: whole-home-remodel',
    'Thomas E., Wesley Heights, Whole-home remodel',
    '2026-03-19',
    'Beautiful built-ins in a house where nothing’s straight. Marcus is an artist.',
  ),
  review(
    'renovation-guest-bath',
    'charlotte: bathroom-remodeling',
    'Joy L., NoDa, Guest bathroom',
    '2026-02-09',
    'Family of four with one bathroom out of commission. They were clean, quiet, and quick. Two weeks to the day. The dust wall really works!',
  ),
  review(
    'bathroom-curbless',
    'charlotte: bathroom-remodeling',
    'Eleanor W., Providence Plantation, Curbless shower',
    '2026-06-29',
    'Had them put in a walk-in shower for my mother. No step at all, so she can go right in by herself. They also put in wood behind the tile for grab bars and gave me pictures of where it is.',
  ),
]

const kitchens: Seed<Review>[] = [
  review(
    'kitchen-galley',
    'charlotte: kitchen-remodeling',
    'Lorraine P., Plaza Midwood, Galley kitchen',
    '2026-09-17',
    'Our kitchen is tiny and somehow they found room for a pantry. They taped the whole thing out on the floor first and we ended up moving the sink. So glad we did that!',
  ),
  review(
    'kitchen-beam',
    'charlotte: kitchen-remodeling',
    'Jonas W., Madison Park, Kitchen remodel',
    '2026-07-07',
    'Had a wall taken out in our ranch, and the beam’s hidden in the ceiling. My brother builds houses and he was impressed. $38k for the kitchen including the wall.',
  ),
  review(
    'kitchen-laundry',
    'charlotte: kitchen-remodeling',
    'Rosa A., Highland Creek, Kitchen remodel',
    '2026-04-14',
    'Three kids and no kitchen for a month, and we survived. They set up a sink and a hot plate in our laundry room on day one. Good people!',
  ),
]

const bathrooms: Seed<Review>[] = [
  review(
    'bathroom-joist',
    'charlotte: bathroom-remodeling',
    'Marcus T., Chantilly, Hall bathroom',
    '2026-08-04',
    'They found a rotten joist under our tub and fixed it the same day for the price they’d quoted. The tile work is perfect. The only thing I’d change: my tile took three weeks to get here, and I didn’t know that when I picked it.',
  ),
  review(
    'bathroom-photos',
    'charlotte: bathroom-remodeling',
    'Stephanie K., Ballantyne, Primary bathroom',
    '2026-03-27',
    'I got pictures of the waterproofing before they tiled over it. Other contractors looked at me funny when I asked for that.',
  ),
]

const houses: Seed<Review>[] = [
  review(
    'whole-home-binder',
    'charlotte: whole-home-remodel',
    'Caroline D., Dilworth, Whole-home remodel',
    '2026-10-02',
    'We had our whole 1920s house done. It took 13 weeks and we moved out for most of it. Before they’d even give us a price they opened up a few walls, and I thought that was overkill. They found burnt wiring. We’re glad they looked. At the end Owen gave us a binder with photos of everything inside the walls. We’ve used it three times already to hang things. Were there bad days? Sure. A shower door came in cracked and we waited a month for the new one. But they’re honest, and they’ve been back twice for little things and didn’t charge us. The guys on the crew, Luis and Marcus and Ben, were in our house more than we were that fall, and we never once worried about it. If you have an old house and you’re scared to open it up, call Owen. He’ll tell you the truth.',
  ),
  review(
    'whole-home-stairs',
    'charlotte: whole-home-remodel',
    'Victor N., Raeburn, Whole-home remodel',
    '2026-06-11',
    'Two floors, new stairs, two baths. We lived upstairs the whole time. They said 11 nights without a kitchen sink and it was 9. Impressive.',
  ),
  review(
    'addition-mother',
    'mint-hill: room-additions',
    'Janet S., Mint Hill, Primary suite addition',
    '2026-08-22',
    'Added a bedroom and bath for my mother. From the street you can’t tell which part is new. Everyone on the crew called her “Miss Ruth,” and she’s still talking about it.',
  ),
  review(
    'addition-roofline',
    'cornelius: room-additions',
    'Omar K., Cornelius, Sunroom addition',
    '2026-05-19',
    'Great sunroom. One corner of the gutter leaked at first, and I had to call twice before somebody came to fix it. They did fix it for free, and it’s been dry through two tropical storms. We’re out there every morning.',
  ),
]

export const remodelReviews: Seed<Review>[] = [...renovations, ...kitchens, ...bathrooms, ...houses]
