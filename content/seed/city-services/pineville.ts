import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('pineville', 'painting', {
  title: 'Painting in Pineville',
  hero: hero(
    'Painters in Pineville for mill houses and townhomes',
    'On a mill house, we know what to scrape, what to test, and what to leave alone. Townhomes are easy.',
  ),
  about: richText(
    paragraph`The pine clapboards on mill houses hold paint well as long as they can dry out from behind. If somebody seals every gap, the paint peels off in sheets. We prime the bottom edges, replace what’s rotten, and leave the overlaps open the way they were built. Our exterior paint warranty is ${claim('claim-warranty-exterior-painting')}.`,
    paragraph`Inside, we patch beadboard with matching boards, because filler in the grooves always shows. Old ceilings may have a chalky coating that new paint won’t stick to, so we test it with a wet sponge. Expect lead in the old paint. We follow the federal rule for sealing off and cleaning up every room.`,
    paragraph`We paint shops on Main Street after hours, tin ceilings included, with your inventory covered. In McCullough and Bridlestone, the HOA usually takes care of the outside, and you call us for the stairwell, the front door, or the garage floor.`,
    paragraph`Scraping takes the most time. One side of a mill house can take three days to prep and one to paint, so we finish one side before we start the next. Inside, most houses take ${claim('claim-interior-painting-time')}. Lead-safe work takes longer, and it’s in the estimate from the start. Empty townhomes are the fastest and the cheapest.`,
  ),
  closing: closing(
    'Get a Pineville painting quote',
    'Get up close and take a photo of the peeling paint. We’ll tell you if it needs scraping, testing, or just a wash.',
  ),
  seo: seo(
    'Painters in Pineville, NC | Mill Houses and Shops',
    'Clapboard, beadboard, and pressed-metal ceilings painted in Pineville, NC 28134. We test old paint for lead and work in shops after hours.',
    'painters Pineville NC',
    'historic house painting',
  ),
})

const plumbing = cityService('pineville', 'plumbing', {
  title: 'Plumbing in Pineville',
  hero: hero(
    'Plumbing in Pineville for mill houses, shops, and townhomes',
    'Mill houses were built without bathrooms, so somebody added yours later. We find out how it was done before we fix anything.',
  ),
  about: richText(
    paragraph`In the mill village, the bathroom is often a closed-in back porch, with pipes that freeze on the coldest nights. We move the pipes inside the insulated wall, wrap what can’t be moved, and fix the drain so the sink stops gurgling when the washer empties.`,
    paragraph`Some crawl spaces here are only eighteen inches high, so a job that takes an hour in a basement can take a morning. We send in a camera first. Galvanized pipe comes out in pieces, and we’re careful with the old pine around it. Small repairs cost ${price('price-plumbing-minor-repairs')}.`,
    paragraph`Townhomes near the greenway share walls, and sometimes a shutoff valve. We find your valve, tag it, and talk to your neighbor before we turn anything off. Washer and toilet hoses all age together, so if one bursts next door, change yours. Near the creeks, you may need a backwater valve to keep sewage from coming up the drain. If sewage is coming up now, see the ${link('service-maintenance-emergency', 'emergency page')}.`,
    paragraph`Plan on half a day for anything under the floor. Moving a porch bathroom’s pipes into insulated walls takes two to three days and a permit from Mecklenburg County. The water’s off for just a few hours at a time. Installing a fixture takes an hour or two and costs ${price('price-plumbing-fixture-installation')}. For shops, we come before you open.`,
  ),
  closing: closing(
    'Get a Pineville plumbing quote',
    'Which pipes freeze or leak, and which wall are they in? We’ll take a look from below and price the fix.',
  ),
  seo: seo(
    'Plumbing Repairs in Pineville, NC',
    'Porch bathrooms, frozen lines, low crawl spaces, and townhome shutoffs in Pineville, NC 28134. We find the cause and give you one written price.',
    'plumber Pineville NC',
    'frozen pipe repair',
  ),
})

const electrical = cityService('pineville', 'electrical', {
  title: 'Electrical work in Pineville',
  hero: hero(
    'Electrical work in Pineville',
    'Rewiring, outlets, fans, and lights. Much of Pineville gets its power from the town’s own utility, and we deal with them for you.',
  ),
  about: richText(
    paragraph`A mill house started with one bulb in each room, and everything since was added on. You end up with extension cords behind the dresser and lights that dim when the AC kicks on. We run new cable through the crawl space and the closets, so the beadboard stays in one piece. Outlets cost ${price('price-electrical-basic')} where there’s wiring nearby.`,
    paragraph`For more power, you need a county permit and a bigger line from the utility. We line up both for the same day, and bring the meter base and grounding up to code.`,
    paragraph`Shops need exit signs, hood fans, and track lights, and we work before you open. Newer townhomes mostly need fans, doorbells, and car chargers. Before you buy a charger, we check your panel. There’s more on our ${link('service-electrical', 'electrical page')}.`,
    paragraph`Rewiring a four-room house takes about a week, a room at a time, and the fridge stays on. A service upgrade takes one day without power, plus the paperwork. GFCI outlets and alarms cost ${price('price-electrical-safety')}. We don’t cut holes in beadboard where you’ll see them.`,
  ),
  closing: closing(
    'Get a Pineville electrical quote',
    'How many extension cords are you using right now? Every cord marks a place you need an outlet. Let us know which rooms.',
  ),
  seo: seo(
    'Electrical Work in Pineville, NC',
    'Rewiring for mill houses, service upgrades, and circuits for shops and townhomes in Pineville, NC 28134. We don’t cut up your beadboard.',
    'electrician Pineville NC',
    'old house wiring',
  ),
})

const tiling = cityService('pineville', 'tiling', {
  title: 'Tiling in Pineville',
  hero: hero(
    'Tile installation in Pineville',
    'Small baths, shop entries, and townhome showers, with tile that works on an old floor.',
  ),
  about: richText(
    paragraph`Floors in the mill village are pine boards right on the joists. They move with the seasons, and tile can’t, so we screw down plywood and a mat that keeps the tile from cracking. We stay away from thick stone, because an old floor can’t carry it. Small ceramic tile, ${price('price-tiling-ceramic')}, looks right in these houses anyway.`,
    paragraph`Old walls lean, and straight tile makes it obvious. We start from the corner you see first and hide the narrow pieces behind the door. With a clawfoot tub, the tile goes to shoulder height all around. For trim, see our ${link('service-carpentry', 'carpentry page')}.`,
    paragraph`Some Main Street entries still have the old hexagon tile. We match the size and replace just what’s missing. In townhomes, the upstairs bath is often right over a dining table, so we test the shower pan overnight. Porcelain costs ${price('price-tiling-premium')}.`,
    paragraph`In a mill house, a bathroom floor takes two days of carpentry, a day of tile, and two days of drying. We patch shop entries on a day you’re closed. Natural stone costs ${price('price-tiling-stone')}, but on old joists we’ll usually talk you out of it.`,
  ),
  closing: closing(
    'Get a Pineville tile quote',
    'Give us the size of the room and a photo of the floor. If the old tile can stay, we’ll tell you.',
  ),
  seo: seo(
    'Tile Installation in Pineville, NC',
    'Small old baths, shop-entry mosaics, and townhome showers tiled in Pineville, NC 28134. We stiffen old pine floors and test shower pans overnight.',
    'tile installation Pineville NC',
    'mosaic tile repair',
  ),
})

/** The trades in Pineville. */
export const pinevilleTrades = [painting, plumbing, electrical, tiling]
