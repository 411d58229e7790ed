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
      text: 'We’ll measure, look below and above the room, and draw it. You’ll choose tile and fixtures by name, and get one price.',
    },
    {
      title: 'Build',
      text: 'Everything’s on site before the first tile comes off. We put up dust walls, and the water’s off for just hours at a time.',
    },
    {
      title: 'Finish',
      text: 'The glass goes in, the silicone cures, and we test the fan with a sheet of paper. We’ll walk it with you and hand over photos of what’s behind the tile.',
    },
  ],
})

const behind = reasons({
  heading: 'Why our bathrooms stay dry',
  intro: 'You’ll look at the tile for twenty years. What keeps the house dry is what you’ll never see again.',
  purpose: 'materials',
  points: [
    {
      title: 'Board, not drywall',
      text: 'We screw cement or foam board to studs we’ve straightened first. Green drywall belongs on the ceiling, if anywhere.',
    },
    {
      title: 'One unbroken membrane',
      text: 'It runs from the drain to above the shower head, around the niche, and over the curb. We use ready-made corners, because folded ones leak.',
    },
    {
      title: 'A pan that’s held water overnight',
      text: 'We plug the drain, fill the pan to the curb, and mark the level. If the water’s still at the mark in the morning, we start the tile.',
    },
    {
      title: 'Floors made stiff',
      text: 'We bolt new lumber to joists that plumbers have notched. Tile doesn’t bend, so the floor under it can’t either.',
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
    'Bathroom remodeling in Charlotte and the towns around it. New fixtures in the old places or a whole new layout, waterproofed, and photographed before we cover it.',
    picture('bath-marble-walkin-shower.jpg'),
  ),
  sections: [
    beforeAfter({
      heading: 'Before and after',
      intro:
        'Same room, same window. The tub makes room for a walk-in shower in the same corner. The toilet stays on its drain, and that saves a good part of the budget.',
      before: picture('bathroom-before.jpg'),
      after: picture('bathroom-after.jpg'),
      caption: 'Pink tile and a strip of bulbs, then a glass walk-in shower and a floating vanity.',
    }),
    bathroomWork,
    behind,
    steps,
    stats({
      heading: 'Bathrooms by the numbers',
      claims: ['claim-bathroom-return', 'claim-bathroom-time', 'claim-bathrooms', 'claim-satisfaction'],
    }),
    projects({
      heading: 'Recent bathroom projects',
      intro: 'In one, a closet gave up two feet. In the other, we built a floor to carry a full tub.',
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
    'Send a photo of the shower and one of the ceiling below it. We’ll tell you what we see and what it would take.',
  ),
  summary: 'Showers, vanities, tile, and fans, waterproofed, and photographed before the tile goes on.',
  picture: picture('bath-marble-walkin-shower.jpg'),
  cardPrice: ref('price-bathroom-remodel'),
  seo: seo(
    'Bathroom Remodeling in Charlotte, NC',
    'Showers, vanities, tile, and ventilation around Charlotte. Waterproofing photographed before tile, one written price, permits handled.',
    'bathroom remodeling Charlotte',
    'shower remodel',
  ),
}
