import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('huntersville', 'painting', {
  title: 'Painting in Huntersville',
  hero: hero(
    'Painting in Huntersville, made for sun off the water',
    'The lake doubles the light. West walls, decks, and doors age faster here, and the paint, the primer, and the month are chosen for that.',
  ),
  about: richText(
    paragraph`Stand on a lot near Blythe Landing late in the day and the sun comes at the house twice, once from the sky and once from the cove. Dark doors reach a heat that softens their finish and opens the panels. We’ll advise lighter values on the lake side, a urethane made for doors, and caulk that stretches. Boards that cup are turned or replaced before they’re stained, at ${price('price-deck-fence-staining')}, and stain goes on in the morning shade.`,
    paragraph`Most of Northstone, Skybrook, and Wynfield was clad in fiber cement or in hardboard, two materials that look alike from the curb. A magnet can’t tell them apart but a screwdriver can. The first needs washing, caulk at the butt joints and two coats; the second needs repair at every lower edge first. Where trim is finger-jointed pine, we replace the pieces that have opened with something that doesn’t rot, and say how many before we begin.`,
    paragraph`Committees in Vermillion and Birkdale take porch colors seriously, and their next meeting is always three weeks off. We send the form, brush-outs, and a photo of the neighbors’ fronts, because two alike side by side are refused. Alleys are narrow, so the trailer comes early and leaves before school is out. Inside, the wish is for stair halls, ceilings with no lap marks under a wall of glass, and for kitchen doors sprayed in place of new ones, ${price('price-cabinet-painting')}.`,
    paragraph`A two-story exterior takes a week in dry weather, with the west side done on the first mornings. Two-story foyers take two days, one of them for the tower. Outside we work from mid-April, when the pine pollen has come down, to the first cold nights of November. Exteriors cost ${price('price-exterior-painting')}. A well-prepared one lasts ${claim('claim-exterior-paint-life')}, and here the side that faces the cove should be expected at the low end.`,
  ),
  closing: closing(
    'Which wall gets the sunset?',
    'Send a photo of it taken at noon. The west side sets the price of the job and the date of the next one.',
  ),
  seo: seo(
    'Painters in Huntersville, NC | Lake Sun and HOA Colors',
    'Exterior, interior, and deck painting in Huntersville, NC 28078. West walls and doors prepared for lake sun, committee forms filled in.',
    'painters Huntersville NC',
    'deck staining Lake Norman',
  ),
})

const plumbing = cityService('huntersville', 'plumbing', {
  title: 'Plumbing in Huntersville',
  hero: hero(
    'Plumbing in Huntersville, before the whole street leaks',
    'Houses that went up together wear out together. If the neighbors are changing water heaters, yours has had the same years.',
  ),
  about: richText(
    paragraph`A subdivision is a clock. In Wynfield and Cedarfield everything the builder bought by the pallet, heaters, regulators, fill valves, washer hoses, was made in the same few months. We can usually name the next part to go from the street you live on. A heater in an attic deserves particular attention: the pan under it must have a drain that ends outdoors, and many end in a stub. We pour a pitcher in and watch.`,
    paragraph`Some of the first lake subdivisions were piped in gray polybutylene, most later ones in copper and then in flexible lines that run from one manifold. That last kind is a gift, as each fixture has its own valve in the closet, once someone has labeled them. We do that as part of any visit. Houses on slabs hide their hot line in the concrete; a warm spot on the floor and a meter that turns at night are the signs, and rerouting overhead beats jackhammering a kitchen.`,
    paragraph`By the water there are pumps that feed lawns from the lake. Taking water from Lake Norman is a matter for Duke Energy before it’s one for us, and the house supply must be protected from it by a backflow device that’s tested on a date. Outdoor showers need a drain, a mixing valve, and a way to be emptied in November; ${link('service-maintenance-preventive', 'fall visits')} see to the last. Disposals, faucets, and toilets cost ${price('price-plumbing-fixture-installation')}.`,
    paragraph`A valve or a disposal is an hour. Labeling a manifold and changing every stop in the house is a day, and worth booking before a long trip. A heater replaced in kind by a licensed plumber usually needs no permit; one of another size, fuel, or place does. Emergencies are billed at ${price('price-plumbing-emergency')}. If you can, send the builder’s name and the year: with both we often arrive with the right cartridge.`,
  ),
  closing: closing(
    'When was the heater made?',
    'The first four digits of its serial number usually tell. Send a photo of the label and of the pan below it.',
  ),
  seo: seo(
    'Plumbing Repairs in Huntersville, NC',
    'Water heaters, regulators, slab leaks, and outdoor showers in Huntersville, NC 28078. Manifolds labeled, pans tested, written prices.',
    'plumber Huntersville NC',
    'water heater Huntersville',
  ),
})

