import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('mint-hill', 'painting', {
  title: 'Painting in Mint Hill',
  hero: hero(
    'Painting in Mint Hill: the house, the barn, and the fence',
    'Wide lots mean more than four walls. We price each building on the place by itself, and paint them in the order the weather asks for.',
  ),
  about: richText(
    paragraph`An estimate off Fairview Road rarely stops at the house. There’s a detached garage in the same siding, a barn in rough-sawn pine, three hundred feet of board fence, and a well house the size of a doghouse. Each wants its own coating: acrylic for the house, a penetrating stain for rough pine, which drinks twice what smooth wood does, and for the fence whatever you’re willing to repeat. Deck and fence boards are stained at ${price('price-deck-fence-staining')}.`,
    paragraph`Gables in Olde Sycamore and Cheval stand thirty feet over sloping lawn. We set a lift or a scaffold rather than lean a ladder on a gutter, and we do all the high work, soffits, vents, and dormers included, while it’s there. Entry halls behind those gables get the same treatment with planks across the stair. Brick ranches in Farmwood have little to paint, so it must be right: fascia, shutters, and an iron rail that needs the rust taken to bare metal.`,
    paragraph`Red clay splashes two feet up any wall without a gutter, and sprinklers on a well leave an orange fan of iron. Both bleed through a fresh coat. They’re cleaned with an acid made for rust, rinsed, and primed, and we turn the sprinkler head before we leave. If horses, bees or a long gravel drive are involved, say so. We’ve painted around all three.`,
    paragraph`Weather sets the calendar on open lots. Wind dries a spray before it lands, so gables and barns are brushed and rolled, and that takes longer than in a sheltered street. A ranch with trim and shutters is three days. A large house with dormers is two weeks. Exterior work costs ${price('price-exterior-painting')}; lifts for the high parts are rented by the week and are a line of their own, which is one reason to do all sides at once.`,
  ),
  closing: closing(
    'How many roofs are on the lot?',
    'Count them, shed included, and send a photo of each. You’ll get a line for every building and can start with one.',
  ),
  seo: seo(
    'House, Barn, and Fence Painting in Mint Hill, NC',
    'Painting and staining in Mint Hill, NC 28227: tall gables from a lift, barns, board fences, rust, and clay stains removed before the coat.',
    'painters Mint Hill NC',
    'barn painting',
  ),
})

