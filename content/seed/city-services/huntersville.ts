import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('huntersville', 'painting', {
  title: 'Painting in Huntersville',
  hero: hero(
    'House painting in Huntersville and on Lake Norman',
    'Lake sun is hard on paint, so we choose products that hold up to it. Inside and out, we repair first and paint second.',
  ),
  about: richText(
    paragraph`A house on the lake gets the afternoon sun twice, once from the sky and once off the water. Dark doors can get hot enough to damage the finish. On the lake side, we suggest lighter colors, a tougher door paint, and caulk that stretches. We replace warped deck boards before we stain. Staining costs ${price('price-deck-fence-staining')}.`,
    paragraph`Most of Northstone, Skybrook, and Wynfield has fiber cement or hardboard siding, and the two look alike from the street. Fiber cement just needs washing, caulk, and two coats. Hardboard usually needs repair along the bottom edges first. If the trim’s rotten, we replace it with something that won’t rot, and tell you how many boards before we start.`,
    paragraph`HOAs in Vermillion and Birkdale are picky about colors, and it can take weeks to hear back. We send in the form, the samples, and a photo of the houses next door. Inside, people call us for stairwells, tall ceilings, and kitchen cabinets sprayed instead of replaced.`,
    paragraph`A two-story exterior takes about a week in dry weather. A two-story foyer takes two days, one of them to set up the scaffold. We paint outside from mid-April to early November. A good exterior paint job lasts ${claim('claim-exterior-paint-life')}, but expect less on the side facing the lake.`,
  ),
  closing: closing(
    'Get a Huntersville painting quote',
    'Inside, outside, or the kitchen cabinets? Send us a few photos, or have us come measure.',
  ),
  seo: seo(
    'Painters in Huntersville, NC | Lake Sun and HOA Colors',
    'Exterior, interior, and deck painting in Huntersville, NC 28078. We use paint that holds up to lake sun, and fill out your HOA form.',
    'painters Huntersville NC',
    'deck staining Lake Norman',
  ),
})

const plumbing = cityService('huntersville', 'plumbing', {
  title: 'Plumbing in Huntersville',
  hero: hero(
    'Plumbing repairs in Huntersville',
    'Houses built together wear out together. If your neighbors are replacing their water heaters, it’s time to check yours.',
  ),
  about: richText(
    paragraph`In Wynfield and Cedarfield, the builder bought all the water heaters, regulators, and washer hoses around the same time, so they fail around the same time too. If your water heater is in the attic, the pan under it must have a drain that ends outdoors, and many don’t. We test the drain.`,
    paragraph`Some of the first lake subdivisions have gray plastic pipe (polybutylene). Later ones have copper or flexible lines that run from one central block, called a manifold, where every fixture has its own valve. We can label the valves on any visit. In a house on a slab, a warm spot on the floor can mean a leak in the hot-water line, and it’s often easier to reroute the line overhead than to break up the floor.`,
    paragraph`Near the shore, some lawns are watered from the lake. You need Duke Energy’s permission to take water from Lake Norman, and a tested backflow preventer keeps lake water out of your house. Outdoor showers need to be drained every November, and our ${link('service-maintenance-preventive', 'fall visits')} take care of that. Installing a disposal, a toilet, or a shower valve costs ${price('price-plumbing-fixture-installation')}.`,
    paragraph`A valve or a disposal takes about an hour. Replacing every shutoff in the house takes a day. If a licensed plumber swaps your water heater for the same kind, you usually don’t need a permit. You do need a permit if the new heater is a different size, uses a different fuel, or goes in a new spot. Emergencies are billed at ${price('price-plumbing-emergency')}.`,
  ),
  closing: closing(
    'Get a Huntersville plumbing quote',
    'Wondering how old your water heater is? Text us a photo of the label. Or call about anything that leaks.',
  ),
  seo: seo(
    'Plumbing Repairs in Huntersville, NC',
    'Water heaters, regulators, slab leaks, and outdoor showers in Huntersville, NC 28078. You get a written price before we start.',
    'plumber Huntersville NC',
    'water heater Huntersville',
  ),
})

