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
    paragraph`Most calls begin with a symptom: a stain on the ceiling, a door that sticks, a breaker that trips. The cause is often one trade away. A door can stick because of a humid July, a loose hinge, or a pier that settled under the crawl space, and the three cost very different amounts to put right.`,
    paragraph`So be wary of a price over the phone for anything with a cause that nobody has looked at. Someone who measures first may cost you a morning. Someone who doesn’t may cost you the job twice.`,
  ),
  chapter(
    'Know what you live in',
    paragraph`Charlotte was built in waves. Bungalows in Dilworth and Plaza Midwood have plaster, heart pine, and sometimes wiring on porcelain knobs. Ranches from the fifties and sixties stand on crawl spaces over red clay that swells when it is wet. Houses from the eighties and early nineties may have gray plastic water pipe, polybutylene, that’s better replaced before it splits. Newer houses up toward the lake settle, and their nails pop.`,
    paragraph`In a house built before 1978, old paint may hold lead, and whoever disturbs it for pay has to be certified for it. Ask to see the certificate before anyone sands.`,
  ),
  chapter(
    'Handyman or licensed contractor',
    paragraph`North Carolina asks for a general contractor’s license once a project reaches forty thousand dollars. Wiring, plumbing, and heating are licensed by boards of their own. Each board has a public search: type in the name on the truck before you sign, and see that the license is active and the name is the same as on the estimate.`,
    paragraph`Below that sum a good handyman is faster and cheaper. A visit costs ${price('price-handyman')}, and ${link('service-comprehensive-handyman', 'a list of small jobs')} fits into one. Above it you want ${link('service-construction', 'a contractor')} who answers for all the trades at once.`,
  ),
  chapter(
    'Who pulls the permit',
    paragraph`In Charlotte and the towns around it the permit comes from Mecklenburg County. In Union, Cabarrus and Gaston it comes from the county or the city. Moving a wall, adding a circuit, or relocating plumbing needs one. Paint, cabinets in the same place and a faucet for a faucet usually don’t.`,
    paragraph`Let the contractor apply. If someone asks you to take out an owner’s permit for their work, you become the contractor on paper, and the inspector’s questions are yours. If you live under an HOA, ask for its form early: many want to see a color or a fence before the county does.`,
  ),
]

const money = [
  chapter(
    'What belongs in a written estimate',
    paragraph`One number isn’t an estimate. You should be able to compare two of them line by line:`,
    bullet`what’s done and, as plainly, what isn’t`,
    bullet`materials by name and model, not “tile to match”`,
    bullet`permit fees as a line of their own`,
    bullet`when it starts, how long it takes, and what would change that`,
    bullet`what’s paid when, and the warranty`,
    paragraph`If a line says “allowance,” ask what happens when the real thing costs more. Get three estimates for large work. If one is far below the others, something is missing from it, and you’ll meet it later as an extra.`,
  ),
  chapter(
    'A deposit, never the whole sum',
    paragraph`A small deposit on a larger project is fair: cabinets and windows are ordered in your name. Full payment up front isn’t, whatever discount comes with it. After the deposit, payments should follow work that you can see: rough-in inspected, tile set, final walk done. Keep something back until the last item on the list is closed.`,
    paragraph`Pay in a way that leaves a trace, by check or card, to the company named on the contract. With each payment ask for a receipt that says what it was for. Small jobs are paid when they’re done.`,
  ),
  chapter(
    'What to ask before you sign',
    paragraph`Who will be in my house, and who do I call on a Saturday? May I see the certificate of insurance, sent by the insurer? Which part of this will you not do yourself? What did you find on your last job that you didn’t expect, and who paid for it? Where will the saw stand, and who sweeps?`,
    paragraph`The answers matter less than how quickly they come. Someone who has done the work has met the questions. Then drive past a job that’s two years old: fresh paint looks good on everything.`,
  ),
  chapter(
    'Warranty, and who answers the phone',
    paragraph`On general and handyman work ${claim('claim-warranty-general')} is typical, and longer on major renovations. What counts is what it says: labor as well as parts, how soon someone comes, and that it’s in writing. A maker’s warranty on a faucet doesn’t pay for the hand that changes it.`,
    paragraph`Ask how long the company has had its phone number. After a hailstorm, trucks arrive from three states away, and their warranty leaves with them.`,
  ),
  chapter(
    'Repair, renovate, or maintain',
    paragraph`Repair when one part has failed. ${link('service-renovations', 'Renovate')} when several have, or when the room no longer fits the way you live; larger work needs ${claim('claim-renovation-lead')} to schedule, and good months go early. ${link('service-maintenance', 'Maintain')} when nothing is wrong yet. Gutters before the leaves, caulk before the rain, the crawl space before summer: two visits a year cost less than one soft floor.`,
    paragraph`And write the list down. A contractor who sees all of it can tell you which item is causing the other three.`,
  ),
]

/** The article for people who are about to choose a contractor. */
export const guide: HomePage['guide'] = {
  heading: 'Choosing a contractor in Charlotte',
  intro: 'What we’d tell a neighbor, whoever ends up doing the work.',
  chapters: [...before, ...money],
}
