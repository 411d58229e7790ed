import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('pineville', 'painting', {
  title: 'Painting in Pineville',
  hero: hero(
    'Painting in Pineville, from old clapboard to new townhome',
    'Mill houses have a hundred years of paint on them, and townhomes have exactly one coat. We know what to scrape, what to test, and what to leave alone.',
  ),
  about: richText(
    paragraph`The clapboards in the mill village are pine with more resin than anything you can buy now. They hold paint for decades if they can dry from behind, and lose it in sheets if a later owner wrapped, insulated, and caulked every gap. We free the bottom edges, prime the backs of what we replace, and leave the laps open the way they were meant to be. Outside work costs ${price('price-exterior-painting')}, with a warranty of ${claim('claim-warranty-exterior-painting')}.`,
    paragraph`Indoors, beadboard ceilings and walls have one enemy: the wrong patch. Spackle in the grooves shows forever, so we piece in boards and cut the beads with a scraper ground to shape. Old ceilings may have calcimine on them, a chalky wash that modern paint won’t stick to. We’ll wet a corner and look at the sponge. Lead is likely in all of this, and we seal and clean every room to the federal rule.`,
    paragraph`We paint shops on Main Street between the last customer and the first. Pressed-metal ceilings get a rust primer by brush and a finish by sprayer, under plastic, with your stock covered. In McCullough and Bridlestone the association repaints fronts on a schedule and owners do the rest: a two-story stairwell, a front door in the approved red, or a garage floor someone should have etched first.`,
    paragraph`Scraping sets the pace outside. One side of a mill house can take three days to prepare and one to paint, so we finish it before we open the next, and a week of rain never finds bare wood. Inside, most houses take ${claim('claim-interior-painting-time')}. Lead-safe work adds plastic, wet scraping, and a cleanup we verify; it’s in the estimate from the start. Townhome interiors go faster and are cheapest when they’re empty.`,
  ),
  closing: closing(
    'Get a Pineville painting quote',
    'Send a photo close enough to see the wood grain. We’ll tell you if it needs scraping, testing, or just soap.',
  ),
  seo: seo(
    'Painters in Pineville, NC | Mill Houses and Shops',
    'Clapboard, beadboard, and pressed-metal ceilings painted in Pineville, NC 28134. Lead tested, shops done after hours, townhomes by the rules.',
    'painters Pineville NC',
    'historic house painting',
  ),
})

const plumbing = cityService('pineville', 'plumbing', {
  title: 'Plumbing in Pineville',
  hero: hero(
    'Plumbing in Pineville, where the bath was once a porch',
    'Mill houses were built without bathrooms. Figuring out where someone added one, and how, is the first half of every repair here.',
  ),
  about: richText(
    paragraph`In the mill village the bathroom is usually a closed-in back porch. Its floor slopes because porches do, its pipes run where the wind blows, and its drain joins the kitchen’s in a way nobody drew. On the coldest nights those lines freeze first. We move supply pipes inside the insulated wall, wrap what can’t be moved, and give the drain a vent of its own, so the sink stops gulping when the washer empties.`,
    paragraph`Crawl spaces here can be eighteen inches high with a chimney base in the middle. That affects the price: what takes an hour in a basement takes a morning lying on your back. We send in a small camera on a pole before anyone crawls. Galvanized pipe is common and comes out in pieces, and behind it there’s heart pine that we notch as little as we can. Small repairs cost ${price('price-plumbing-minor-repairs')}.`,
    paragraph`Townhomes toward the greenway share walls, and sometimes a shutoff. We find your valve, tag it, and meet the neighbor before we shut off the water. Builder-grade supply hoses behind toilets and washers all age together, so when your neighbor’s bursts, change yours. Lots by the creeks may need a backwater valve, which keeps a storm in the sewer from coming up through the lowest drain. If your drain backs up, see the ${link('service-maintenance-emergency', 'emergency page')}.`,
    paragraph`Plan on half a day for anything that means going under the floor. Moving a bathroom off the porch side into insulated walls takes two to three days for the pipe and a permit from Mecklenburg County. The water’s off for hours at a time. Fixtures in a townhome, with a valve that turns, take an hour or two and cost ${price('price-plumbing-fixture-installation')}. Shops get an early slot, so the restroom works when the doors open.`,
  ),
  closing: closing(
    'Get a Pineville plumbing quote',
    'Tell us where your pipes freeze: which room and which wall. We’ll look from below and price a fix, so last winter’s freeze is the last one.',
  ),
  seo: seo(
    'Plumbing Repairs in Pineville, NC',
    'Porch bathrooms, frozen lines, low crawl spaces, and townhome shutoffs in Pineville, NC 28134. Cause found first, one written price.',
    'plumber Pineville NC',
    'frozen pipe repair',
  ),
})

