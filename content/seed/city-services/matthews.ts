import { closing, hero, seo } from '../page.ts'
import { claim, link, paragraph, price, richText, strong } from '../rich-text.ts'
import { cityService } from './city-service.ts'

const painting = cityService('matthews', 'painting', {
  title: 'Painting in Matthews',
  hero: hero(
    'House painters in Matthews, NC',
    'We check what your siding’s made of, fix what’s rotten, and then paint. We do interiors and cabinets too.',
  ),
  about: richText(
    paragraph`${strong('Swollen siding.')} In Brightmoor or Windrow, look at the lowest row of siding after it rains. If the bottom edge is swollen, it’s hardboard from the eighties or nineties, and paint alone won’t save it. We replace the worst rows with fiber cement, seal every cut, and then wash and paint.`,
    paragraph`${strong('Mildew.')} Big oaks keep Sardis Forest cool, and they keep its north walls green. Mildew grows right through new paint, so we kill it, rinse it off, and let it dry before we prime. We paint outside after the spring pollen and before the leaves fall.`,
    paragraph`${strong('Colors and HOAs.')} Nearly every subdivision here has a list of approved colors. We fill out the HOA form and paint two test patches for you. The cottages near the depot don’t have an HOA, but the old porch paint may have lead in it, so we test it. Indoors, people call us for stairwells, popcorn ceilings, and oak trim painted white.`,
    paragraph`${strong('Time and permits.')} The outside of a two-story house takes about a week if the siding’s in good shape, and two if it isn’t. Indoors, plan on ${claim('claim-interior-painting-time')}. You don’t need a town permit for paint. You may need a letter from your HOA, and we’ll wait for it.`,
  ),
  closing: closing(
    'Get a Matthews painting quote',
    'Press your thumbnail into the bottom row of siding. If it’s soft, we’ll include the repair in your estimate.',
  ),
  seo: seo(
    'House Painters in Matthews, NC | Siding Fixed First',
    'Exterior and interior painting in Matthews, NC 28105. We replace swollen siding, kill the mildew, and fill out the HOA form before we paint.',
    'painters Matthews NC',
    'exterior painting 28105',
  ),
})

const plumbing = cityService('matthews', 'plumbing', {
  title: 'Plumbing in Matthews',
  hero: hero(
    'Plumbing repairs in Matthews for houses of any age',
    'Cast iron in the ranches, gray plastic in the eighties houses: we know what’s likely under your floor.',
  ),
  about: richText(
    paragraph`${strong('Cast iron and rust.')} The brick ranches of Sardis Plantation have cast-iron drains and galvanized supply pipe, and both are about worn out. The signs are a tub that drains slowly no matter what you do, or rust in the first glass of water in the morning. We replace the worst sections with plastic and leave the rest easy to replace later.`,
    paragraph`${strong('Gray plastic pipe.')} Farther out, houses from the late eighties have gray plastic pipe (polybutylene). It can look fine for thirty years and burst without warning. You don’t have to move out while we replace the pipe. We can do the kitchen and baths one at a time, and our ${link('service-drywall-repair', 'drywall crew')} closes up the ceilings.`,
    paragraph`${strong('High pressure.')} Water pressure runs high in the low spots by the creeks. If pipes bang or new faucets drip within a year, the pressure regulator may be worn out, so we test that first. Small repairs cost ${price('price-plumbing-minor-repairs')}. A water heater of a different size or in a new spot needs a permit, from the county your lot is in.`,
    paragraph`${strong('Time and price.')} Most visits take one to three hours. Replacing every shutoff valve takes a day. Repiping takes two days for one bathroom and about a week for a whole house. Having our plumber put in a fixture costs ${price('price-plumbing-fixture-installation')}. If the pipes are already there, our handyman can swap a faucet for less. A second story or a slab adds to the price.`,
  ),
  closing: closing(
    'Get a Matthews plumbing quote',
    'Look under a sink. Is the pipe gray plastic, copper, or rusty steel? Snap a photo, and we’ll tell you what you have.',
  ),
  seo: seo(
    'Plumbing Repairs in Matthews, NC',
    'Cast-iron drains, gray plastic pipe, high pressure, and crawl-space leaks in Matthews, NC 28105 and 28104. You get the price before we start.',
    'plumber Matthews NC',
    'polybutylene replacement',
  ),
})

