import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('matthews', 'painting', {
  title: 'Painting in Matthews',
  hero: hero(
    'House painters in Matthews who start with the siding',
    'Hardboard drinks, cedar sheds, fiber cement only fades. We look at what your walls are made of, mend it, and then open a can.',
    picture('detail-painting.jpg'),
  ),
  about: richText(
    paragraph`Walk down a street in Brightmoor or Windrow after rain and look at the lowest course of siding. If the bottom edge is swollen, the board is pressed wood fiber from the eighties or nineties, and paint alone won’t stop it. We’ll cut back to dry material, replace the worst courses with fiber cement of the same reveal, seal every cut, and only then wash and coat. Exteriors in Matthews cost ${price('price-matthews-exterior-painting')}.`,
    paragraph`Big oaks keep Sardis Forest cool and its north walls green. Mildew is alive and grows through new paint, so it’s killed with a wash and given time to dry before any primer. The same shade helps us in July: we follow it around the house, because paint on a hot wall skins over before it has bitten. Between the pollen of late March and the leaves of late October there’s room for most of the town.`,
    paragraph`Nearly every subdivision here has an approved palette, and committees like to see a number, a sheen, and a photo. We fill in the sheet and put two test patches where the sun hits. Cottages near the depot have no committee but do have lead under the porch paint, and a house of that age is tested before it’s touched. Indoors the usual list is a stairwell, popcorn gone, and oak trim made white, which takes a bonding primer and patience.`,
    paragraph`A two-story house in Callonwood takes a week outside when the siding is sound and two when it isn’t. Indoors count on ${claim('claim-interior-painting-time')}. The stairwell is the slow part, so it’s painted first and dries while we do bedrooms. A town permit isn’t needed for paint. Your association’s letter is, and we wait for it, because repainting a front in the approved gray is nobody’s idea of a good summer.`,
  ),
  closing: closing(
    'Is the bottom board soft?',
    'Press it with a thumbnail and send a photo of the corner. We’ll tell you how much of the wall is repair and how much is paint.',
  ),
  seo: seo(
    'House Painters in Matthews, NC | Siding Fixed First',
    'Exterior and interior painting in Matthews, NC 28105. Swollen hardboard replaced, mildew killed, HOA colors filed, priced per square foot.',
    'painters Matthews NC',
    'exterior painting 28105',
  ),
})

const plumbing = cityService('matthews', 'plumbing', {
  title: 'Plumbing in Matthews',
  hero: hero(
    'Plumbing repairs in Matthews, ring by ring',
    'The town grew outward, and its pipes changed with every ring. We know which kind you’re likely to have before we crawl under the floor.',
  ),
  about: richText(
    paragraph`In the brick ranches of Sardis Plantation the drains are cast iron and the supplies galvanized, both near the end. The sign is a tub that empties slowly however often it’s snaked, or rust in the first glass of the morning. We replace the worst run with plastic, leave a clean joint for the next, and strap it to fall a quarter inch in each foot, since sagging pipe is a good part of what we find.`,
    paragraph`From about Matthews Township Parkway outward, houses of the late eighties have gray polybutylene with plastic or copper rings. It can look fine for thirty years and let go on a Tuesday. You don’t have to empty the house to be rid of it: kitchen and baths can be done branch by branch, with the ceiling opened along one joist bay. Patches are closed by our own ${link('service-drywall-repair', 'drywall crew')}.`,
    paragraph`Two things are particular to this side of the county. Street pressure runs high in the low spots by the creeks, and a tired regulator shows itself as banging pipes and faucets that drip again within a year; we’ll put a gauge on the hose bib first. And below many floors lies red clay, so a drip in the crawl space makes a pond that never drains. Small repairs cost ${price('price-plumbing-minor-repairs')}. A water heater of another size or in another place needs a permit, from the county your parcel is in.`,
    paragraph`Most visits last one to three hours. Changing every valve and supply line in a house takes a day, repiping one bathroom two, a whole house about a week. Fixtures in place cost ${price('price-plumbing-fixture-installation')}. A second story, a slab under the laundry or a finished ceiling adds to that, and we’ll tell you which of them you have after ten minutes with a flashlight. If the house is on a slab, ask about rerouting before you ask about digging.`,
  ),
  closing: closing(
    'Gray, gold, or rust-colored?',
    'Photograph the pipe where it leaves the wall under a sink. The color tells us the decade, and the decade tells us the price.',
  ),
  seo: seo(
    'Plumbing Repairs in Matthews, NC',
    'Cast-iron drains, gray plastic pipe, pressure, and crawl-space leaks in Matthews, NC 28105, and 28104. Gauge first, written price, permits.',
    'plumber Matthews NC',
    'polybutylene replacement',
  ),
})