const electrical = cityService('pineville', 'electrical', {
  title: 'Electrical work in Pineville',
  hero: hero(
    'Electrical work in Pineville, with the town’s own power',
    'Much of Pineville buys its electricity from Town Hall. Adding power begins there, and we know who to ask and in what order.',
  ),
  about: richText(
    paragraph`A mill house got one bulb in each room and, some years later, one outlet. Everything added since runs off those. You’ll find extension cords behind dressers and a window unit that dims the kitchen. We bring new cable up through the crawl space and down inside closets, so the beadboard stays whole, and set outlets in the baseboard where we shouldn’t cut a wall. Outlets cost ${price('price-electrical-basic')} where cable is near.`,
    paragraph`When the house needs more power, three parties have to agree on a day: the county for the permit, the utility for the line, and you for a morning without coffee. We’ll line them up and bring the meter base, mast, and grounding up to code in one go. Old brick chimneys tempt people as a path for cable. Some still vent a heater, so we look down them first.`,
    paragraph`Storefronts bring other questions: exit signs with dead batteries, a hood fan wired by the tenant before last, track lights on a metal ceiling that conducts electricity itself. We work before you open and leave the circuit labeled with the date. In the newer townhomes off Lancaster Highway the wiring is sound, and the list is a fan, a doorbell, a charger in a one-car garage. Hanging a fan runs ${price('price-ceiling-fan')}. For chargers we’ll compare the load with the panel before you buy one; our ${link('service-electrical', 'general notes')} say why.`,
    paragraph`Rewiring four rooms and a porch takes about a week, a room at a time, and the refrigerator never goes off for long. A service change takes one day without power and several of paperwork before it. GFCI outlets and alarms cost ${price('price-electrical-safety')}. Mill houses have thin attics and tight crawl spaces; we’ll send the smallest electrician and allow the time. We cut holes in beadboard behind trim or not at all.`,
  ),
  closing: closing(
    'Get a Pineville electrical quote',
    'How many extension cords are in use tonight? Each one marks an outlet that belongs in the wall. Send the number and the rooms.',
  ),
  seo: seo(
    'Electrical Work in Pineville, NC',
    'Mill-house rewiring, service changes with the town utility, shop and townhome circuits in Pineville, NC 28134. Beadboard left whole.',
    'electrician Pineville NC',
    'old house wiring',
  ),
})

const tiling = cityService('pineville', 'tiling', {
  title: 'Tiling in Pineville',
  hero: hero(
    'Tile in Pineville, light enough for an old floor',
    'Small baths, pine subfloors, shop entries with a name in mosaic. We’ll choose tile the house can carry.',
  ),
  about: richText(
    paragraph`Floors in the mill village are heart pine straight on the joists, with no layer between. They’re strong, and they move with the seasons. Tile can’t, so we screw plywood crosswise, lay a sheet that lets the floor move without cracking the tile, and keep it all under the height of the door. Thick stone stays in the store, because a seven-foot bath on stone piers can’t hold a quarry. Small ceramic tile at ${price('price-tiling-ceramic')} look right in it anyway.`,
    paragraph`Walls lean, and a leaning wall shows most where straight tile meets it. We’ll pick the corner you see from the hall, make that one plumb, and let the difference disappear behind the door in cuts no narrower than half a tile. A clawfoot tub needs its feet on blocking and a curtain on two sides, so the tile goes to shoulder height all around. For the trim above it, see our ${link('service-carpentry', 'carpentry page')}.`,
    paragraph`On Main Street several entries still have hexagons and a step worn like a spoon. We match the size with a caliper, because old one-inch tile is a shade under an inch, and replace only what’s missing. In townhomes at Bridlestone the upstairs bath is over a neighbor’s dining table or your own, so we flood-test the pan overnight and photograph it. Porcelain costs ${price('price-tiling-premium')}. We’ll keep to the association’s quiet hours.`,
    paragraph`In a mill-house bath the floor takes two days of carpentry before a day of tile. Drying adds two more. We patch a shop entry on a Monday when you’re closed, and you can walk on it by noon Tuesday. Natural stone costs ${price('price-tiling-stone')}, and on old joists we’ll usually talk you out of it. For townhomes, ask your board about work hours first; we’ll fit ours around them.`,
  ),
  closing: closing(
    'Get a Pineville tile quote',
    'Lift a corner of the linoleum in the closet and tell us what’s under it. If it’s bare pine, we’ll plan for it. If it’s old tile, you may be able to keep it.',
  ),
  seo: seo(
    'Tile Installation in Pineville, NC',
    'Small old baths, shop-entry mosaics, and townhome showers tiled in Pineville, NC 28134. Pine floors prepared, pans tested overnight.',
    'tile installation Pineville NC',
    'mosaic tile repair',
  ),
})

/** The trades in Pineville. */
export const pinevilleTrades = [painting, plumbing, electrical, tiling]
