import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('charlotte', 'painting', {
  title: 'Painting in Charlotte',
  hero: hero(
    'Painters in Charlotte for homes and condos',
    'We paint everything from Plaza Midwood bungalows to condos on the twentieth floor, and we fix the walls first.',
  ),
  about: richText(
    paragraph`In the older neighborhoods, most of the work is plaster. We fasten loose plaster back in place with screws and washers. If plaster is just cracked, we tape and skim it. Trim in Dilworth and Elizabeth often has lead in the bottom layers of paint, so we test it and scrape it wet. We never sand lead paint dry. Rooms cost ${price('price-interior-painting')}, and repairs are listed separately.`,
    paragraph`Thinking about painting a brick house? You can’t undo the paint, and paint that traps water will peel in a few years. We test the brick first, and often suggest a mineral wash that lets the brick breathe. In a local historic district, check with the commission before you coat bare brick.`,
    paragraph`In South End and Uptown, we send your manager a certificate of insurance, reserve the elevator, and use low-odor paint. In Ballantyne, we bring scaffolding for the two-story foyers. Outside, we wait until the pine pollen is over, because it sticks to wet paint.`,
    paragraph`Plan on ${claim('claim-interior-painting-time')} for the inside of a bungalow, plus a day if we skim the walls. Stairwells cost more because they need scaffolding. In a condo, elevator hours can turn a two-day job into three. Empty rooms and one color throughout bring the price down.`,
  ),
  closing: closing(
    'Get a Charlotte painting quote',
    'How many rooms, and are the walls plaster or drywall? You’ll get a free written estimate.',
  ),
  seo: seo(
    'Painters in Charlotte, NC | Plaster, Brick, and Condos',
    'Interior and exterior painting in Charlotte, NC. We fix the plaster first, test old paint for lead, and know how condo buildings work.',
    'painters Charlotte NC',
    'house painting Charlotte',
  ),
})

const plumbing = cityService('charlotte', 'plumbing', {
  title: 'Plumbing in Charlotte',
  hero: hero(
    'Plumbing in Charlotte for old and new houses',
    'Galvanized steel, cast iron, or gray plastic: we know what each decade used and bring the right parts.',
  ),
  about: richText(
    paragraph`Older neighborhoods have three kinds of pipe. Galvanized supply pipe slowly clogs from the inside, so the kitchen loses pressure when someone flushes. Cast-iron drains rust through along the bottom, where you can’t see it. Copper usually lasts, except where somebody connected it straight to galvanized steel. We find out what you have before we quote.`,
    paragraph`Then there are the oaks. The old clay sewer pipes under Myers Park and Dilworth have joints every few feet, and roots get into all of them. Running a cable through the line buys you a year. A camera shows how bad it is, and you keep the video. Before anyone digs, we find out which part of the line is yours.`,
    paragraph`In a high-rise, one valve may shut off nine kitchens. We schedule the shutoff with your building and keep the outage as short as we can. Installing a fixture costs ${price('price-plumbing-fixture-installation')}. For emergencies, the rate is ${price('price-plumbing-emergency')}, and during business hours a licensed plumber gets there in ${claim('claim-plumbing-emergency')}.`,
    paragraph`Replacing a faucet, a toilet, or a valve in the same place usually doesn’t need a permit. Moving a drain or adding a bath needs a permit from Mecklenburg County Code Enforcement. Repiping a ranch takes several days, with the water back on each evening. Repiping one bathroom takes two days. Opening up tile and cabinets is what costs the most.`,
  ),
  closing: closing(
    'Get a Charlotte plumbing quote',
    'When was the house built? With the year and a photo of the pipe under your sink, we can usually give you a price.',
  ),
  seo: seo(
    'Plumbing Repairs for Any House in Charlotte, NC',
    'Galvanized, cast-iron, clay, and gray plastic pipe repaired in Charlotte, NC. We look with a camera before anyone digs, and you get the price first.',
    'plumber Charlotte NC',
    'cast iron drain repair',
  ),
})