const plumbing = cityService('mint-hill', 'plumbing', {
  title: 'Plumbing in Mint Hill',
  hero: hero(
    'Plumbing in Mint Hill, on wells and on the main',
    'No water can mean a tripped breaker, a tired pressure tank or a pump two hundred feet down. We start with the cheap one.',
    picture('bath-freestanding-tub.jpg'),
  ),
  about: richText(
    paragraph`Where the main doesn’t reach, the house is its own waterworks. A pump that clicks on and off while a single faucet runs has a tank that lost its air; left so, it burns out the motor. We check the charge, the switch, and the check valve, all of them above ground, before we send you to a well driller for what’s below. An outlet in the pump house with a lamp on it’s the best cure for a January freeze.`,
    paragraph`Well water in this part of the Piedmont is often soft and a little sour. It eats copper from inside, and the first you see is a blue-green mark in the basin, then a pinhole over the kitchen. A neutralizer stops that, an iron filter stops the orange, and both need draining somewhere other than the septic tank if the permit says so. We measure first, with a kit at the sink, and we’ll tell you whether a filter is worth buying.`,
    paragraph`Septic systems make every drain a question of quantity. Another bathroom, a garden tub that holds seventy gallons, a disposal under the sink: the tank knows. We ask the county for the permit on your parcel before a ${link('service-renovations', 'bath is added')}. Frost-proof hydrants at the barn, hoses a hundred yards from the house and freeze sleeves under long porches are ordinary work here. Valves and faucets cost ${price('price-plumbing-fixture-installation')}.`,
    paragraph`A pressure switch is an hour, a tank half a day. Running a line to a barn takes two, because the trench has to stay clear of the drain field and deep enough for frost. Repairs above ground cost ${price('price-plumbing-minor-repairs')}. For the well itself and for the septic tank North Carolina certifies its own contractors, so we call one and stay on site while they work. A new bathroom begins with a letter from county Environmental Health.`,
  ),
  closing: closing(
    'Well or meter?',
    'Tell us which, and whether one faucet or all of them are affected. If it’s all of them, look at the pump breaker and then call.',
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
    'A workshop, a gate, a well pump, and a generator make a small grid of their own. We size the cable for the tool and for the distance.',
  ),
  about: richText(
    paragraph`Distance is the local difficulty. A saw that starts well beside the house hums and stalls two hundred feet away, because the cable eats the voltage on the way. For a barn or workshop we run the numbers, bury conduit at the depth the code asks for, and set a subpanel with its own ground rods. The trench is called in before it’s dug: gas, phone, and the neighbor’s irrigation all cross these lots.`,
    paragraph`Trees take the lines down on Lawyers Road more often than Uptown, so generators are common and so are dangerous ways to connect them. A plug with two male ends feeds the street and can kill a lineman. We fit an inlet with an interlock, or a transfer switch, choose with you which circuits matter, well pump first, and write the order of steps on the panel door. More than one power company serves the town, and we ask yours before a meter is touched.`,
    paragraph`Inside, Farmwood ranches have attic runs that squirrels have tasted and one outlet to a wall. Larger houses near Ashe Plantation have recessed lights from the nineties, hot ones, that can be changed to sealed LED without opening the ceiling. Lights cost ${price('price-electrical-lights')}. Gate openers, dusk lamps at the end of a drive and a camera at the barn belong to ${link('service-smart-home-upgrades', 'smart home work')}, and one trench can serve all of them.`,
    paragraph`An outlet in the pump house is a morning. A subpanel in a barn is two or three days with the trench, and the inspector looks into it before it’s filled. North Carolina asks for three working days between the call to 811 and the first spade. Basic work costs ${price('price-electrical-basic')} a device; cable and trench are priced by the foot after we’ve paced it off with you, because the straight line usually has a tree in it.`,
  ),
  closing: closing(
    'How far is it to the barn?',
    'Pace it, and tell us the largest thing you’ll plug in out there. We’ll reply with a cable, a breaker, and a price.',
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
    'Country entries take mud, and country floors span a long way. We stiffen first and choose a tile that doesn’t mind either.',
  ),
  about: richText(
    paragraph`A farmhouse kitchen with joists sixteen feet long feels alive underfoot, and tile on it would crack by Thanksgiving. From the crawl space we add a beam or blocking until a glass of water on the counter stays still when someone walks by. That day of work is what nobody shows you in a store. Where the span can’t be shortened, we say so and suggest plank in place of stone.`,
    paragraph`Every second house here has a back door that’s the real front door. For mudrooms we like a matte porcelain with some grit, in the color of the local clay, on a floor sloped a little toward a drain where a dog can be rinsed. Base walls are tiled a foot up, because boots get thrown. Grout is dark, dense, and sealed. The bench above it’s built by our ${link('service-carpentry', 'carpenters')}, and the hooks are in studs.`,
    paragraph`Primary baths in Olde Sycamore were given a corner tub on a tiled deck and a shower too small to turn around in. Trading them is a wish we hear often. Septic rules seldom mind, since a shower uses less than the tub it replaces, but the drain moves, and on a crawl space that’s easy. Iron in well water stains pale grout orange, so we show you samples that have been soaked in it. Ceramic is set for ${price('price-tiling-ceramic')}, stone for ${price('price-tiling-stone')}.`,
    paragraph`Stiffening a kitchen floor is a day below and a day above before any tile is opened. A mudroom takes three or four days, a primary bath two weeks. In winter an unheated porch or sunroom has to wait, since mortar doesn’t cure near freezing. We order a box more than the room needs and leave it with you. Patterns are discontinued every year, and a dropped skillet is easier to forgive with a spare tile on the shelf.`,
  ),
  closing: closing(
    'Does the floor bounce?',
    'Jump once and watch a glass of water. Send us what you saw and the length of the room, and we look below before we quote.',
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
