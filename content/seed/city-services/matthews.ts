import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('matthews', 'painting', {
  title: 'Painting in Matthews',
  hero: hero(
    'House painters in Matthews who start with the siding',
    'Hardboard soaks up water, cedar sheds it, and fiber cement just fades. We’ll look at what your walls are made of, fix that first, and then open a can.',
  ),
  about: richText(
    paragraph`Walk down a street in Brightmoor or Windrow after rain and look at the lowest row of siding. If the bottom edge is swollen, the board is pressed wood fiber from the eighties or nineties, and paint alone won’t stop it. We cut back to dry material, replace the worst rows with fiber cement to match, seal every cut, and only then wash and paint. Exteriors in Matthews run ${price('price-matthews-exterior-painting')}.`,
    paragraph`Big oaks keep Sardis Forest cool and its north walls green. Mildew is alive and grows through new paint, so we kill it with a wash and let it dry before we prime. The same shade helps us in July: we follow it around the house, because paint on a hot wall dries before it sticks. Between the pollen of late March and the leaves of late October, there’s time for most of the town.`,
    paragraph`Nearly every subdivision here has an approved palette, and committees like to see a color number, a sheen, and a photo. We’ll fill out the form and put two test patches where the sun hits. Cottages near the depot don’t have a committee, but they do have lead under the porch paint, and we test a house of that age before we touch it. Indoors the usual list is a stairwell, popcorn ceilings gone, and oak trim painted white, which takes a bonding primer and patience.`,
    paragraph`A two-story house in Callonwood takes a week outside when the siding is sound and two when it isn’t. Indoors, count on ${claim('claim-interior-painting-time')}. The stairwell is the slow part, so we paint it first and let it dry while we do bedrooms. You don’t need a town permit for paint. You do need your HOA’s letter, and we’ll wait for it, because nobody wants to paint the front of a house twice.`,
  ),
  closing: closing(
    'Get a Matthews painting quote',
    'Press the bottom board with a thumbnail and tell us if it’s soft. We’ll tell you how much of the wall is repair and how much is paint.',
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
    'Plumbing repairs in Matthews, by the age of your house',
    'The town grew outward, and its pipes changed with every decade. We’ll know which kind you’re likely to have before we crawl under the floor.',
  ),
  about: richText(
    paragraph`In the brick ranches of Sardis Plantation the drains are cast iron and the supply pipes are galvanized steel, and both are near the end of their life. The sign is a tub that drains slowly no matter how often you snake it, or rust in the first glass of the morning. We replace the worst run with plastic, leave a clean joint for the next, and strap it to slope a quarter inch per foot. Sagging pipe is a good part of what we find.`,
    paragraph`From about Matthews Township Parkway outward, houses of the late eighties have gray plastic pipe (polybutylene) with plastic or copper rings. It can look fine for thirty years and burst on a Tuesday. You don’t have to empty the house to get rid of it: we can do the kitchen and baths one at a time, with one strip of ceiling open. We close the patches with our own ${link('service-drywall-repair', 'drywall crew')}.`,
    paragraph`Two things are special to this side of the county. Street pressure runs high in the low spots by the creeks. A worn pressure regulator shows up as banging pipes and faucets that drip again within a year, so we’ll put a gauge on the hose bib first. And below many floors there’s red clay, so a drip in the crawl space makes a pond that never drains. Small repairs cost ${price('price-plumbing-minor-repairs')}. A water heater of a different size or in a new spot needs a permit, from the county your parcel is in.`,
    paragraph`Most visits last one to three hours. Changing every valve and supply line in a house takes a day, repiping one bathroom two, and a whole house about a week. Swapping a fixture costs ${price('price-plumbing-fixture-installation')}. A second story, a slab under the laundry, or a finished ceiling adds to that. Ten minutes with a flashlight will tell us how much. If the house is on a slab, ask about rerouting before you ask about digging.`,
  ),
  closing: closing(
    'Get a Matthews plumbing quote',
    'Look at the pipe where it leaves the wall under a sink. Gray, gold, or rust: the color tells us what kind of pipe you have and about when it went in.',
  ),
  seo: seo(
    'Plumbing Repairs in Matthews, NC',
    'Cast-iron drains, gray plastic pipe, pressure, and crawl-space leaks in Matthews, NC 28105 and 28104. Gauge first, written price, permits.',
    'plumber Matthews NC',
    'polybutylene replacement',
  ),
})

