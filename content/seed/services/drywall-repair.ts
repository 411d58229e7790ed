import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { fixtures, pricing, process, questions, reviews, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'What we patch',
  cards: [
    {
      title: 'Holes and dents',
      text: 'Door knobs, moving day, anchors that pulled out. Up to about eight inches we patch: cut square, back, tape, feather wide.',
      price: 'price-drywall-small',
    },
    {
      title: 'Water damage',
      text: 'We find the leak first, cut back to dry board, seal the stain, and match the ceiling around it.',
      price: 'price-drywall-large',
    },
    {
      title: 'Cracks and seams',
      text: 'Opened, taped, and coated. Caulk would split again by spring. Over doors we check whether the frame moves.',
      price: 'price-drywall-small',
    },
    {
      title: 'Texture matching',
      text: 'Orange peel, knockdown, hand-troweled, and smooth. We spray a sample on cardboard before the wall.',
      price: 'price-drywall-medium',
    },
    {
      title: 'Popcorn ceilings',
      text: 'Patched, or taken off and skimmed smooth. In older houses the texture is tested for asbestos first.',
      price: 'price-drywall-large',
    },
    {
      title: 'New board',
      text: 'Garages, basements, and rooms opened for pipes: hung, taped, finished, and ready for paint.',
      price: 'price-drywall-large',
    },
  ],
})

const steps = process({
  heading: 'Four steps to a wall you can’t read',
  steps: [
    {
      title: 'Find the cause',
      text: 'Water, movement, or an elbow. A patch over a leak is a calendar, so the cause comes first.',
    },
    {
      title: 'Cut and back',
      text: 'Loose board out, edges square, wood behind the opening so that the patch can’t sink.',
    },
    {
      title: 'Tape and coat',
      text: 'Paper tape and three coats, each wider than the last, sanded with a vacuum on the tool.',
    },
    {
      title: 'Match and prime',
      text: 'Texture to match the field, then primer. Paint the same day if the color is in the house.',
    },
  ],
})

const problems = fixtures({
  heading: 'What we are called for',
  intro: 'Most marks have a cause. We name it before we close the wall over it.',
  purpose: 'problems',
  lists: {
    'On walls': [
      'Doorknob holes and anchor holes',
      'Cracks that run from the corners of doors and windows',
      'Nail pops in rows, as the studs dry',
      'Dented corner bead on outside corners',
      'Soft board behind a tub or a toilet',
    ],
    'On ceilings': [
      'Brown rings under a bath or an attic unit',
      'Sagging board between the joists',
      'Seams that open again each winter',
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
      heading: 'What a patch costs',
      intro: 'By the size of the opening, texture included. Paint is priced with painting, by the surface.',
      prices: ['price-drywall-small', 'price-drywall-medium', 'price-drywall-large'],
    }),
    questions({
      heading: 'Before you call',
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
      heading: 'Walls, before and since',
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
