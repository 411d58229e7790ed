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
    'Find the cause before you hire',
    paragraph`Most calls start with a symptom: a stain on the ceiling, a door that sticks, a breaker that trips. A door can stick because of humidity, a loose hinge, or a sinking pier under the house, and those three cost very different amounts to fix.`,
    paragraph`So be careful with a phone quote for a problem no one has looked at. You may end up paying for the job twice.`,
  ),
  chapter(
    'Know what you live in',
    paragraph`Charlotte was built in waves. Bungalows in Dilworth and Plaza Midwood have plaster, heart pine, and sometimes knob-and-tube wiring. Ranches from the fifties and sixties sit on crawl spaces over red clay that swells when it’s wet. Houses from the eighties and early nineties may have gray plastic water pipe, called polybutylene, and it’s best to replace it before it splits. Newer houses settle, and their nails pop.`,
    paragraph`In a house built before 1978, old paint may have lead in it, and anyone you pay to sand or scrape more than a few square feet of it has to be certified. Ask to see the certificate before anyone sands. Our certificate number is at the bottom of this page.`,
  ),
  chapter(
    'Handyman or licensed contractor',
    paragraph`North Carolina requires a general contractor’s license once a project reaches ${claim('claim-license-threshold')}. Wiring, plumbing, and heating are licensed by separate boards. You can look up a license on each board’s website. Before you sign, make sure the license is active and the name matches your estimate.`,
    paragraph`For smaller jobs, a good handyman is faster and cheaper. A visit runs ${price('price-handyman')} for the first small job, and the rest of ${link('service-comprehensive-handyman', 'your list')} is added to that. At ${claim('claim-license-threshold')} and up, you need ${link('service-construction', 'a licensed contractor')} who’s responsible for all the trades.`,
  ),
  chapter(
    'Who pulls the permit',
    paragraph`In Charlotte and the other Mecklenburg towns, permits come from the county. In Union, Cabarrus, and Gaston they come from the county or the city. You’ll need a permit to move a load-bearing wall, add a circuit, or move plumbing. Paint, new cabinets in the same place, and a new faucet usually don’t need one.`,
    paragraph`Let the contractor apply. If you take out an owner’s permit for someone else’s work, you become the contractor on paper. If you have an HOA, get its form early, because it may have to approve a paint color or a fence.`,
  ),
]

const money = [
  chapter(
    'What belongs in a written estimate',
    paragraph`You should be able to compare two estimates line by line. Look for:`,
    bullet`what’s included and what isn’t`,
    bullet`materials by name and model`,
    bullet`permit fees`,
    bullet`when it starts, how long it takes, and what would change that`,
    bullet`the payment schedule and the warranty`,
    paragraph`If a line says “allowance,” ask what happens if the real thing costs more. Get three estimates for a big job. If one is a lot lower than the others, something’s probably missing.`,
  ),
  chapter(
    'A deposit, never the whole amount',
    paragraph`A small deposit on a larger project is fair, because cabinets and windows have to be ordered for your job. Don’t pay in full up front, no matter what discount you’re offered. After the deposit, pay for work you can see, and hold back the last payment until everything on the list is done.`,
    paragraph`Pay by check or card, to the company named on the contract, and get a receipt. If you signed at home, you usually have three business days to cancel. The contract should say so and come with a cancellation form.`,
  ),
  chapter(
    'What to ask before you sign',
    paragraph`Who’ll be in my house, and who do I call on a Saturday? Can your insurer send me a certificate? What will subcontractors do? What happens if you find a problem behind the wall? Where will you set up the saw, and who cleans up?`,
    paragraph`A good contractor has heard all of these questions and won’t mind. Then ask to see a job that’s two years old, because fresh paint looks good on anything.`,
  ),
  chapter(
    'Warranty, and who answers the phone',
    paragraph`For general and handyman work, ${claim('claim-warranty-general')} is typical. Major renovations should have a longer warranty. Get it in writing, and make sure it covers labor as well as parts. A manufacturer’s warranty covers the faucet, not the labor to replace it.`,
    paragraph`After a hailstorm, trucks show up from three states away, and when they leave, so does the warranty.`,
  ),
  chapter(
    'Repair, renovate, or maintain',
    paragraph`Repair when one thing is broken. ${link('service-renovations', 'Renovate')} when several things are broken, or when the room doesn’t work for you anymore. Larger jobs need ${claim('claim-renovation-lead')} to schedule. ${link('service-maintenance', 'Maintain')} when nothing’s wrong yet. Two checkups a year cost less than one rotten floor.`,
    paragraph`And write everything down. A contractor who sees your whole list may find that one problem is causing three others.`,
  ),
]

/** The article for people who are about to choose a contractor. */
export const guide: HomePage['guide'] = {
  heading: 'Choosing a contractor in Charlotte',
  intro: 'Here’s what we’d tell a neighbor, no matter who does the work.',
  chapters: [...before, ...money],
}
