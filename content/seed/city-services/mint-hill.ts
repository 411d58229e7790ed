import { closing, hero, seo } from '../page.ts'
import { link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('mint-hill', 'painting', {
  title: 'Painting in Mint Hill',
  hero: hero(
    'House, barn, and fence painting in Mint Hill',
    'We price each building separately, so you can start with one or do them all.',
  ),
  about: richText(
    paragraph`Lots of our estimates in Mint Hill cover more than the house: a detached garage, a barn, a few hundred feet of board fence. Each needs a different finish. Rough barn wood soaks up twice the stain, for example. Staining a deck or a fence costs ${price('price-deck-fence-staining')}.`,
    paragraph`In Olde Sycamore and Cheval, the gables are thirty feet up. We use a lift or scaffolding instead of leaning a ladder on your gutters, and do all the high work at once. Brick ranches in Farmwood don’t have much to paint: fascia, shutters, and iron railings.`,
    paragraph`Red clay splashes up on walls, and well water from sprinklers leaves orange rust stains. Clay and rust bleed through new paint, so we clean them off and prime first. We’ll turn the sprinkler head too. If you have horses or bees, let us know.`,
    paragraph`Open lots are windy, so we brush and roll instead of spraying. A ranch with trim and shutters takes about three days. A large house with dormers takes two weeks. If we have to rent a lift, you’ll see it as a separate line on the estimate. Paint all the sides at once, and you pay for the lift just once.`,
  ),
  closing: closing(
    'Get a Mint Hill painting quote',
    'How many buildings, shed included? You’ll get a price for each building and can start with one.',
  ),
  seo: seo(
    'House, Barn, and Fence Painting in Mint Hill, NC',
    'Painting and staining in Mint Hill, NC 28227: houses, tall gables, barns, and board fences. We clean off rust and clay stains first.',
    'painters Mint Hill NC',
    'barn painting',
  ),
})

const plumbing = cityService('mint-hill', 'plumbing', {
  title: 'Plumbing in Mint Hill',
  hero: hero(
    'Plumbing in Mint Hill, on a well or on city water',
    'No water? No water could mean the breaker, the pressure tank, or the pump. We try the cheapest fix first.',
  ),
  about: richText(
    paragraph`If you’re on a well and the pump clicks on and off while one faucet runs, the pressure tank has lost its air. If the tank stays that way, the pump motor burns out. We check the tank, the switch, and the valve before you pay a well driller to look at the pump.`,
    paragraph`Well water around here is often soft and a little acidic. That water eats copper from the inside. First you’ll see a blue-green stain in the sink, then a pinhole leak. A neutralizer stops that, and an iron filter stops the orange stains. We test your water first and tell you if a filter’s worth it.`,
    paragraph`On septic, every new drain counts. Before a ${link('service-renovations', 'bath is added')}, we check your septic permit with the county. We also put frost-proof spigots at the barn and run pipes under long porches. Installing a toilet or a shower valve costs ${price('price-plumbing-fixture-installation')}.`,
    paragraph`A pressure switch takes an hour, and a tank half a day. Running a line to a barn takes two days, because the trench has to stay clear of the drain field. Small repairs cost ${price('price-plumbing-minor-repairs')}. For the well itself and for the septic tank, North Carolina requires certified contractors, so we bring one in. A new bathroom starts with a letter from county Environmental Health.`,
  ),
  closing: closing(
    'Get a Mint Hill plumbing quote',
    'Are you on a well or city water, and is the problem at one faucet or all of them? If every faucet is dry, check the pump breaker and call.',
  ),
  seo: seo(
    'Plumbing Repairs in Mint Hill, NC | Wells and Septic',
    'Pressure tanks, pump switches, pinhole leaks, filters, and fixtures in Mint Hill, NC 28227. We check your septic permit before we add a drain.',
    'plumber Mint Hill NC',
    'well pump pressure tank',
  ),
})

const electrical = cityService('mint-hill', 'electrical', {
  title: 'Electrical work in Mint Hill',
  hero: hero(
    'Electrical work in Mint Hill, from the house to the barn',
    'Workshops, gates, well pumps, and generators, with cable sized for the distance.',
  ),
  about: richText(
    paragraph`A saw that runs fine next to the house can stall two hundred feet away, because a long cable loses voltage. For a barn or workshop, we size the cable for the distance, bury the conduit as deep as the code requires, and set a subpanel. Before we dig, we have the utilities marked.`,
    paragraph`The power goes out more often out here, so a lot of people have generators. Never plug a generator into an outlet. The power can kill a lineman. We install an inlet with a safety interlock or a transfer switch, and help you choose the circuits that matter, starting with the well pump. More than one power company serves the town, and we check with yours.`,
    paragraph`Inside, older ranches don’t have enough outlets, and squirrels have chewed the attic wires. In larger houses from the nineties, we can swap hot recessed lights for LEDs without opening the ceiling. Lights cost ${price('price-electrical-lights')}. Gate openers, driveway lights, and barn cameras count as ${link('service-smart-home-upgrades', 'smart home work')}, and they can share one trench.`,
    paragraph`An outlet in the pump house takes a morning. A subpanel in a barn takes two or three days, and the inspector looks at the trench before it’s filled. North Carolina requires a call to 811 and three full working days before we dig. Basic work costs ${price('price-electrical-basic')} per device, and we price cable and trenching by the foot.`,
  ),
  closing: closing(
    'Get a Mint Hill electrical quote',
    'About how far is the barn, and what’s the biggest thing you’ll plug in out there? With both answers, we can give you a price.',
  ),
  seo: seo(
    'Electrical Work in Mint Hill, NC | Barns to Panels',
    'Workshop subpanels, generator inlets, pump-house outlets, and lighting in Mint Hill, NC 28227. We size the cable for the distance and get the permit.',
    'electrician Mint Hill NC',
    'generator interlock',
  ),
})

const tiling = cityService('mint-hill', 'tiling', {
  title: 'Tiling in Mint Hill',
  hero: hero(
    'Tile installation in Mint Hill',
    'Mudrooms, kitchens, and showers, on floors that don’t bounce.',
  ),
  about: richText(
    paragraph`If your kitchen floor bounces, the tile’s going to crack. We stiffen the floor from the crawl space with a beam or blocking first. If a floor can’t be stiffened, we’ll tell you and suggest plank instead of stone.`,
    paragraph`For mudrooms, we like a matte porcelain with some grip, sloped to a drain so you can rinse the dog. We run the tile a foot up the walls and use a dark, sealed grout. Our ${link('service-carpentry', 'carpenters')} can build the bench and the hooks.`,
    paragraph`Lots of primary baths in Olde Sycamore have a corner tub and a tiny shower, and people want to trade them for one big shower. Septic usually isn’t a problem, because a shower uses less water than a tub. Iron in well water stains light grout orange, so we’ll show you samples that hold up. Ceramic costs ${price('price-tiling-ceramic')}, stone ${price('price-tiling-stone')}.`,
    paragraph`Stiffening a floor takes about two days before we start tiling. A mudroom takes three or four days, and a primary bath two weeks. Unheated porches have to wait until spring, because mortar won’t cure in the cold. We order an extra box of tile and leave it with you.`,
  ),
  closing: closing(
    'Get a Mint Hill tile quote',
    'Set a glass of water on the counter and jump. If the water shakes, let us know, and we’ll check the joists before we quote.',
  ),
  seo: seo(
    'Tile Installation in Mint Hill, NC',
    'Mudrooms, farmhouse kitchens, and large showers tiled in Mint Hill, NC 28227. We stiffen the floor first and pick a grout that stands up to well water.',
    'tile installation Mint Hill NC',
    'mudroom tile',
  ),
})

/** The trades in Mint Hill. */
export const mintHillTrades = [painting, plumbing, electrical, tiling]