const electrical = cityService('huntersville', 'electrical', {
  title: 'Electrical work in Huntersville',
  hero: hero(
    'Electrical work in Huntersville, on land and near the lake',
    'Car chargers, porch fans, a deck lit for the evening, and shore power that won’t hurt a swimmer. The last of them comes first.',
    picture('detail-electrical.jpg'),
  ),
  about: richText(
    paragraph`Water and current are the serious subject here. A boat lift or a dock outlet with a bad ground can put voltage into the lake, where a swimmer won’t feel it until muscles stop obeying. Ground-fault protection ahead of every wire that goes down the bank isn’t a choice, nor is a disconnect that a neighbor can find. We bring the house end to that standard and work with your dock builder on the rest. If anyone has tingled, turn it off, and call.`,
    paragraph`Who delivers your power depends on the street: the town’s own system, Duke Energy, or a cooperative. It matters when a charger, a hot tub, or a spa pack outgrows the service, since each has its own form and its own wait. Panels in Skybrook and MacAulay often sit in the garage with six spaces left, so a charger is an afternoon’s work. In Monteith Park the garage is across the yard, and the afternoon includes a trench.`,
    paragraph`Great rooms with a wall of windows are the town’s favorite plan. Their fans hang twenty feet up on rods that have to be ordered, from boxes that were meant for a chandelier; we bring the tall ladder and the brace. Porch fans carry a damp rating or, where rain blows in, a wet one. A fan costs ${price('price-ceiling-fan')}. Protected outlets for the deck, the island, and the garage run ${price('price-electrical-safety')}, and a storm off the lake is reason enough to add a surge device at the panel.`,
    paragraph`A charger in an attached garage takes most of a day with the permit posted. A fan at twenty feet takes two people half a day, and the rod has to be ordered first. Dock circuits begin with a test and end with a drawing for the file. Light fixtures cost ${price('price-electrical-lights')} within reach of a stepladder. Where scaffolding is needed it’s a line of its own, so put every high lamp on the same list.`,
  ),
  closing: closing(
    'Is there power on the dock?',
    'Tell us what’s plugged in down there and when the breaker was last tested. We’ll come and test it with you watching.',
  ),
  seo: seo(
    'Electrical Work in Huntersville, NC',
    'Ground-fault protection near docks, car chargers, tall fans, and porch outlets in Huntersville, NC 28078. Right utility asked, permits met.',
    'electrician Huntersville NC',
    'EV charger Huntersville',
  ),
})

const tiling = cityService('huntersville', 'tiling', {
  title: 'Tiling in Huntersville',
  hero: hero(
    'Tile in Huntersville, where the garden tub gives way',
    'A good many primary baths here have a tub nobody fills and a shower you enter sideways. We trade them.',
    picture('bath-freestanding-tub.jpg'),
  ),
  about: richText(
    paragraph`The plan hardly varies from Birkdale to Northstone: a corner tub on a tiled deck, a three-foot shower in fiberglass, a water closet with a door. Take the deck out and there’s room for a shower with a bench and a window. The floor below is open-web truss, which must not be cut, so the new drain goes where the webs allow and the pan is sloped to suit. We look from the garage ceiling, through a hole that’s patched the same week.`,
    paragraph`Porches and lake-side terraces want porcelain thick enough to be walked on outdoors, laid with a fall away from the house and on mortar that lets damp escape. Glazed indoor tile fails in its second winter. On a wooden deck we steer people to pavers on pedestals, as no thin-set survives what joists do in August. Sand and pine straw come home on feet, and a mid-tone, textured entry forgives them.`,
    paragraph`Slabs near the shore are young and shrink for years. Before large planks are laid we look for cracks that continue under the drywall, measure them, and put a membrane between slab and tile. Vermillion’s cottages are tighter: baths of forty square feet where a wall-hung vanity and one tile carried across the floor make the room. Big porcelain is set for ${price('price-tiling-premium')}. If the glass, fan and paint are to follow, see ${link('service-bathroom-remodeling', 'bathroom remodeling')}.`,
    paragraph`Trading a corner tub for a shower takes two to three weeks from the first hammer to the glass, which is measured after the tile and takes a while to be cut. A terrace is a week of dry weather. Ceramic costs ${price('price-tiling-ceramic')}. Moving the drain needs a county permit and sometimes a form for the association’s dumpster rule; the bath itself is nobody’s business but yours.`,
  ),
  closing: closing(
    'When did someone last fill that tub?',
    'Send a photo from the door and the distance from tub to wall. We’ll sketch the shower that fits in its place.',
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