const electrical = cityService('matthews', 'electrical', {
  title: 'Electrical work in Matthews',
  hero: hero(
    'Electrical work in Matthews, panel first',
    'A breaker that trips when the oven meets the hair dryer is telling you something. We read the panel before we hang the chandelier.',
  ),
  about: richText(
    paragraph`Ranches and split-levels built here around 1970 sometimes have aluminum in their branch circuits. The cable is fine; the screw behind the outlet is where it loosens and warms. We open a handful of boxes in different rooms, and if we meet silver wire, every end gets a listed copper connector, with a count in writing so that a buyer’s inspector has nothing to guess at.`,
    paragraph`Full panels are the usual reason for our second visit. Many have twenty spaces, a freezer in the garage and a sunroom that someone fed from the dining room. Tandem breakers help only where the label allows them. We add up what runs at the same time, and as often as not a small subpanel by the garage door does what a whole new service would, at a fraction of it. A permit is needed for either, in Mecklenburg or in Union, depending on the parcel.`,
    paragraph`The pleasant half of the work is light. Dens with paneling want sconces fed from above; vaults in Callonwood want a fan on a long rod and a switch that isn’t behind the door; porches downtown want a fixture that doesn’t shout. Fans cost ${price('price-ceiling-fan')} and lights ${price('price-electrical-lights')}. Summer storms come up from the southwest most afternoons, so ask for a surge protector while the cover is off.`,
    paragraph`A fan or a pair of lights takes an hour or two. Copper connectors through a whole ranch take two or three days, and the power is off in one room at a time. A subpanel is a day and an inspection. GFCI and alarm work costs ${price('price-electrical-safety')}. What we can’t see is how the sunroom was fed, so that line is an hourly limit in the estimate, with a photo for you at the point where we stop.`,
  ),
  closing: closing(
    'Which breaker trips?',
    'Write down what was running when it went, and leave it off if it went twice. We’ll call back with the likely cause.',
  ),
  seo: seo(
    'Electrical Repairs in Matthews, NC',
    'Full panels, aluminum branch wiring, fans, and lights in Matthews, NC. Loads counted before parts are sold, permits in the right county.',
    'electrician Matthews NC',
    'ceiling fan Matthews',
  ),
})

const tiling = cityService('matthews', 'tiling', {
  title: 'Tiling in Matthews',
  hero: hero(
    'Tile work in Matthews, set on a floor we trust',
    'Hall baths, brick hearths, sunroom slabs. More often than not the tile was never the problem: what it was glued to was.',
    picture('detail-tile.jpg'),
  ),
  about: richText(
    paragraph`The hall bath of a seventies ranch measures five feet by eight and has four-inch wall tile stuck to drywall. Behind the faucet the paper is black. We take the tub walls to the studs, turn the rotten plate into a new one, hang foam board with a sealed face, and let it stand under water before anything pretty goes up. While the wall is open a new valve goes in, because opening it twice costs more than the valve.`,
    paragraph`Dens in Sardis Forest have raised hearths in brown brick, and owners tire of them before the fireplace tires of working. Thin stone or porcelain can go over sound brick once it’s degreased and skimmed flat, with a metal edge that won’t chip a toddler. Foyers have slate set in mortar on a wooden floor; it cracks along the joists, and the honest cure is to lift it.`,
    paragraph`Carports and patios that became sunrooms stand on slabs poured at another time than the house. They move apart with the clay, a hair each summer, so the joint has to be carried up through the tile and filled with something soft. People in Matthews tend to choose warm grays and six-by-twenty-four planks, which want a floor flat to an eighth of an inch. Porcelain of that size is set for ${price('price-tiling-premium')}; what a ${link('service-bathroom-remodeling', 'whole bathroom')} involves is told elsewhere.`,
    paragraph`A hall bath from tear-out to grout takes about two weeks when the tub stays, and the drying times are on your calendar. Hearths are a long day or two. Ceramic costs ${price('price-tiling-ceramic')}, and rot behind the faucet is a separate line with a limit, since nobody can price what’s behind a wall. Tile like for like needs no permit; a moved drain does, in the county your parcel lies in.`,
  ),
  closing: closing(
    'Does it sound hollow?',
    'Tap across the floor with a coin and mark what rings. Send a photo of the marks: it’s most of an estimate.',
  ),
  seo: seo(
    'Tile Installation in Matthews, NC',
    'Hall baths, hearths, and sunroom floors tiled in Matthews, NC 28105. Rotten walls opened, slabs isolated, waterproofing tested before tile.',
    'tile installation Matthews NC',
    'bathroom tile 28105',
  ),
})

/** The trades in Matthews. */
export const matthewsTrades = [painting, plumbing, electrical, tiling]