const electrical = cityService('huntersville', 'electrical', {
  title: 'Electrical work in Huntersville',
  hero: hero(
    'Electrical work in Huntersville, at home and on the dock',
    'Car chargers, porch fans, deck lights, and safe power for your dock.',
  ),
  about: richText(
    paragraph`Water and electricity don’t mix, and there’s a lot of both here. A boat lift or a dock outlet with a bad ground can put voltage into the lake and hurt a swimmer. Dock power needs ground-fault protection and a shutoff switch that’s easy to find. We take care of the house end and work with your dock builder on the rest. If anyone has felt a tingle while swimming, keep everyone out of the water, shut off the dock’s breaker, and call.`,
    paragraph`Depending on your street, your power comes from the town’s own system, Duke Energy, or a cooperative. If you need more power for a charger or a hot tub, we find out which company to call. Panels in Skybrook and MacAulay often have room for a charger. In Monteith Park the garage is across the yard, so we may have to dig a trench.`,
    paragraph`Ceiling fans in a two-story great room can be twenty feet up, so we bring the tall ladder and order a longer rod. Porch fans need to be rated for damp or wet locations. GFCI outlets (the kind with a test button) for the deck, the island, and the garage run ${price('price-electrical-safety')}.`,
    paragraph`A charger in an attached garage takes most of a day. A fan at twenty feet takes two people half a day. Light fixtures cost ${price('price-electrical-lights')} if we can reach them with a stepladder. Scaffolding is extra, so have us do all the high lights on the same visit.`,
  ),
  closing: closing(
    'Get a Huntersville electrical quote',
    'What do you want to add or fix? If there’s power on your dock, ask us to test it.',
  ),
  seo: seo(
    'Electrical Work in Huntersville, NC',
    'Dock safety, car chargers, high ceiling fans, and porch outlets in Huntersville, NC 28078. We get the permit and call the right power company.',
    'electrician Huntersville NC',
    'EV charger Huntersville',
  ),
})

const tiling = cityService('huntersville', 'tiling', {
  title: 'Tiling in Huntersville',
  hero: hero(
    'Tile and shower installation in Huntersville',
    'Trade the tub you never use and the tiny shower next to it for one great shower.',
  ),
  about: richText(
    paragraph`A lot of primary baths here have the same layout: a corner tub nobody uses and a tiny fiberglass shower. Take the tub out and there’s room for a big shower with a bench. The floor trusses can’t be cut, so we plan the drain around them and patch the garage ceiling below if we have to open it.`,
    paragraph`Porches and patios need porcelain that’s made for outdoors, on a floor that slopes away from the house. Indoor tile won’t last two winters. On a wood deck, we suggest pavers instead, because decks move too much for mortar. Textured, mid-tone tile hides sand and pine straw.`,
    paragraph`A slab in a newer house keeps shrinking for years. We check for cracks before we lay large tile, and put a flexible membrane underneath. Large porcelain costs ${price('price-tiling-premium')}. If you’re changing the glass, fan, and paint too, see our ${link('service-bathroom-remodeling', 'bathroom page')}.`,
    paragraph`Trading a corner tub for a shower takes two to three weeks, including the glass, which we measure once the tile is up. A patio takes about a week of dry weather. Ceramic costs ${price('price-tiling-ceramic')}. Moving the drain takes a county permit.`,
  ),
  closing: closing(
    'Get a Huntersville tile quote',
    'Take a photo of the bath or the floor. We’ll tell you what would fit and about what it would cost.',
  ),
  seo: seo(
    'Tile Installation in Huntersville, NC | Showers, Porches',
    'Garden tubs turned into tiled showers, porcelain for porches, and tile over slabs in Huntersville, NC 28078. We water-test every shower pan.',
    'tile installation Huntersville NC',
    'walk-in shower tile',
  ),
})

/** The trades in Huntersville. */
export const huntersvilleTrades = [painting, plumbing, electrical, tiling]
