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
      text: 'From doorknobs, moving day, and anchors that pulled out. We patch holes up to about eight inches across. This price is for holes up to four inches.',
    },
    {
      title: 'Water damage',
      text: 'We find the leak first. Then we replace the wet drywall, seal the stain, and match the ceiling.',
    },
    {
      title: 'Cracks and seams',
      text: 'We cut cracks open and tape them, because caulk just splits again. If the crack is over a door, we check if the frame is moving.',
    },
    {
      title: 'Texture matching',
      text: 'Orange peel, knockdown, hand-troweled, or smooth. We test the texture on cardboard before we touch your wall.',
    },
    {
      title: 'Popcorn ceilings',
      text: 'We patch the texture, or scrape it off and skim the ceiling smooth. In older houses, we test the texture for asbestos first.',
    },
    {
      title: 'New drywall',
      text: 'For garages, basements, and walls opened for pipes. We hang and tape the drywall and leave it ready for paint.',
    },
  ],
})

const steps = process({
  heading: 'How a drywall repair works',
  steps: [
    {
      title: 'Find the cause',
      text: 'A patch over a leak won’t last, so we fix the cause first.',
    },
    {
      title: 'Cut and reinforce',
      text: 'We take out loose drywall, cut clean edges, and put wood behind the hole so the patch can’t sink.',
    },
    {
      title: 'Tape and coat',
      text: 'We use paper tape and three coats, each wider than the last, and sand with a vacuum attached.',
    },
    {
      title: 'Match and prime',
      text: 'We match the texture and prime it. If you have the paint, we can often paint the same day.',
    },
  ],
})

const problems = fixtures({
  heading: 'Common drywall problems',
  intro: 'Before we close up the wall, we find out what caused the damage.',
  purpose: 'problems',
  lists: {
    'On walls': [
      'Doorknob holes and anchor holes',
      'Cracks that run from the corners of doors and windows',
      'Rows of nail pops',
      'Dented metal on outside corners',
      'Soft drywall behind a tub or a toilet',
    ],
    'On ceilings': [
      'Brown stains under a bathroom or an attic AC',
      'Sagging drywall between the joists',
      'Cracks that open again each winter',
      'Popcorn texture that comes off on the paint roller',
      'Holes where somebody in the attic stepped through',
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
    'We fix holes, cracks, water stains, and texture all around Charlotte. Most patches take one visit. Ceilings may need a second.',
    picture('detail-drywall.jpg'),
  ),
  sections: [
    work,
    pricing({
      heading: 'What drywall repair costs',
      intro:
        'The price depends on the size of the hole, and matching the texture is included. Painting is priced separately, by the square foot.',
      prices: ['price-drywall-small', 'price-drywall-medium', 'price-drywall-large'],
    }),
    steps,
    problems,
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
    'Get a drywall quote',
    'Hold a quarter next to the hole for scale and take a photo. Take one more photo of the whole wall. We usually don’t need anything else.',
  ),
  summary: 'Holes, cracks, water stains, and texture, patched so you can’t find the spot.',
  picture: picture('detail-drywall.jpg'),
  cardPrice: ref('price-drywall-repair'),
  seo: seo(
    'Drywall Repair in Charlotte, NC',
    'Holes, cracks, water damage, and texture matching around Charlotte. The price depends on the size of the hole, and we leave the wall ready for paint.',
    'drywall repair Charlotte',
    'ceiling repair',
    'texture matching',
  ),
}
