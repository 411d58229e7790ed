import type { Review } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { review } from './review.ts'

const renovations: Seed<Review>[] = [
  review(
    'renovation-bath-leak',
    'charlotte: bathroom-remodeling',
    'Andrea M., Myers Park, Bathroom remodel',
    '2026-08-11',
    'They took our wall down to bare studs, found the leak two other companies had missed, and still finished a day early. The price didn’t change by a penny.',
  ),
  review(
    'renovation-kitchen-island',
    'charlotte: kitchen-remodeling',
    'Priya S., Ballantyne, Kitchen remodel',
    '2026-05-06',
    'The island’s dead level. I’ve checked, twice. Every Friday we got a photo, a list of what got done, and a list of what came next.',
  ),
  review(
    'renovation-builtins',
    'charlotte: whole-home-remodel',
    'Thomas E., Wesley Heights, Whole-home remodel',
    '2026-03-19',
    'Built-ins, a new mantel, and floors run through three rooms, all in a 1920s house. There isn’t a straight wall in the place, and the shelves fit like it’s nobody’s business.',
  ),
  review(
    'renovation-guest-bath',
    'charlotte: bathroom-remodeling',
    'Joy L., NoDa, Guest bathroom',
    '2026-02-09',
    'A five-by-eight bath with a family of four living around it. Dust walls went up on day one and came down on the last. We didn’t eat any grit, which is more than I can say for our last remodel.',
  ),
  review(
    'bathroom-curbless',
    'charlotte: bathroom-remodeling',
    'Eleanor W., Providence Plantation, Curbless shower',
    '2026-06-29',
    'My mother walks right into her shower, no step. They put wood in the wall for bars we’ll probably need someday and gave me a photo of where it is.',
  ),
]

const kitchens: Seed<Review>[] = [
  review(
    'kitchen-galley',
    'charlotte: kitchen-remodeling',
    'Lorraine P., Plaza Midwood, Galley kitchen',
    '2026-09-17',
    'It’s seven feet wide, and they found room for a pantry. They taped the layout on the floor and made me pretend to cook. I felt silly, and I moved the sink eleven inches that morning. It cost me some tape.',
  ),
  review(
    'kitchen-beam',
    'charlotte: kitchen-remodeling',
    'Jonas W., Madison Park, Kitchen remodel',
    '2026-07-07',
    'Brick ranch, wall in the wrong place. The engineer came on a Tuesday and the beam the Friday after. My brother frames houses, and he couldn’t find the seam in the ceiling.',
  ),
  review(
    'kitchen-laundry',
    'charlotte: kitchen-remodeling',
    'Rosa A., Highland Creek, Kitchen remodel',
    '2026-04-14',
    'Three kids and no kitchen sounded awful. They had a sink and a burner going in the laundry room the first day, and the cabinets were in the garage before a single door came down. We’d do it again. Well, the kids would.',
  ),
]

const bathrooms: Seed<Review>[] = [
  review(
    'bathroom-joist',
    'charlotte: bathroom-remodeling',
    'Marcus T., Chantilly, Hall bathroom',
    '2026-08-04',
    'Under the old tub was a joist some plumber had cut almost clean through. They stopped, sent me the photo and a price, and had a new one in by three. Everything else cost what the estimate said it’d cost.',
  ),
  review(
    'bathroom-photos',
    'charlotte: bathroom-remodeling',
    'Stephanie K., Ballantyne, Primary bathroom',
    '2026-03-27',
    'I got dated photos of the waterproofing before any tile went up. Nobody’s ever handed me proof of something I’d never see.',
  ),
]

const houses: Seed<Review>[] = [
  review(
    'whole-home-binder',
    'charlotte: whole-home-remodel',
    'Caroline D., Dilworth, Whole-home remodel',
    '2026-10-02',
    'They opened four small holes before they’d give us a price. We thought that was fussy until the third one showed burnt wiring. At the end we got a binder with a photo of every wall while it was open. I use it every time I hang a picture.',
  ),
  review(
    'whole-home-stairs',
    'charlotte: whole-home-remodel',
    'Victor N., Raeburn, Whole-home remodel',
    '2026-06-11',
    'Two floors, two baths, one beam, and we lived upstairs for most of it. The schedule said eleven nights without a kitchen sink. It was nine, and I’m not complaining.',
  ),
  review(
    'addition-mother',
    'mint-hill: room-additions',
    'Janet S., Mint Hill, Primary suite addition',
    '2026-08-22',
    'It’s a suite for my mother on the back of a brick ranch. There’s no step anywhere, a door wide enough for a chair she doesn’t need yet, and you can’t tell from the street which bricks are new.',
  ),
  review(
    'addition-roofline',
    'cornelius: room-additions',
    'Omar K., Cornelius, Sunroom addition',
    '2026-05-19',
    'The other company wanted to stick a flat roof on our house. These guys drew the pitch three ways, and the one they built has been through two tropical storms. Not a drop. The gutter dripped at one corner at first, I called, and they’d fixed it by the weekend.',
  ),
]

export const remodelReviews: Seed<Review>[] = [...renovations, ...kitchens, ...bathrooms, ...houses]
