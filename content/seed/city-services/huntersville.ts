import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('huntersville', 'painting', {
  title: 'Painting in Huntersville',
  hero: hero(
    'Painting in Huntersville, made for sun off the water',
    'The lake doubles the light. West walls, decks, and doors age faster here, so we choose the paint, the primer, and the month to match.',
  ),
  about: richText(
    paragraph`Stand on a lot near Blythe Landing late in the day, and the sun hits the house twice, once from the sky and once from the cove. Dark doors get hot enough to soften their finish and open the panels. We suggest lighter colors on the lake side, a urethane made for doors, and caulk that stretches. We turn or replace cupped deck boards before we stain them, at ${price('price-deck-fence-staining')}, and we stain in the morning shade.`,
    paragraph`Most of Northstone, Skybrook, and Wynfield was built with fiber cement or hardboard siding, and the two look alike from the curb. A screwdriver can tell them apart. Fiber cement needs washing, caulk at the joints, and two coats. Hardboard needs repair at every lower edge first. Where the trim is pine that’s opened at the joints, we’ll replace it with something that won’t rot, and tell you how many before we begin.`,
    paragraph`Committees in Vermillion and Birkdale take porch colors seriously, and their next meeting is always three weeks off. We’ll send the form, color samples, and a photo of the neighbors’ fronts, because the committee won’t approve two alike side by side. Alleys are narrow, so the trailer comes early and leaves before school lets out. Inside, people want stairwells, ceilings with no lap marks under a wall of glass, and sprayed kitchen doors instead of new ones, ${price('price-cabinet-painting')}.`,
    paragraph`A two-story exterior takes a week in dry weather, with the west side done on the first mornings. Two-story foyers take two days, one of them to set up the scaffold. Outside, we work from mid-April, after the pine pollen, to the first cold nights of November. Exteriors run ${price('price-exterior-painting')}. A well-prepared one lasts ${claim('claim-exterior-paint-life')}, and here you should expect the side that faces the cove to be at the low end.`,
  ),
  closing: closing(
    'Get a Huntersville painting quote',
    'Tell us which wall gets the sunset. That side sets the price of this job and the date of the next one.',
  ),
  seo: seo(
    'Painters in Huntersville, NC | Lake Sun and HOA Colors',
    'Exterior, interior, and deck painting in Huntersville, NC 28078. West walls and doors prepared for lake sun, committee forms filled out.',
    'painters Huntersville NC',
    'deck staining Lake Norman',
  ),
})

const plumbing = cityService('huntersville', 'plumbing', {
  title: 'Plumbing in Huntersville',
  hero: hero(
    'Plumbing in Huntersville, before the whole street leaks',
    'Houses that went up together wear out together. If the neighbors are changing water heaters, yours has been through the same years.',
  ),
  about: richText(
    paragraph`A subdivision is a clock. In Wynfield and Cedarfield everything the builder bought by the pallet, from heaters and regulators to fill valves and washer hoses, was made in the same few months. We can usually name the next part to go from the street you live on. A heater in an attic deserves special attention: the pan under it must have a drain that ends outdoors, and many end nowhere. We pour a pitcher in and watch.`,
    paragraph`Some of the first lake subdivisions were piped in gray plastic (polybutylene), most later ones in copper and then in flexible lines that run from one central block, called a manifold. That last kind is a gift, because each fixture has its own valve in the closet once someone labels them. We’ll do that on any visit. Houses on slabs have the hot-water line in the slab. A warm spot on the floor and a meter that turns at night are the signs, and rerouting overhead beats jackhammering a kitchen.`,
    paragraph`Near the shore, some lawns are watered from the lake. You need Duke Energy’s permission to take water from Lake Norman before you need a plumber, and a tested backflow preventer has to keep lake water out of the house supply. Outdoor showers need a drain, a mixing valve, and a way to empty them in November; our ${link('service-maintenance-preventive', 'fall visits')} take care of the last one. Disposals, toilets, and shower valves cost ${price('price-plumbing-fixture-installation')}.`,
    paragraph`A valve or a disposal takes an hour. Labeling a manifold and changing every shutoff in the house takes a day, and it’s worth booking before a long trip. A heater replaced in kind by a licensed plumber usually doesn’t need a permit; one of a different size or fuel, or in a new spot, does. Emergencies are billed at ${price('price-plumbing-emergency')}. If you can, send the builder’s name and the year. With those, we can usually bring the right cartridge.`,
  ),
  closing: closing(
    'How old is your water heater?',
    'The first four digits of its serial number usually tell. Send a photo of the label and of the pan below it.',
  ),
  seo: seo(
    'Plumbing Repairs in Huntersville, NC',
    'Water heaters, regulators, slab leaks, and outdoor showers in Huntersville, NC 28078. Valves labeled, pans tested, written prices.',
    'plumber Huntersville NC',
    'water heater Huntersville',
  ),
})

