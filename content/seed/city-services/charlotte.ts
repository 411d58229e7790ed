import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('charlotte', 'painting', {
  title: 'Painting in Charlotte',
  hero: hero(
    'Painters for Charlotte, from plaster halls to tower condos',
    'A bungalow in Plaza Midwood and a unit on the twentieth floor call for different painters and the same care. We send the right crew.',
  ),
  about: richText(
    paragraph`The old streetcar suburbs were finished in plaster, and plaster tells the painter what to do. Where it’s let go of the wood strips behind it, we draw it back with washers; where it’s only cracked, we rake, tape, and skim. Trim in Dilworth and Elizabeth has eight or ten coats, the lower ones usually with lead, so we test it, wet it, and scrape it. We never sand it dry. Rooms like these cost ${price('price-interior-painting')}, and the repair gets its own line.`,
    paragraph`Brick is the other Charlotte question. You can paint a ranch off Park Road, but you can’t unpaint it, and a film that traps water will peel within a few winters. We test how fast the brick soaks up water, and we often suggest a mineral wash instead of acrylic. In a local historic district, check with the commission before you coat bare brick; wood that’s always been painted is simpler.`,
    paragraph`In South End and Uptown the work begins at the loading dock: a certificate for the manager, an elevator reservation, and a low-odor paint your neighbors won’t notice. In Ballantyne it begins on a scaffold, because entry halls there are two stories tall. Outside, we wait out the pine pollen, because it sticks in wet paint.`,
    paragraph`Count on ${claim('claim-interior-painting-time')} for the rooms of a bungalow, plus a day where walls are skimmed and have to dry. Stairwells cost more than their size suggests, because the plank and the ladder take as long to set as the wall takes to roll. In a condo the building sets the pace: most towers book elevators from nine to four, so a two-day job takes three. Empty rooms, one color throughout, and trim left as is bring the price down.`,
  ),
  closing: closing(
    'Get a Charlotte painting quote',
    'Plaster, brick, or a tower? Tell us which, and we’ll tell you what the surface needs before we talk about color.',
  ),
  seo: seo(
    'Painters in Charlotte, NC | Plaster, Brick, and Condos',
    'Interior and exterior painting in Charlotte, NC: plaster repaired first, lead handled by the rules, brick tested, condo rules handled.',
    'painters Charlotte NC',
    'house painting Charlotte',
  ),
})

const plumbing = cityService('charlotte', 'plumbing', {
  title: 'Plumbing in Charlotte',
  hero: hero(
    'Plumbing in Charlotte, for a century of pipe',
    'Galvanized steel in the twenties, cast iron in the fifties, gray plastic in the eighties. Tell us the year of the house, and we’ll bring the fittings for it.',
  ),
  about: richText(
    paragraph`In the older neighborhoods, most calls come down to three metals. Galvanized supply pipe closes up from the inside like an artery, so the kitchen has pressure until someone flushes. Cast-iron drains rust along the bottom, where nobody looks, and a ranch in Madison Park may be draining into its own crawl space. Copper from the sixties is usually sound, but where somebody screwed it straight onto galvanized steel, the joint corrodes. We’ll open the lowest fitting first and read the house from there.`,
    paragraph`Then there are the oaks. Clay sewer pipe under Myers Park and Dilworth lawns has joints every few feet, and willow oaks find each one. Clearing it with a cable buys a year. A camera shows if one joint or forty need replacing, and we’ll give you the recording. Your part of the line begins at the house. Before anyone digs, we’ll call the utility to find out where theirs begins.`,
    paragraph`In a high-rise the valve for your sink may be the valve for nine kitchens. We’ll book the shutoff with the building, hang the notice, and bring a second pair of hands so the water’s back on by noon. Swapping a fixture costs ${price('price-plumbing-fixture-installation')}. When water is already on the floor, the rate is ${price('price-plumbing-emergency')}, and in business hours a licensed plumber is there in ${claim('claim-plumbing-emergency')}.`,
    paragraph`Ask about permits before you ask about price. A faucet, a toilet, or a valve in its old place doesn’t need one. A moved drain or a new bath needs one from Mecklenburg County Code Enforcement, and the inspector sees the pipe before the wall closes. Repiping a ranch takes several days, with water back on each evening. One bathroom branch takes a day. What costs most is what’s in front of the pipe, so we’ll ask about tile and cabinets first.`,
  ),
  closing: closing(
    'Get a Charlotte plumbing quote',
    'The year of the house and a photo of the pipe under the sink tell us most of it. You’ll get a price and an honest word about what comes next.',
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
    'Electrical work in Charlotte, old wiring included',
    'Porcelain knobs in an attic, a fuse box behind a coat rack, a condo panel with one space left. We’ll find out what you have before we add to it.',
  ),
  about: richText(
    paragraph`A bungalow near Freedom Park can have three generations of wiring on one circuit: knob-and-tube to the bedrooms, cloth cable to the bath somebody added, plastic cable to the kitchen somebody flipped. Knob-and-tube that was left alone is often in better shape than what was spliced to it. We’ll trace each run, mark it on a sketch, and tell you which parts have to go, which can stay, and what your insurer will want to know.`,
    paragraph`Ranches from the fifties and sixties were built with small panels and two-prong outlets. Adding a ground is a lot of work; adding GFCI protection and a label isn’t, and the code accepts it for many of them. A heat pump, an induction range, or an electric car in the carport is what finally fills the panel, so we add up the load on paper before anyone sells you a larger one. Outlets and switches cost ${price('price-electrical-basic')}.`,
    paragraph`Towers have concrete ceilings, which means no new box where you want the pendant. We use a hook and a chain, a track, or a shallow drop, and clear the drilling with the building, because steel cables may run in the slab. New circuits need a county permit wherever the house is, and the inspector sees them open. For what else belongs to a safe panel, see our ${link('service-electrical', 'electrical page')}.`,
    paragraph`How long it takes depends on the ceiling. Three outlets in a ranch with an attic above them take a morning; the same three in a plaster wall between floors take a day, with patches. Replacing knob-and-tube in a whole bungalow takes weeks, and it’s best done room by room while you live in the others. Light fixtures cost ${price('price-electrical-lights')} where a box is ready. Our own people close up cut plaster, so you don’t have to find a second trade.`,
  ),
  closing: closing(
    'Get a Charlotte electrical quote',
    'Tell us the year of the house and what you’d like to add. We’ll count the spaces in the panel and tell you what fits.',
  ),
  seo: seo(
    'Electrical Repairs in Charlotte, NC, Old and New',
    'Knob-and-tube traced, two-prong outlets made safe, fans, lights, and circuits in Charlotte, NC homes and condos. Permits handled.',
    'electrical repair Charlotte NC',
    'knob and tube Charlotte',
  ),
})