const electrical = cityService('charlotte', 'electrical', {
  title: 'Electrical work in Charlotte',
  hero: hero(
    'Electrical work in Charlotte, including old wiring',
    'Whether it’s knob-and-tube in the attic or a full panel in a condo, we check what you have before we add to it.',
  ),
  about: richText(
    paragraph`A Charlotte bungalow can have three kinds of wiring on one circuit: knob-and-tube in the bedrooms, cloth-covered cable in the bath, and newer cable in the kitchen. We trace each run and tell you what has to go, what can stay, and what your insurer will want to know.`,
    paragraph`Ranches from the fifties and sixties have small panels and two-prong outlets. Adding a ground wire is a lot of work, but for many of those outlets the code accepts GFCI protection with a label instead. If you’re adding a heat pump, an induction range, or a car charger, we check if the panel can handle it. Outlets and switches cost ${price('price-electrical-basic')}.`,
    paragraph`Condo towers have concrete ceilings, so we hang lights from a hook, a track, or a shallow box, and get approval from the building before we drill. New circuits need a county permit. There’s more on our ${link('service-electrical', 'electrical page')}.`,
    paragraph`Three outlets in a ranch with an attic take a morning. In a plaster house, the same three take a day, patching included. Replacing knob-and-tube in a whole bungalow takes weeks, one room at a time, while you live in the rest of the house. Light fixtures cost ${price('price-electrical-lights')} where there’s already a box. We patch the walls we open, so you don’t need a second contractor.`,
  ),
  closing: closing(
    'Get a Charlotte electrical quote',
    'What would you like to add, and when was the house built? A photo of your panel helps too.',
  ),
  seo: seo(
    'Electrical Repairs in Charlotte, NC Homes and Condos',
    'Old wiring, two-prong outlets, fans, lights, and new circuits in Charlotte, NC homes and condos. We check what you have before we add to it.',
    'electrical repair Charlotte NC',
    'knob and tube Charlotte',
  ),
})

const tiling = cityService('charlotte', 'tiling', {
  title: 'Tiling in Charlotte',
  hero: hero(
    'Tile installation in Charlotte, from old baths to new condos',
    'We repair old hexagon floors, redo pink fifties baths, and tile condo floors your neighbors won’t hear.',
  ),
  about: richText(
    paragraph`Bathroom floors from the twenties sit on two inches of mortar. If most of your hexagon tile is in good shape, we replace the broken pieces and regrout. If the plumbing has to come out, we take up the mortar, strengthen the joists, and build the new floor level with the hall.`,
    paragraph`In fifties baths, the pink and mint tile is set in wire mesh and cement. Keeping the old tile is cheaper, and we can often patch a cracked corner with leftover tile. Taking it out is loud, dusty, heavy work. New ceramic on a new base costs ${price('price-tiling-ceramic')}.`,
    paragraph`Most condo HOAs want a sound rating before you put in a hard floor. We pick a mat that meets it and send in the data sheet for you. In Ballantyne, a lot of the builder’s tile was glued to particleboard, which is why it cracks. Stone runs ${price('price-tiling-stone')} and needs a very stiff floor.`,
    paragraph`A backsplash takes two days, a bathroom floor three or four, and a shower about a week, including drying time. Premium tile costs ${price('price-tiling-premium')}, because large tile needs a flatter floor. In an old house, the price depends on what’s underneath, so we check that before we quote.`,
  ),
  closing: closing(
    'Get a Charlotte tile quote',
    'About how big is the room, and would you rather fix the tile or replace it? We’ll price whichever you choose.',
  ),
  seo: seo(
    'Tile Installation in Charlotte, NC Homes and Condos',
    'Historic hexagon floors, mid-century baths, and condo floors in Charlotte, NC. We stiffen the floor and waterproof it before we lay any tile.',
    'tile installer Charlotte NC',
    'bathroom tile Charlotte',
  ),
})

/** The trades in Charlotte. */
export const charlotteTrades = [painting, plumbing, electrical, tiling]
