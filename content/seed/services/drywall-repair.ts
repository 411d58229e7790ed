import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { fixtures, pricing, process, questions, reviews, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Drywall we repair',
  cards: [
    {
      title: 'Holes and dents',
      text: 'Doorknobs, moving day, anchors that pulled out. We patch holes up to about eight inches: cut square, backed with wood, taped, and coated wide. This price covers up to four.',
      price: 'price-drywall-small',
    },
    {
      title: 'Water damage',
      text: 'We find the leak first, cut back to dry board, seal the stain, and match the ceiling around it.',
      price: 'price-drywall-large',
    },
    {
      title: 'Cracks and seams',
      text: 'We open, tape, and coat them, because caulk would split again by spring. Over doors we’ll check if the frame is moving.',
      price: 'price-drywall-small',
    },
    {
      title: 'Texture matching',
      text: 'Orange peel, knockdown, hand-troweled, and smooth. We spray a sample on cardboard before the wall.',
      price: 'price-drywall-medium',
    },
    {
      title: 'Popcorn ceilings',
      text: 'Patched, or taken off and skimmed smooth. In older houses we test the texture for asbestos first.',
      price: 'price-drywall-large',
    },
    {
      title: 'New drywall',
      text: 'Garages, basements, and rooms opened for pipes: hung, taped, finished, and ready for paint.',
      price: 'price-drywall-large',
    },
  ],
})

const steps = process({
  heading: 'How a drywall repair works',
  steps: [
    {
      title: 'Find the cause',
      text: 'It’s water, movement, or an elbow. A patch over a leak only buys time, so we fix the cause first.',
    },
    {
      title: 'Cut and back',
      text: 'We take loose board out, cut the edges square, and put wood behind the opening so the patch can’t sink.',
    },
    {
      title: 'Tape and coat',
      text: 'Paper tape and three coats, each wider than the last, sanded with a vacuum on the tool.',
    },
    {
      title: 'Match and prime',
      text: 'We match the texture, then prime. If you have the paint, we can paint the same day.',
    },
  ],
})

const problems = fixtures({
  heading: 'Common drywall problems',
  intro: 'Most marks have a cause. We’ll name it before we close the wall over it.',
  purpose: 'problems',
  lists: {
    'On walls': [
      'Doorknob holes and anchor holes',
      'Cracks that run from the corners of doors and windows',
      'Nail pops in rows, as the studs dry',
      'Dented metal on outside corners',
      'Soft board behind a tub or a toilet',
    ],
    'On ceilings': [
      'Brown rings under a bath or an attic unit',
      'Sagging board between the joists',
      'Cracks that open again each winter',
      'Popcorn texture that comes off with the paint',
      'A foot through from the attic',
    ],
  },
})

/** The page of drywall repair and its card. */
export const drywallRepair: Seed<Service> = {
  _id: 'service-drywall-repair',
  _type: 'service',
  title: 'Drywall repair',
  slug: slug('drywall-repair'),
  category: ref('service-handyman'),
  hero: hero(
    'Drywall repair you can’t find afterward',
    'Holes, cracks, water stains, and texture around Charlotte. Most patches are coated and primed in one visit; ceilings may need a second.',
    picture('detail-drywall.jpg'),
  ),
  sections: [
    work,
    steps,
    problems,
    pricing({
      heading: 'What drywall repair costs',
      intro:
        'We price by the size of the opening, and matching the texture is included. Painting is priced separately, by the square foot.',
      prices: ['price-drywall-small', 'price-drywall-medium', 'price-drywall-large'],
    }),
    questions({
      heading: 'Questions about drywall repair',
      key: 'questions-first',
      items: [
        'faq-drywall-cost',
        'faq-drywall-time',
        'faq-drywall-dust',
        'faq-drywall-paint',
        'faq-drywall-ceiling-stain',
      ],
    }),
    reviews({
      heading: 'What customers say',
      most: 2,
    }),
    questions({
      heading: 'More about walls and ceilings',
      items: [
        'faq-drywall-cracks',
        'faq-drywall-plaster',
        'faq-drywall-popcorn',
        'faq-drywall-nail-pops',
        'faq-drywall-bathroom',
        'faq-drywall-soundproof',
      ],
    }),
  ],
  closing: closing(
    'Put a coin beside the hole',
    'Take a photo with the coin for scale and one of the whole wall. That’s enough for a price.',
  ),
  summary: 'Holes, cracks, water stains, and texture, patched so that nobody finds the spot.',
  picture: picture('detail-drywall.jpg'),
  cardPrice: ref('price-drywall-repair'),
  seo: seo(
    'Drywall Repair in Charlotte, NC',
    'Holes, cracks, water damage, and texture matching around Charlotte. Priced by the size of the opening, primed, and ready for paint.',
    'drywall repair Charlotte',
    'ceiling repair',
    'texture matching',
  ),
}