const tiling = cityService('charlotte', 'tiling', {
  title: 'Tiling in Charlotte',
  hero: hero(
    'Tile setters in Charlotte, for floors that were never flat',
    'Hexagons on mortar, pastel squares from the fifties, porcelain over concrete in a tower. We’ll keep what’s good and set the new work to match.',
  ),
  about: richText(
    paragraph`Bathroom floors from the twenties in Wilmore and Elizabeth sit on two inches of mortar between shaved joists. It weighs as much as a piano, and it’s earned its keep. If the hexagons are sound, we cut out the broken ones, fit reproductions, and regrout by hand. If plumbing has to come through, the mortar goes, we bolt new lumber along the joists, and build the new floor up to the old threshold so there’s no step.`,
    paragraph`The fifties left pink, mint, and butter-yellow walls set in wire and cement. People either love them or want them gone by Friday. Love is cheaper: we can piece in a cracked corner with tile from the back of a closet. Demolition is loud, dusty, and heavy, and we carry the debris out through the window when the hall is plaster. Ceramic on a new base costs ${price('price-tiling-ceramic')}.`,
    paragraph`A condo association in South End will require a sound rating before you lay a hard floor over someone’s bedroom. We choose the mat that meets its number, send the data sheet with the form, and grind the slab flat before we set large porcelain. In Ballantyne the builder’s tile was glued to particleboard; it lifts in one piece and shows you why it cracked. Stone runs ${price('price-tiling-stone')}, and the floor under it can’t move.`,
    paragraph`A backsplash takes two days, a bathroom floor three or four, and a shower a week, most of it waiting: for mortar, for the water test, for grout. Premium tile costs ${price('price-tiling-premium')} because large pieces need a flatter floor and small ones have more joints. In an old house what’s underneath decides the bill. We’ll lift one tile or look from the crawl space before we name a figure, and you’ll see what we saw.`,
  ),
  closing: closing(
    'Get a Charlotte tile quote',
    'Tell us the size of the room, and if you’d like to keep the tile or replace it. We’ll reply with both prices so you can choose.',
  ),
  seo: seo(
    'Tile Installation in Charlotte, NC Homes and Condos',
    'Historic hexagon floors, mid-century baths, and condo porcelain in Charlotte, NC. Sound mats, stiff floors, and waterproofing done first.',
    'tile installer Charlotte NC',
    'bathroom tile Charlotte',
  ),
})

/** The trades in Charlotte. */
export const charlotteTrades = [painting, plumbing, electrical, tiling]
