import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('charlotte', 'painting', {
  title: 'Painting in Charlotte',
  hero: hero(
    'Painters for Charlotte, from plaster halls to tower condos',
    'A bungalow in Plaza Midwood and a unit on the twentieth floor need different painters in the morning and the same care by evening. We send the right two.',
  ),
  about: richText(
    paragraph`The trolley suburbs were finished in plaster, and plaster tells the painter what to do. Where it has let go of the lath we draw it back with washers; where it is only cracked we rake, tape, and skim. Trim in Dilworth and Elizabeth carries eight or ten layers, the lower ones usually with lead, so it’s tested, wetted, and scraped, never dry-sanded. Rooms like these are priced ${price('price-interior-painting')}, and the repair is a line of its own.`,
    paragraph`Brick is the other Charlotte question. A ranch off Park Road can be painted, but it can’t be unpainted, and a film that traps water will push itself off within a few winters. We test how fast the wall drinks, and often advise a mineral wash in place of acrylic. In a local historic district ask the commission before any bare brick is coated; wood that has always been painted is simpler.`,
    paragraph`In South End and Uptown the work begins at the loading dock: a certificate for the manager, a slot for the elevator, a paint that doesn’t smell through the corridor. In Ballantyne it begins on a scaffold, because entry halls there rise two floors and were sprayed flat by the builder. Outside, we keep off the calendar while the pines are yellow. Pollen in wet paint stays.`,
    paragraph`Count on ${claim('claim-interior-painting-time')} for the rooms of a bungalow, a day more where walls are skimmed and have to dry. Stairwells cost more than their area, because the plank and the ladder take as long to set as the wall takes to roll. In a condo the clock is the building’s: elevators are booked from nine to four in most towers, so a two-day unit becomes three. Empty rooms, one color throughout and trim left as it is bring a price down.`,
  ),
  closing: closing(
    'Plaster, brick, or a tower?',
    'Say which, and send one photo in daylight. We’ll tell you what the surface wants before we talk about color.',
  ),
  seo: seo(
    'Painters in Charlotte, NC | Plaster, Brick, and Condos',
    'Interior and exterior painting in Charlotte, NC: plaster repaired first, lead handled by the rules, brick tested, condo rules met.',
    'painters Charlotte NC',
    'house painting Charlotte',
  ),
})

const plumbing = cityService('charlotte', 'plumbing', {
  title: 'Plumbing in Charlotte',
  hero: hero(
    'Plumbing in Charlotte, for a century of pipe',
    'Galvanized steel in the twenties, cast iron in the fifties, gray plastic in the eighties. Tell us the year of the house and we bring the fittings for it.',
    picture('detail-plumbing.jpg'),
  ),
  about: richText(
    paragraph`Most calls inside the old ring roads come down to three metals. Galvanized supply pipe closes from within like an artery, so the kitchen has pressure until someone flushes. Cast-iron drains rust along the bottom, where nobody looks, and a ranch in Madison Park may be draining into its own crawl space. Copper from the sixties is sound but was soldered to both of them. We open the lowest fitting first and read the house from there.`,
    paragraph`Then there are the oaks. Clay sewer pipe under Myers Park and Dilworth lawns has joints every few feet, and willow oaks find each one. A cable buys a year. A camera shows whether one joint or forty need replacing, and we give you the recording. Your part of the line begins at the house; where the utility’s begins is worth a call before anyone digs, and we make it.`,
    paragraph`In a high-rise the valve for your sink may be the valve for nine kitchens. We book the shutoff with the building, hang the notice, and bring a second pair of hands so that the riser is back on by noon. Fixtures in place cost ${price('price-plumbing-fixture-installation')}. When water is already on the floor, the rate is ${price('price-plumbing-emergency')}, and in business hours someone is there in ${claim('claim-plumbing-emergency')}.`,
    paragraph`Ask for the permit question before the price. A faucet, a toilet, or a valve in its old place needs none; a moved drain or a new bath needs one from Mecklenburg County Code Enforcement, and the inspector sees the pipe before the wall closes. Repiping a ranch takes several days, with water back on each evening. One bathroom branch is a day. What costs most is what stands in front of the pipe, so we ask about tile and cabinets first.`,
  ),
  closing: closing(
    'What year was the house built?',
    'That and a photo of the pipe under the sink tell us most of it. You’ll get a price and an honest word about what comes next.',
  ),
  seo: seo(
    'Plumbing Repairs in Charlotte, NC by House Age',
    'Galvanized, cast-iron, clay, and gray plastic pipe repaired in Charlotte, NC. Camera before digging, condo shutoffs arranged, price first.',
    'plumber Charlotte NC',
    'cast iron drain repair',
  ),
})

