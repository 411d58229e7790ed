import type { HomePage, RichText } from '../../sanity.types.ts'
import { keyOf } from '../reference.ts'
import { bullet, claim, link, paragraph, price, richText } from '../rich-text.ts'

const chapter = (heading: string, ...blocks: RichText): HomePage['guide']['chapters'][number] => ({
  _type: 'chapter',
  _key: keyOf(heading),
  heading,
  text: richText(...blocks),
})

const before = [
  chapter(
    'Start with the house, not the trade',
    paragraph`Most calls begin with a symptom: a stain on the ceiling, a door that sticks, a breaker that trips. The cause is often one trade away. A door can stick because of a humid July, a loose hinge, or a pier that settled under the crawl space, and the three cost very different amounts to fix.`,
    paragraph`So be wary of a phone quote for a problem nobody has looked at. Someone who measures first may cost you a morning. Someone who doesn’t may cost you the job twice.`,
  ),
  chapter(
    'Know what you live in',
    paragraph`Charlotte was built in waves. Bungalows in Dilworth and Plaza Midwood have plaster, heart pine, and sometimes wiring on porcelain knobs. Ranches from the fifties and sixties sit on crawl spaces over red clay that swells when it’s wet. Houses from the eighties and early nineties may have gray plastic water pipe, called polybutylene, which is best replaced before it splits. Newer houses up toward the lake settle, and their nails pop.`,
    paragraph`In a house built before 1978, old paint may have lead in it, and anyone paid to disturb more than a few square feet of it has to be certified. Ask to see the certificate before anyone sands.`,
  ),
  chapter(
    'Handyman or licensed contractor',
    paragraph`North Carolina requires a general contractor’s license once a project reaches ${claim('claim-license-threshold')}. Wiring, plumbing, and heating are licensed by boards of their own. Each board has a public search: type in the name on the truck before you sign, and check that the license is active and the name is the same as on the estimate.`,
    paragraph`Under that amount, a good handyman is faster and cheaper. A visit runs ${price('price-handyman')}, and ${link('service-comprehensive-handyman', 'a list of small jobs')} fits into one. Above it you need ${link('service-construction', 'a contractor')} who answers for all the trades at once.`,
  ),
  chapter(
    'Who pulls the permit',
    paragraph`In Charlotte and the other Mecklenburg towns, permits come from the county. In Union, Cabarrus, and Gaston they come from the county or the city. You’ll need one to move a wall that carries a load, add a circuit, or relocate plumbing. Paint, cabinets in the same place, and a faucet for a faucet usually don’t need one.`,
    paragraph`Let the contractor apply. If someone wants you to take out an owner’s permit for their work, you become the contractor on paper, and the inspector’s questions are yours. If you have an HOA, get its form early, because many have to approve a paint color or a fence before work starts.`,
  ),
]

const money = [
  chapter(
    'What belongs in a written estimate',
    paragraph`One number isn’t an estimate. You should be able to compare two of them line by line:`,
    bullet`what’s included and, just as plainly, what isn’t`,
    bullet`materials by name and model, not “tile to match”`,
    bullet`permit fees on a line of their own`,
    bullet`when it starts, how long it takes, and what would change that`,
    bullet`what you’ll pay when, and the warranty`,
    paragraph`If a line says “allowance,” ask what happens when the real thing costs more. Get three estimates for large work. If one is far below the others, something’s missing from it, and you’ll meet it later as an extra.`,
  ),
  chapter(
    'A deposit, never the whole amount',
    paragraph`A small deposit on a larger project is fair: cabinets and windows have to be ordered for your job. Full payment up front isn’t, whatever discount comes with it. After the deposit, payments should follow work you can see: pipes and wires inspected, tile set, final walk done. Keep something back until the last item on the list is closed.`,
    paragraph`Pay by check or card, to the company named on the contract, so there’s a paper trail. With each payment, get a receipt that says what it was for. You pay for small jobs when they’re done.`,
  ),
  chapter(
    'What to ask before you sign',
    paragraph`Who will be in my house, and who do I call on a Saturday? Can your insurer send me the certificate? Which part of this won’t you do yourself? What did you find on your last job that you didn’t expect, and who paid for it? Where will you set up the saw, and who cleans up?`,
    paragraph`The answers matter less than how quickly they come. Someone who’s done the work has heard the questions. Then drive past a job that’s two years old, because fresh paint looks good on everything.`,
  ),
  chapter(
    'Warranty, and who answers the phone',
    paragraph`For general and handyman work, ${claim('claim-warranty-general')} is typical. Major renovations should come with more. What counts is what it says: labor as well as parts, how soon someone comes, and that it’s in writing. A manufacturer’s warranty covers the faucet, not the labor to replace it.`,
    paragraph`Ask how long the company has had its phone number. After a hailstorm, trucks show up from three states away, and their warranty leaves with them.`,
  ),
  chapter(
    'Repair, renovate, or maintain',
    paragraph`Repair when one part has failed. ${link('service-renovations', 'Renovate')} when several have, or when the room doesn’t fit the way you live anymore; larger work needs ${claim('claim-renovation-lead')} to schedule, and good months go early. ${link('service-maintenance', 'Maintain')} when nothing’s wrong yet. Gutters before the leaves, caulk before the rain, the crawl space before summer: two visits a year cost less than one soft floor.`,
    paragraph`And write the list down. A contractor who sees all of it can tell you which item is causing the other three.`,
  ),
]

/** The article for people who are about to choose a contractor. */
export const guide: HomePage['guide'] = {
  heading: 'Choosing a contractor in Charlotte',
  intro: 'Here’s what we’d tell a neighbor, whoever ends up doing the work.',
  chapters: [...before, ...money],
}
