import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { beforeAfter, projects } from '../proof-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, reviews, stats } from '../sections.ts'
import { bathroomWork } from './bathroom-remodeling/work.ts'

const steps = process({
  heading: 'How a bathroom remodel works',
  steps: [
    {
      title: 'Plan',
      text: 'We measure the room, check above and below it, and draw a plan. You pick the tile and fixtures and get one price.',
    },
    {
      title: 'Build',
      text: 'We have everything on site before the first tile comes off. We put up dust walls, and the water’s only off for a few hours at a time.',
    },
    {
      title: 'Finish',
      text: 'The glass goes in, and we test the fan and every drain. We walk through the room with you and give you photos of what’s behind the tile.',
    },
  ],
})

const behind = reasons({
  picture: picture('detail-tile.jpg'),
  heading: 'Why our bathrooms stay dry',
  intro: 'You’ll see the tile every day. What keeps your house dry is behind it.',
  purpose: 'materials',
  points: [
    {
      title: 'Board, not drywall',
      text: 'We use cement board or foam board behind the tile. Green drywall doesn’t belong in a shower.',
    },
    {
      title: 'One unbroken waterproof membrane',
      text: 'The membrane runs from the drain to above the showerhead, around the niche, and over the curb. We use factory-made corner pieces, because a membrane folded into a corner can leak.',
    },
    {
      title: 'A shower pan tested overnight',
      text: 'We plug the drain, fill the pan, and mark the water level. If the water hasn’t dropped by morning, we start tiling.',
    },
    {
      title: 'Floors that don’t flex',
      text: 'If a plumber notched the joists years ago, we bolt new lumber alongside. Tile cracks when the floor under it bends.',
    },
  ],
})

/** The page of bathroom remodeling and its card. */
export const bathroomRemodeling: Seed<Service> = {
  _id: 'service-bathroom-remodeling',
  _type: 'service',
  title: 'Bathroom remodeling',
  slug: slug('bathroom-remodeling'),
  category: ref('service-renovations'),
  hero: hero(
    'Bathrooms that stay dry behind the tile',
    'Bathroom remodeling in Charlotte and the towns around it. Swap the fixtures or change the whole layout. We photograph the waterproofing before we cover it.',
    picture('bath-marble-walkin-shower.jpg'),
  ),
  sections: [
    beforeAfter({
      heading: 'Before and after',
      intro:
        'Same room, same window. A walk-in shower takes the place of the tub. The toilet stays where it was, which saves a lot of money.',
      before: picture('bathroom-before.jpg'),
      after: picture('bathroom-after.jpg'),
      caption: 'Before: pink tile and a strip of bulbs. After: a glass walk-in shower and a floating vanity.',
    }),
    bathroomWork,
    behind,
    steps,
    stats({
      heading: 'Bathrooms by the numbers',
      claims: ['claim-bathroom-return', 'claim-bathroom-time', 'claim-bathrooms', 'claim-satisfaction'],
    }),
    projects({
      heading: 'Bathroom projects',
      items: ['project-double-vanity', 'project-freestanding-tub'],
    }),
    areas({
      heading: 'Where we work',
      cities: [
        'city-charlotte',
        'city-matthews',
        'city-mint-hill',
        'city-pineville',
        'city-huntersville',
        'city-cornelius',
        'city-davidson',
        'city-concord',
      ],
    }),
    reviews({
      heading: 'What our bathroom customers say',
      most: 3,
    }),
    questions({
      heading: 'Questions about bathrooms',
      items: [
        'faq-bathroom-cost',
        'faq-bathroom-time',
        'faq-bathroom-only-one',
        'faq-bathroom-tub-to-shower',
        'faq-bathroom-fan',
        'faq-bathroom-permit',
      ],
    }),
  ],
  closing: closing(
    'Get a bathroom quote',
    'Take a photo of the shower and one of the ceiling below it. We’ll tell you what we see and what it would take.',
  ),
  summary: 'Showers, vanities, tile, and fans, waterproofed, and photographed before the tile goes on.',
  picture: picture('bath-marble-walkin-shower.jpg'),
  cardPrice: ref('price-bathroom-remodel'),
  seo: seo(
    'Bathroom Remodeling in Charlotte, NC',
    'Showers, vanities, tile, and ventilation around Charlotte. We photograph the waterproofing, handle the permits, and give you one price.',
    'bathroom remodeling Charlotte',
    'shower remodel',
  ),
}