const electrical = cityService('huntersville', 'electrical', {
  title: 'Electrical work in Huntersville',
  hero: hero(
    'Electrical work in Huntersville, on land and near the lake',
    'Car chargers, porch fans, a deck lit for the evening, and dock power that won’t hurt a swimmer. That last one comes first.',
  ),
  about: richText(
    paragraph`Water and electricity are the serious subject here. A boat lift or a dock outlet with a bad ground can put voltage into the lake, where a swimmer won’t feel it until muscles stop working. Ground-fault protection ahead of every wire that goes down the bank isn’t optional, and neither is a shutoff switch a neighbor can find. We bring the house end up to that standard and work with your dock builder on the rest. If anyone has felt a tingle, keep everyone out of the water, shut off the dock’s breaker, and call.`,
    paragraph`Depending on your street, your power comes from the town’s own system, Duke Energy, or a cooperative. It matters when you need more power for a charger or a hot tub, because each one has its own form and its own wait. Panels in Skybrook and MacAulay often have six spaces left in the garage, so there’s room for a charger. In Monteith Park the garage is across the yard, and the afternoon includes a trench.`,
    paragraph`Great rooms with a wall of windows are the town’s favorite plan. Their fans hang twenty feet up on rods we have to order, from boxes meant for a chandelier, so we bring the tall ladder and a brace. Porch fans need a damp rating or, where rain blows in, a wet one. Hanging a fan runs ${price('price-ceiling-fan')}. GFCI outlets (the kind with a test button) for the deck, the island, and the garage run ${price('price-electrical-safety')}, and a storm off the lake is reason enough to add a surge protector at the panel.`,
    paragraph`A charger in an attached garage takes most of a day with the permit posted. A fan at twenty feet takes two people half a day, and we have to order the rod first. Dock circuits begin with a test and end with a drawing for your file. Light fixtures cost ${price('price-electrical-lights')} within reach of a stepladder. Where scaffolding is needed it gets its own line, so put every high light on the same list.`,
  ),
  closing: closing(
    'Get a Huntersville electrical quote',
    'If there’s power on the dock, tell us what’s plugged in and when anyone last tested the breaker. We’ll come test it with you watching.',
  ),
  seo: seo(
    'Electrical Work in Huntersville, NC',
    'Dock safety, car chargers, tall fans, and porch outlets in Huntersville, NC 28078. Permits handled with the right utility.',
    'electrician Huntersville NC',
    'EV charger Huntersville',
  ),
})

const tiling = cityService('huntersville', 'tiling', {
  title: 'Tiling in Huntersville',
  hero: hero(
    'Tile in Huntersville, from garden tub to shower',
    'A good many primary baths here have a tub nobody fills and a shower you enter sideways. We’ll trade the pair for one good shower.',
  ),
  about: richText(
    paragraph`The floor plan hardly varies from Birkdale to Northstone: a corner tub on a tiled deck, a three-foot fiberglass shower, a toilet room with a door. Take the deck out and there’s room for a shower with a bench and a window. The floor below is held up by trusses that can’t be cut, so the new drain goes where there’s space and we slope the pan to suit. We’ll check from below, through a hole in the garage ceiling that we’ll patch the same week.`,
    paragraph`Porches and lakeside patios need porcelain made for outdoors, sloped away from the house, on mortar that lets damp escape. Glazed indoor tile fails in its second winter. On a wood deck we’ll steer you to pavers on pedestals, because no mortar survives what joists do in August. Sand and pine straw come in on your feet, and a mid-tone, textured entry hides them.`,
    paragraph`Slabs near the shore are young and shrink for years. Before we lay large planks we look for cracks that continue under the drywall, measure them, and put a stretchy membrane between slab and tile. Vermillion’s cottages are tighter: in a bath of forty square feet, a wall-hung vanity and one tile across the whole floor make the room feel bigger. Big porcelain costs ${price('price-tiling-premium')}. If you’re changing the glass, fan, and paint too, see ${link('service-bathroom-remodeling', 'bathroom remodeling')}.`,
    paragraph`Trading a corner tub for a shower takes two to three weeks from demolition to the glass, which we measure after the tile. A terrace takes a week of dry weather. Ceramic costs ${price('price-tiling-ceramic')}. Moving the drain takes a county permit, and sometimes HOA approval for the dumpster.`,
  ),
  closing: closing(
    'Get a Huntersville tile quote',
    'Tell us the distance from the tub to the wall. We’ll sketch the shower that fits in its place.',
  ),
  seo: seo(
    'Tile Installation in Huntersville, NC | Showers, Porches',
    'Garden tubs turned into tiled showers, porch porcelain, and slab-safe floors in Huntersville, NC 28078. Trusses left uncut, pans water-tested.',
    'tile installation Huntersville NC',
    'walk-in shower tile',
  ),
})

/** The trades in Huntersville. */
export const huntersvilleTrades = [painting, plumbing, electrical, tiling]