const electrical = cityService('matthews', 'electrical', {
  title: 'Electrical work in Matthews',
  hero: hero(
    'Electrical work in Matthews, from lights to panels',
    'Does a breaker trip when you run the space heater and the hair dryer? We check the panel before we add anything to it.',
  ),
  about: richText(
    paragraph`${strong('Aluminum wire.')} Ranches and split-levels from around 1970 sometimes have aluminum wire. Aluminum can loosen and heat up at the outlets. We open a few boxes to check. If we find aluminum, every connection gets an approved copper connector, and you get a written record that’s handy when you sell.`,
    paragraph`${strong('Full panels.')} If your panel’s full, you may not need a whole new service. Often a small subpanel by the garage does the job for a lot less. We add up what your house really uses first. A subpanel and a new service both need a permit, from Mecklenburg or Union County, depending on where your lot is.`,
    paragraph`${strong('Fans and lights.')} Then there’s the fun part: sconces in the den, a fan for a vaulted ceiling, a new porch light. Hanging a fan runs ${price('price-ceiling-fan')}. Having our electrician put in new lights runs ${price('price-electrical-lights')}. If the wiring’s already there, our handyman can swap a fixture for less. We get bad summer storms, so ask about a surge protector too.`,
    paragraph`${strong('Time and price.')} A fan or a pair of lights takes an hour or two. Copper connectors for a whole ranch take two or three days. A subpanel takes a day and an inspection. GFCI and alarm work costs ${price('price-electrical-safety')}. If we can’t see how something’s wired until we open it, we charge by the hour with a cap, and we don’t go over it without asking you.`,
  ),
  closing: closing(
    'Get a Matthews electrical quote',
    'If a breaker keeps tripping, note what was running and leave the breaker off. We’ll call you back with the likely cause.',
  ),
  seo: seo(
    'Electrical Repairs in Matthews, NC',
    'Full panels, aluminum wiring, fans, and lights in Matthews, NC. We add up what you use before we sell you parts, and file permits in the right county.',
    'electrician Matthews NC',
    'ceiling fan Matthews',
  ),
})

const tiling = cityService('matthews', 'tiling', {
  title: 'Tiling in Matthews',
  hero: hero(
    'Tile work in Matthews for baths, hearths, and floors',
    'Loose tile usually means something’s wrong underneath, so we fix the wall or floor behind it first.',
  ),
  about: richText(
    paragraph`${strong('Hall baths.')} In a seventies hall bath, the wall tile was glued right to the drywall, and by now the drywall’s probably moldy. We take the tub walls down to the studs, replace any rotten wood, and hang waterproof board. We suggest a new shower valve while the wall’s open, because opening it twice costs more than the valve.`,
    paragraph`${strong('Hearths and entries.')} Tired of a brown brick hearth? We can cover the brick with thin stone or porcelain, with a smooth edge that’s safe for toddlers. Slate entries on a wood floor tend to crack along the joists, and usually have to come out.`,
    paragraph`${strong('Sunrooms.')} Sunrooms that used to be carports or patios have their own slab, and it moves separately from the house. We leave a flexible joint in the tile there so it doesn’t crack. Large plank tile needs a very flat floor and costs ${price('price-tiling-premium')}. If you’re redoing the ${link('service-bathroom-remodeling', 'whole bathroom')}, see that page.`,
    paragraph`${strong('Time and price.')} A hall bath takes about two weeks if the tub stays. A hearth takes a day or two. Ceramic costs ${price('price-tiling-ceramic')}. If there’s rot behind the wall, we price that separately, with a cap. Replacing tile with tile doesn’t need a permit. Moving a drain needs a permit from the county your lot is in.`,
  ),
  closing: closing(
    'Get a Matthews tile quote',
    'Tap the floor with a coin. Where it sounds hollow, the tile’s coming loose. Send us a photo and the size of the room.',
  ),
  seo: seo(
    'Tile Installation in Matthews, NC',
    'Hall baths, hearths, and sunroom floors tiled in Matthews, NC 28105. We fix what’s rotten and test the waterproofing before we tile.',
    'tile installation Matthews NC',
    'bathroom tile 28105',
  ),
})

/** The trades in Matthews. */
export const matthewsTrades = [painting, plumbing, electrical, tiling]
