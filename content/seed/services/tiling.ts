import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { pricing, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Tile work we do',
  cards: [
    {
      title: 'Shower walls and pans',
      text: 'We waterproof the walls and the pan, then test them before we tile. Niches and benches are sloped to drain.',
    },
    {
      title: 'Bathroom floors',
      text: 'We level the floor, add a mat that keeps tile from cracking, and put the cut tiles along the wall you see least.',
    },
    {
      title: 'Kitchen backsplashes',
      text: 'We center the pattern on the range, bring the outlets out flush with the tile, and trim the edges in metal or stone.',
    },
    {
      title: 'Entries and hallways',
      text: 'Large tiles lined up with a laser, and smooth transitions between rooms.',
    },
    {
      title: 'Fireplaces and hearths',
      text: 'Stone and tile on a fireproof base, cut to fit around your brick.',
    },
    {
      title: 'Repairs and regrouting',
      text: 'We carefully replace cracked tiles without breaking the ones next to them, reset loose ones, and redo the grout.',
    },
  ],
})

const materials = reasons({
  picture: picture('bath-marble-walkin-shower.jpg'),
  heading: 'Which tile to use where',
  purpose: 'materials',
  points: [
    {
      title: 'Ceramic',
      text: 'Light, easy to cut, and inexpensive, so it’s the best value for walls and backsplashes.',
    },
    {
      title: 'Porcelain',
      text: 'Dense and hard, for floors, showers, and porches. Large tiles need a very flat floor.',
    },
    {
      title: 'Glass and mosaic',
      text: 'For accents, niches, and shower floors. All those grout lines take longer than you’d think.',
    },
    {
      title: 'Natural stone',
      text: 'Marble, slate, and travertine need sealing now and then. Keep vinegar away from marble.',
    },
  ],
})

const steps = process({
  heading: 'How a tile job works',
  steps: [
    {
      title: 'Measure and lay out',
      text: 'We draw the room, plan the cuts, and order an extra box for repairs.',
    },
    {
      title: 'Prepare the base',
      text: 'We remove the old tile, level the floor, and screw down anything loose underneath.',
    },
    {
      title: 'Waterproof',
      text: 'In bathrooms, we waterproof the walls, the corners, and around the drain. Then we fill the shower pan with water overnight to check for leaks.',
    },
    {
      title: 'Set',
      text: 'We put mortar under the whole tile and use clips to keep the edges even.',
    },
    {
      title: 'Grout and seal',
      text: 'We grout the tile, caulk the corners, and seal natural stone. We’ll tell you how long to stay off the floor.',
    },
  ],
})

/** The page of tiling and its card. */
export const tiling: Seed<Service> = {
  _id: 'service-tiling',
  _type: 'service',
  title: 'Tiling',
  slug: slug('tiling'),
  category: ref('service-handyman'),
  hero: hero(
    'Tile that’s flat, dry, and lined up',
    'Showers, floors, backsplashes, and hearths around Charlotte. We spend the first day on preparation and waterproofing.',
    picture('detail-tile.jpg'),
  ),
  sections: [
    work,
    pricing({
      heading: 'Tile installation prices',
      intro:
        'Per square foot, including setting, mortar, and grout. Repairs to the floor or wall underneath are listed separately.',
      prices: ['price-tiling-ceramic', 'price-tiling-premium', 'price-tiling-stone'],
    }),
    materials,
    steps,
    questions({
      heading: 'Questions about tile',
      items: [
        'faq-tiling-cost',
        'faq-tiling-over',
        'faq-tiling-crack',
        'faq-tiling-grout',
        'faq-tiling-use',
        'faq-tiling-waterproof',
      ],
    }),
  ],
  closing: closing(
    'Get a tile quote',
    'Give us the size of the room and a photo of tile you like. We’ll tell you how much to order and what it’ll cost to install.',
  ),
  summary: 'Showers, floors, and backsplashes, waterproofed first.',
  picture: picture('detail-tile.jpg'),
  cardPrice: ref('price-tiling-ceramic'),
  seo: seo(
    'Tile Installation in Charlotte, NC',
    'Shower, floor, and backsplash tile around Charlotte: ceramic, porcelain, glass, and stone. We waterproof first, test with water, and price by the square foot.',
    'tile installation Charlotte',
    'shower tile',
    'backsplash',
  ),
}