const electrical = cityService('charlotte', 'electrical', {
  title: 'Electrical work in Charlotte',
  hero: hero(
    'Electrical work in Charlotte, old wiring understood',
    'Porcelain knobs in an attic, a fuse box behind a coat rack, a condo panel with one space left. We find out what you have before we add to it.',
  ),
  about: richText(
    paragraph`A bungalow near Freedom Park can hold three generations of wiring on one circuit: knob-and-tube to the bedrooms, cloth cable to the bath somebody added, plastic cable to the kitchen somebody flipped. Knob-and-tube that was left alone is often in better shape than what was spliced to it. We trace each run, mark it on a sketch, and we’ll tell you which parts must go, which may stay, and what your insurer will ask.`,
    paragraph`Ranches from the fifties and sixties were given a small service and two slots at every outlet. Adding a ground is work; adding GFCI protection and a label isn’t, and the code accepts it for many of them. A heat pump, an induction range, or a car in the carport is what finally fills the panel, so we add up the load on paper before anyone sells you a larger one. Outlets and switches cost ${price('price-electrical-basic')}.`,
    paragraph`Towers have concrete ceilings, which means no new box where you want the pendant. We use a canopy with a swag, a track, or a shallow soffit, and clear the drilling with the building, because steel cables may run in the slab. New circuits need a county permit wherever the house stands, and the inspector sees them open. What else belongs to a safe panel is on our ${link('service-electrical', 'electrical page')}.`,
    paragraph`How long it takes follows the ceiling. Three outlets in a ranch with an attic above them are a morning; the same three in a plaster wall between floors are a day, with patches. Replacing knob-and-tube in a whole bungalow runs to weeks and is best done room by room while you live in the others. Light fixtures cost ${price('price-electrical-lights')} where a box is ready. Cut plaster is closed by our own people, so you don’t have to find a second trade.`,
  ),
  closing: closing(
    'How full is the panel?',
    'Open its door, leave the cover on, and send a photo. We’ll count the spaces and tell you what fits.',
  ),
  seo: seo(
    'Electrical Repairs in Charlotte, NC for Old, and New',
    'Knob-and-tube traced, two-slot outlets made safe, fans, lights, and circuits in Charlotte, NC homes, and condos. Permits and inspections met.',
    'electrical repair Charlotte NC',
    'knob and tube Charlotte',
  ),
})

const tiling = cityService('charlotte', 'tiling', {
  title: 'Tiling in Charlotte',
  hero: hero(
    'Tile setters in Charlotte, for floors that were never flat',
    'Hexagons on a mud bed, pastel squares from the fifties, porcelain over concrete in a tower. We keep what’s good and set the new work to match.',
    picture('bath-compact-guest.jpg'),
  ),
  about: richText(
    paragraph`Bathrooms from the twenties in Wilmore and Elizabeth stand on two inches of mortar laid between shaved joists. It weighs as much as a piano and it’s earned its keep. If the hexagons are sound, we cut out the broken ones, fit reproductions, and regrout by hand. If plumbing has to come through, the bed goes, the joists get sisters, and the new floor is built up to the old threshold so that no step appears.`,
    paragraph`The fifties left pink, mint, and butter-yellow walls set in wire and cement. People either love them or want them gone by Friday. Love is cheaper: a cracked corner can be pieced from the back of a closet. Demolition is loud, dusty, and heavy, and we carry it out through the window when the hall is plaster. Ceramic on a new base costs ${price('price-tiling-ceramic')}.`,
    paragraph`A condo association in South End will ask for a sound rating before you lay a hard floor over someone’s bedroom. We choose the mat that meets its number, send the data sheet with the form, and set large porcelain on a slab ground flat first. In Ballantyne the builder’s tile was glued to particleboard; it lifts in one piece and tells you why it cracked. Stone runs ${price('price-tiling-stone')}, and the floor under it must not move.`,
    paragraph`A backsplash takes two days, a bathroom floor three or four, and a shower a week, most of it waiting: for mortar, for the water test, for grout. Premium tile costs ${price('price-tiling-premium')} because large pieces want a flatter floor and small ones have more joints. In an old house the base decides the bill. We lift one tile or look from the crawl space before we name a figure, and you see what we saw.`,
  ),
  closing: closing(
    'Keep it or replace it?',
    'Send a straight-down photo of the floor and tap for hollow spots. We’ll reply with both prices, so that you can choose.',
  ),
  seo: seo(
    'Tile Installation in Charlotte, NC Homes, and Condos',
    'Historic hexagon floors, mid-century baths, and condo porcelain in Charlotte, NC. Sound mats, stiff floors, and waterproofing done first.',
    'tile installer Charlotte NC',
    'bathroom tile Charlotte',
  ),
})

/** The trades in Charlotte. */
export const charlotteTrades = [painting, plumbing, electrical, tiling]
