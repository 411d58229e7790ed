import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { pricing, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Where we set tile',
  cards: [
    {
      title: 'Shower walls and pans',
      text: 'Waterproofed behind the tile, flood-tested before it, with niches and benches that drain.',
      price: 'price-tiling-premium',
    },
    {
      title: 'Bathroom floors',
      text: 'Flat first, tile second: we level the floor, set an uncoupling layer, and plan the cuts to the wall you see least.',
      price: 'price-tiling-ceramic',
    },
    {
      title: 'Kitchen backsplashes',
      text: 'Centered on the range, outlets brought forward, edges finished with a metal or stone trim.',
      price: 'price-tiling-ceramic',
    },
    {
      title: 'Entries and hallways',
      text: 'Large formats laid to a laser line, with transitions that a suitcase rolls over.',
      price: 'price-tiling-premium',
    },
    {
      title: 'Fireplaces and hearths',
      text: 'Stone and tile set on a heat-proof base, scribed to brick where the old face stays.',
      price: 'price-tiling-stone',
    },
    {
      title: 'Repairs and regrouting',
      text: 'Cracked tile cut out without its neighbors, loose ones reset, grout raked, and replaced.',
      price: 'price-tiling-ceramic',
    },
  ],
})

const materials = reasons({
  heading: 'Which tile for which room',
  purpose: 'materials',
  points: [
    {
      title: 'Ceramic',
      text: 'Light, easy to cut, and right for walls and backsplashes. The best value on a vertical surface.',
    },
    {
      title: 'Porcelain',
      text: 'Dense and hard, for floors, showers, and porches. Large sizes need a flatter floor than most houses have.',
    },
    {
      title: 'Glass and mosaic',
      text: 'For bands, niches and shower floors. Many joints, so the setting takes longer than the area suggests.',
    },
    {
      title: 'Natural stone',
      text: 'Marble, slate, and travertine, sealed before grouting, and again as they wear. No vinegar near marble.',
    },
  ],
})

const steps = process({
  heading: 'Five steps, none of them skipped',
  steps: [
    {
      title: 'Measure and lay out',
      text: 'We draw the room, place the cuts, and order enough to have a box left for repairs.',
    },
    {
      title: 'Prepare the base',
      text: 'Old tile out, floor checked with a long level, dips filled, boards screwed down.',
    },
    {
      title: 'Waterproof',
      text: 'Membrane, corners, and drain in wet rooms, then a flood test that stands overnight.',
    },
    { title: 'Set', text: 'Full mortar coverage, clips to keep edges even, lines checked every third row.' },
    {
      title: 'Grout and seal',
      text: 'Joints filled and washed, movement joints in matching silicone, stone sealed. Stay off it as long as we ask.',
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
    'Showers, floors, backsplashes, and hearths around Charlotte. The work you never see, base, and waterproofing, is where we spend the first day.',
    picture('detail-tile.jpg'),
  ),
  sections: [
    work,
    materials,
    steps,
    pricing({
      heading: 'What tile costs, set',
      intro:
        'Per square foot of finished surface, for setting, mortar, and grout. Base repairs are listed by themselves.',
      prices: ['price-tiling-ceramic', 'price-tiling-premium', 'price-tiling-stone'],
    }),
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
    'Bring the tile or bring a picture',
    'Send the room’s size and what you like. We’ll tell you how much to order before you order it.',
  ),
  summary: 'Showers, floors, and backsplashes, waterproofed first, and set to a line.',
  picture: picture('detail-tile.jpg'),
  cardPrice: ref('price-tiling-ceramic'),
  seo: seo(
    'Tile Installation in Charlotte, NC',
    'Shower, floor, and backsplash tile around Charlotte: ceramic, porcelain, glass, and stone. Waterproofed, flood-tested, priced per square foot.',
    'tile installation Charlotte',
    'shower tile',
    'backsplash',
  ),
}
