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
      text: 'Waterproofed behind the tile, tested with water before it, with niches and benches that drain.',
      price: 'price-tiling-premium',
    },
    {
      title: 'Bathroom floors',
      text: 'Flat first, tile second: we level the floor, add a layer that lets it move without cracking the tile, and plan the cuts for the wall you see least.',
      price: 'price-tiling-ceramic',
    },
    {
      title: 'Kitchen backsplashes',
      text: 'Centered on the range, outlets brought forward, edges finished with a metal or stone trim.',
      price: 'price-tiling-ceramic',
    },
    {
      title: 'Entries and hallways',
      text: 'Large tiles laid to a laser line, with transitions a suitcase rolls right over.',
      price: 'price-tiling-premium',
    },
    {
      title: 'Fireplaces and hearths',
      text: 'Stone and tile set on a noncombustible base, cut to fit the brick where the old face stays.',
      price: 'price-tiling-stone',
    },
    {
      title: 'Repairs and regrouting',
      text: 'Cracked tile cut out without its neighbors, loose ones reset, grout raked and replaced.',
      price: 'price-tiling-ceramic',
    },
  ],
})

const materials = reasons({
  heading: 'Which tile to use where',
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
      text: 'For bands, niches, and shower floors. There are many joints, so it takes longer to set than you’d think.',
    },
    {
      title: 'Natural stone',
      text: 'Marble, slate, and travertine, sealed before grouting and again as they wear. Keep vinegar away from marble.',
    },
  ],
})

const steps = process({
  heading: 'How a tile job works',
  steps: [
    {
      title: 'Measure and lay out',
      text: 'We’ll draw the room, place the cuts, and order enough to have a box left for repairs.',
    },
    {
      title: 'Prepare the base',
      text: 'We take old tile out, check the floor with a long level, fill dips, and screw boards down.',
    },
    {
      title: 'Waterproof',
      text: 'In wet areas we seal the walls, corners, and drain, then fill the pan and let it sit overnight.',
    },
    {
      title: 'Set',
      text: 'Full mortar under every tile, clips to keep edges even, lines checked every third row.',
    },
    {
      title: 'Grout and seal',
      text: 'We fill and wash the joints, put matching silicone where things move, and seal the stone. We’ll tell you how long to stay off it.',
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
    'Showers, floors, backsplashes, and hearths around Charlotte. We spend the first day on what you’ll never see: what’s under the tile, and the waterproofing.',
    picture('detail-tile.jpg'),
  ),
  sections: [
    work,
    materials,
    steps,
    pricing({
      heading: 'Tile installation prices',
      intro:
        'Per square foot of finished surface, for setting, mortar, and grout. We list repairs to what’s underneath separately.',
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
    'Send a photo of tile you like',
    'Add the size of the room. We’ll tell you how much to order.',
  ),
  summary: 'Showers, floors, and backsplashes, waterproofed first and set to a line.',
  picture: picture('detail-tile.jpg'),
  cardPrice: ref('price-tiling-ceramic'),
  seo: seo(
    'Tile Installation in Charlotte, NC',
    'Shower, floor, and backsplash tile around Charlotte: ceramic, porcelain, glass, and stone. Waterproofed, water-tested, priced per square foot.',
    'tile installation Charlotte',
    'shower tile',
    'backsplash',
  ),
}
