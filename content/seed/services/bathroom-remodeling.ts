import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { beforeAfter, projects } from '../proof-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, reviews, stats } from '../sections.ts'
import { bathroomWork } from './bathroom-remodeling/work.ts'

const steps = process({
  heading: 'Three steps',
  steps: [
    {
      title: 'Plan',
      text: 'We measure, look below, and above the room, and draw it. You choose tile and fixtures by name, and get one price.',
    },
    {
      title: 'Build',
      text: 'Everything is on site before the first tile comes off. Dust walls go up, and the water is off for hours at a time.',
    },
    {
      title: 'Finish',
      text: 'Glass in, silicone cured, fan tested with a sheet of paper. We walk it with you and hand over photos of what’s behind the tile.',
    },
  ],
})

const behind = reasons({
  heading: 'Behind the tile',
  intro: 'You’ll look at the tile for twenty years. What keeps the house dry is what you never see again.',
  purpose: 'materials',
  points: [
    {
      title: 'Board, not drywall',
      text: 'Cement or foam board in wet walls, screwed to studs that we’ve straightened first. Green drywall belongs on the ceiling, if anywhere.',
    },
    {
      title: 'One unbroken membrane',
      text: 'From the drain to above the shower head, around the niche, and over the curb. Corners are preformed, because folded ones leak.',
    },
    {
      title: 'A pan that stood overnight',
      text: 'We plug the drain, fill the pan to the curb and mark the level. If the mark and the water agree in the morning, tile may start.',
    },
    {
      title: 'Floors made stiff',
      text: 'Joists that plumbers have notched get sisters. Tile doesn’t bend, so the floor under it may not either.',
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
    'Bathroom remodeling in Charlotte and the towns around it. New fixtures in the old places or a new plan altogether, waterproofed, and photographed before it’s covered.',
    picture('bath-marble-walkin-shower.jpg'),
  ),
  sections: [
    beforeAfter({
      heading: 'Same room, same window',
      intro:
        'The tub makes room for a walk-in shower in the same corner. The toilet stays on its drain, and that’s where a good part of the budget is saved.',
      before: picture('bathroom-before.jpg'),
      after: picture('bathroom-after.jpg'),
      caption: 'Pink tile and a strip of bulbs, then a glass walk-in shower and a floating vanity.',
    }),
    bathroomWork,
    behind,
    steps,
    stats({
      heading: 'Bathrooms in figures',
      claims: ['claim-bathroom-return', 'claim-bathroom-time', 'claim-bathrooms', 'claim-satisfaction'],
    }),
    projects({
      heading: 'Where the room came from',
      intro: 'A closet gave up two feet, a floor was made to carry a full tub.',
      items: ['project-double-vanity', 'project-freestanding-tub'],
    }),
    areas({
      heading: 'Where we remodel bathrooms',
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
      heading: 'From people who shared one bathroom meanwhile',
      most: 3,
    }),
    questions({
      heading: 'Questions before the water is off',
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
    'How old is the tile?',
    'Send a photo of the shower and one of the ceiling below it. We’ll tell you what we see and what it would take.',
  ),
  summary: 'Showers, vanities, tile, and air, waterproofed, and photographed before the tile goes on.',
  picture: picture('bath-marble-walkin-shower.jpg'),
  cardPrice: ref('price-bathroom-remodel'),
  seo: seo(
    'Bathroom Remodeling in Charlotte, NC',
    'Showers, vanities, tile, and ventilation around Charlotte. Waterproofing photographed before tile, one written price, permits handled.',
    'bathroom remodeling Charlotte',
    'shower remodel',
  ),
}
