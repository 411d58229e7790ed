import { closing, hero, seo } from '../page.ts'
import { link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('mint-hill', 'painting', {
  title: 'Painting in Mint Hill',
  hero: hero(
    'Painting in Mint Hill: the house, the barn, and the fence',
    'Wide lots mean more than four walls. We’ll price each building on the place separately, and paint them in the order that suits the weather.',
  ),
  about: richText(
    paragraph`An estimate off Fairview Road rarely stops at the house. There’s a detached garage in the same siding, a barn in rough-sawn pine, three hundred feet of board fence, and a well house the size of a doghouse. Each one takes its own coating: acrylic for the house, a penetrating stain for rough pine, which soaks up twice what smooth wood does, and for the fence whatever you’re willing to repeat. Deck and fence boards are stained at ${price('price-deck-fence-staining')}.`,
    paragraph`Gables in Olde Sycamore and Cheval rise thirty feet over sloping lawn. We set a lift or a scaffold rather than lean a ladder on a gutter, and we do all the high work while it’s there, soffits, vents, and dormers included. Entry halls behind those gables get the same treatment with planks across the stair. Brick ranches in Farmwood don’t have much to paint, so it has to be right: fascia, shutters, and an iron rail taken down to bare metal.`,
    paragraph`Red clay splashes two feet up any wall without a gutter, and sprinklers on a well leave an orange fan of iron. Both bleed through a fresh coat. We clean them with an acid made for rust, rinse, and prime, and we’ll turn the sprinkler head before we leave. If you have horses, bees, or a long gravel driveway, tell us. We’ve painted around all three.`,
    paragraph`Weather sets the calendar on open lots. Wind dries a spray before it lands, so we brush and roll gables and barns, and that takes longer than on a sheltered street. A ranch with trim and shutters takes three days. A large house with dormers takes two weeks. Exterior work runs ${price('price-exterior-painting')}; we rent lifts for the high parts by the week on a separate line, which is one reason to do all sides at once.`,
  ),
  closing: closing(
    'Get a Mint Hill painting quote',
    'Count the roofs on the lot, shed included. You’ll get a price for every building and can start with one.',
  ),
  seo: seo(
    'House, Barn, and Fence Painting in Mint Hill, NC',
    'Painting and staining in Mint Hill, NC 28227: tall gables from a lift, barns, board fences, rust and clay stains removed first.',
    'painters Mint Hill NC',
    'barn painting',
  ),
})

const plumbing = cityService('mint-hill', 'plumbing', {
  title: 'Plumbing in Mint Hill',
  hero: hero(
    'Plumbing in Mint Hill, on a well or on city water',
    'No water can mean a tripped breaker, a tired pressure tank, or a pump two hundred feet down. We’ll start with the cheap one.',
  ),
  about: richText(
    paragraph`If you’re not on city water, your house is its own waterworks. A pump that clicks on and off while a single faucet runs has a tank that lost its air; leave it that way and the motor burns out. We’ll check the air charge, the switch, and the valve, all of them above ground, before we send you to a well driller for what’s below. A light bulb burning in the pump house is the best cure for a January freeze.`,
    paragraph`Well water in this part of the Piedmont is often soft and slightly acidic. It eats copper from inside, and the first thing you’ll see is a blue-green stain in the sink, then a pinhole over the kitchen. A neutralizer stops that and an iron filter stops the orange. Both may need to drain somewhere other than the septic tank if the permit says so. We’ll measure first, with a kit at the sink, and tell you if a filter is worth buying.`,
    paragraph`On septic, every added drain counts. Another bathroom, a garden tub that holds seventy gallons, a disposal under the sink: the tank knows. We’ll ask the county for the permit on your parcel before a ${link('service-renovations', 'bath is added')}. Frost-proof spigots at the barn, hose bibs a hundred yards from the house, and freeze sleeves under long porches are everyday work here. New toilets and shower valves cost ${price('price-plumbing-fixture-installation')}.`,
    paragraph`A pressure switch takes an hour, and a tank half a day. Running a line to a barn takes two days, because the trench has to stay clear of the drain field and deep enough for frost. Repairs above ground cost ${price('price-plumbing-minor-repairs')}. For the well itself and for the septic tank, North Carolina requires certified contractors, so we’ll call one and stay on site while they work. A new bathroom begins with a letter from county Environmental Health.`,
  ),
  closing: closing(
    'Get a Mint Hill plumbing quote',
    'Tell us if you’re on a well or city water, and if it’s one faucet or all of them. If it’s all of them, look at the pump breaker and then call.',
  ),
  seo: seo(
    'Plumbing Repairs in Mint Hill, NC | Wells and Septic',
    'Pressure tanks, pump switches, pinholes, filters, and fixtures in Mint Hill, NC 28227. Septic limits checked before a drain is added.',
    'plumber Mint Hill NC',
    'well pump pressure tank',
  ),
})

const electrical = cityService('mint-hill', 'electrical', {
  title: 'Electrical work in Mint Hill',
  hero: hero(
    'Electrical work in Mint Hill, out to the last building',
    'A workshop, a gate, a well pump, and a generator make a small grid of their own. We’ll size the cable for the tool and for the distance.',
  ),
  about: richText(
    paragraph`Distance is the local problem. A saw that starts fine beside the house hums and stalls two hundred feet away, because the cable eats the voltage on the way. For a barn or workshop we’ll run the numbers, bury conduit as deep as the code requires, and set a subpanel with its own ground rods. Before we dig, we have the utilities marked and ask you about private lines, such as irrigation, which nobody else will mark.`,
    paragraph`Trees take the lines down on Lawyers Road more often than they do Uptown, so generators are common, and so are dangerous ways to connect them. A cord with two male ends feeds the street and can kill a lineman. We install an inlet with a safety interlock or a transfer switch, choose with you which circuits matter, well pump first, and write the steps on the panel door. More than one power company serves the town, and we’ll check with yours before anyone touches a meter.`,
    paragraph`Inside, Farmwood ranches have attic wires that squirrels have chewed and one outlet to a wall. Larger houses near Ashe Plantation have recessed lights from the nineties that run hot. We can change those to sealed LEDs without opening the ceiling. Lights cost ${price('price-electrical-lights')}. Gate openers, dusk lights at the end of a driveway, and a camera at the barn are ${link('service-smart-home-upgrades', 'smart home work')}, and one trench can serve all of them.`,
    paragraph`An outlet in the pump house takes a morning. A subpanel in a barn takes two or three days with the trench, and the inspector looks at it before it’s filled. North Carolina requires a call to 811 and three full working days before we dig. Basic work costs ${price('price-electrical-basic')} a device; we price cable and trench by the foot after we’ve paced it off with you, because the straight line usually has a tree in it.`,
  ),
  closing: closing(
    'Get a Mint Hill electrical quote',
    'Pace off how far it is to the barn, and tell us the largest thing you’ll plug in out there. We’ll reply with a cable size, a breaker size, and a price.',
  ),
  seo: seo(
    'Electrical Work in Mint Hill, NC | Barns to Panels',
    'Workshop subpanels, generator inlets, pump-house outlets, and lighting in Mint Hill, NC 28227. Cable sized for distance, permits handled.',
    'electrician Mint Hill NC',
    'generator interlock',
  ),
})

const tiling = cityService('mint-hill', 'tiling', {
  title: 'Tiling in Mint Hill',
  hero: hero(
    'Tile in Mint Hill, for boots, dogs, and long joists',
    'Country entries take mud, and country floors span a long way. We’ll stiffen the floor first and choose a tile that can take both.',
  ),
  about: richText(
    paragraph`A farmhouse kitchen with joists sixteen feet long feels alive underfoot, and tile on it would crack by Thanksgiving. From the crawl space we add a beam or blocking until a glass of water on the counter stays still when someone walks by. The tile store won’t mention that day of work. Where we can’t shorten the span, we’ll say so and suggest plank instead of stone.`,
    paragraph`Every other house here has a back door that’s the real front door. For mudrooms we like a matte porcelain with some grit, in the color of the local clay, on a floor sloped a little toward a drain where you can rinse a dog. We tile the walls a foot up, because boots get thrown. The grout is dark, dense, and sealed. The bench above it is built by our ${link('service-carpentry', 'carpenters')}, and the hooks are in studs.`,
    paragraph`Primary baths in Olde Sycamore came with a corner tub on a tiled deck and a shower too small to turn around in. People often call about trading them. Septic rules seldom get in the way, because a shower uses less water than the tub it replaces. The drain moves, but on a crawl space that’s easy. Iron in well water stains pale grout orange, so we’ll show you samples that have been soaked in it. Ceramic costs ${price('price-tiling-ceramic')}, stone for ${price('price-tiling-stone')}.`,
    paragraph`Stiffening a kitchen floor takes a day below and a day above before we open a box of tile. A mudroom takes three or four days, a primary bath two weeks. In winter an unheated porch or sunroom has to wait, because mortar doesn’t cure near freezing. We’ll order one more box than the room needs and leave it with you. Patterns get discontinued every year, and it’s easier to forgive a dropped skillet with a spare tile on the shelf.`,
  ),
  closing: closing(
    'Get a Mint Hill tile quote',
    'Set a glass of water on the counter, jump once, and watch it. Tell us if the floor bounces and how long the room is, and we’ll look below before we quote.',
  ),
  seo: seo(
    'Tile Installation in Mint Hill, NC',
    'Mudrooms, farmhouse kitchens, and large showers tiled in Mint Hill, NC 28227. Long joists stiffened first, grout chosen for well water.',
    'tile installation Mint Hill NC',
    'mudroom tile',
  ),
})

/** The trades in Mint Hill. */
export const mintHillTrades = [painting, plumbing, electrical, tiling]