const electrical = cityService('matthews', 'electrical', {
  title: 'Electrical work in Matthews',
  hero: hero(
    'Electrical work in Matthews, panel first',
    'A breaker that trips when the space heater meets the hair dryer is telling you something. We’ll read the panel before we hang the chandelier.',
  ),
  about: richText(
    paragraph`Ranches and split-levels built here around 1970 sometimes have aluminum wire to the outlets. The wire itself is fine, but it can loosen and heat up at the screws behind each outlet behind the outlet. We’ll open a few boxes in different rooms. If we find silver wire, every end gets an approved copper connector, with a count in writing so a buyer’s inspector doesn’t have to guess.`,
    paragraph`A full panel is the usual reason for a second visit. Many houses have twenty breaker spaces, a freezer in the garage, and a sunroom someone wired from the dining room. Tandem breakers only help where the label allows them. We’ll add up what runs at the same time. Often a small subpanel by the garage door does what a whole new service would, at a fraction of the cost. You’ll need a permit for either, in Mecklenburg or Union, depending on the parcel.`,
    paragraph`The fun half of the work is light. Dens with paneling look good with sconces, vaulted ceilings in Callonwood need a fan on a long downrod and a switch that isn’t behind the door, and porches downtown need a fixture that doesn’t shout. Hanging a fan runs ${price('price-ceiling-fan')} and lights ${price('price-electrical-lights')}. Summer storms come up from the southwest most afternoons, so ask for a surge protector while the cover’s off.`,
    paragraph`A fan or a pair of lights takes an hour or two. Copper connectors through a whole ranch take two or three days, with the power off in one room at a time. A subpanel takes a day and an inspection. GFCI and alarm work costs ${price('price-electrical-safety')}. We can’t see how a sunroom was wired until we open it up, so we price that line by the hour, with a cap. If we reach the cap, we’ll stop and send you a photo.`,
  ),
  closing: closing(
    'Get a Matthews electrical quote',
    'Which breaker trips? Write down what was running when it went, and leave it off if it went twice. We’ll call back with the likely cause.',
  ),
  seo: seo(
    'Electrical Repairs in Matthews, NC',
    'Full panels, aluminum wiring, fans, and lights in Matthews, NC. Loads counted before parts are sold, permits in the right county.',
    'electrician Matthews NC',
    'ceiling fan Matthews',
  ),
})

const tiling = cityService('matthews', 'tiling', {
  title: 'Tiling in Matthews',
  hero: hero(
    'Tile work in Matthews, set on a sound floor',
    'Hall baths, brick hearths, sunroom slabs. Usually the tile was never the problem. What it was glued to was.',
  ),
  about: richText(
    paragraph`The hall bath of a seventies ranch is five feet by eight and has four-inch wall tile glued to drywall. Behind the faucet the drywall paper is black with mold. We take the tub walls to the studs, replace the rotten wood, hang waterproof board, and water-test it before anything pretty goes up. While the wall is open a new valve goes in, because opening it twice costs more than the valve.`,
    paragraph`Dens in Sardis Forest have raised hearths in brown brick, and owners get tired of them before the fireplace quits. Thin stone or porcelain can go over sound brick once we’ve degreased it and skimmed it flat, with a metal edge that’s easy on a toddler. Foyers have slate set in mortar on a wood floor; it cracks along the joists, and the honest fix is to tear it out.`,
    paragraph`Carports and patios that became sunrooms have a slab that’s younger or older than the house. The two move apart with the clay, a hair each summer, so we carry the joint up through the tile and fill it with flexible sealant. People in Matthews tend to choose warm grays and six-by-twenty-four planks, which need a floor flat to an eighth of an inch. Porcelain that size costs ${price('price-tiling-premium')}; for what a ${link('service-bathroom-remodeling', 'whole bathroom')} involves, see that page.`,
    paragraph`A hall bath from tear-out to grout takes about two weeks when the tub stays, and we’ll put the drying times on your calendar. Hearths take a long day or two. Ceramic costs ${price('price-tiling-ceramic')}, and rot behind the faucet gets a separate line with a cap, because nobody can price what’s behind a wall. Replacing tile with tile doesn’t need a permit; a moved drain does, in the county your parcel is in.`,
  ),
  closing: closing(
    'Get a Matthews tile quote',
    'Tap across the floor with a coin and mark where it sounds hollow. A photo of the marks gets us most of the way to an estimate.',
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
