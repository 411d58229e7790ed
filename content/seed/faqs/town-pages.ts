import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const matthews = [
  faq(
    'town-matthews-zip',
    'I have a Matthews address but pay taxes in Union County. Will you come?',
    paragraph`Yes, at the same prices. The mail says Matthews, the deed says Stallings or Weddington, and only the permit office cares. Tell us the street, and we’ll know which counter to go to.`,
  ),
  faq(
    'town-matthews-cost',
    'How much do larger jobs cost in Matthews?',
    paragraph`A bathroom runs ${price('price-matthews-bathroom')} and a kitchen ${price('price-matthews-kitchen')}. Both prices are for a basic job in the layout you have. We’ll tell you on the first visit what would raise the price.`,
  ),
  faq(
    'town-matthews-away',
    'Do I have to stay home for the work?',
    paragraph`No. Most customers leave a code and get photos at noon and at the end. We’d like you there for the first hour and the last, because that’s when you make decisions.`,
  ),
  faq(
    'town-matthews-round',
    'What does a maintenance visit include?',
    paragraph`We’ll check the roof edge, gutters, siding, deck, crawl space, and alarms, make small fixes with what’s on the truck, and leave a list in three parts: now, this year, someday. It costs ${price('price-matthews-maintenance')}.`,
    paragraph`Regular visits are cheaper as a ${link('service-maintenance', 'plan')}.`,
  ),
  faq(
    'town-matthews-noise',
    'When do you start in the morning?',
    paragraph`We arrive after seven and keep saws quiet for the first hour. On streets with small kids we’ll ask about naps, and we’re not joking: demolition can wait until three.`,
  ),
  faq(
    'town-matthews-pay',
    'When do I pay?',
    paragraph`For a small job, when it’s finished and you’ve looked at it. For a large one, a deposit for materials and then in stages you can see: framed, closed, tiled, done. The last part comes after the walk-through.`,
  ),
]

const huntersville = [
  faq(
    'town-huntersville-drive',
    'Do you charge for the drive to Huntersville?',
    paragraph`No. We come up on fixed days and before the rush, so the hours on I-77 are ours. A handyman visit runs ${price('price-handyman')} here, just like anywhere.`,
  ),
  faq(
    'town-huntersville-move-in',
    'We close in three weeks. Can the work be done before we move in?',
    paragraph`Paint, floors, and lights, often. We’ll walk through with you at the inspection, order on the day the sale is firm, and start the morning you have keys. Tile and cabinets take longer than a move allows.`,
  ),
  faq(
    'town-huntersville-porch',
    'Can our screened porch become a room for winter?',
    paragraph`Yes, if the floor and roof are up to it. A porch is framed for shade. A room needs insulation below, support under the roof, and glass that holds heat. Sometimes lift-out panels do enough for much less.`,
    paragraph`It counts as an ${link('service-room-additions', 'addition')}, so the committee and the county both look at it.`,
  ),
  faq(
    'town-huntersville-away',
    'Will you look after a house that’s empty during the week?',
    paragraph`Yes. We’ll walk through on agreed days, run the faucets, read the thermostat, look at the crawl space and the shore, and write to you the same evening. Repairs above your limit wait for your answer.`,
  ),
  faq(
    'town-huntersville-storm',
    'A storm came over the lake and something broke. What now?',
    paragraph`Keep people away from wires and the water. Then call ${fact('phone')}. We take emergencies ${claim('claim-emergency')}. We’ll close openings first, photograph for your insurer, and repair when the weather’s gone.`,
  ),
  faq(
    'town-huntersville-kitchen',
    'Our kitchen is from 1998. Should we paint it or replace it?',
    paragraph`Paint it if the boxes are plywood and the drawers run true; with new counters it’ll go a good while longer. Replace it if the particleboard under the sink has swollen, because it won’t hold a hinge anymore.`,
    paragraph`For prices of both, see the ${link('service-kitchen-remodeling', 'kitchen page')}.`,
  ),
]

const pineville = [
  faq(
    'town-pineville-soon',
    'How soon will you respond in Pineville?',
    paragraph`We typically see routine work within ${claim('claim-appointment')}. Water, sparks, and doors that don’t lock come first. We’ll look at preservation work just as soon and schedule it later, because it takes time to find the right wood.`,
  ),
  faq(
    'town-pineville-historic',
    'Is my house officially historic, and does it matter?',
    paragraph`Age alone doesn’t trigger a review. A listing, an easement in the deed, or a rule for your street can, so we’ll ask Town Hall and read the deed before we plan the outside.`,
    paragraph`It can work in your favor too: there are tax credits for houses on the National Register, but you have to apply before the work begins.`,
  ),
  faq(
    'town-pineville-brick',
    'Can you repair old brick without ruining it?',
    paragraph`Yes, with soft mortar. Mill-era brick was laid in lime, and modern cement is harder than the brick, so the faces pop off in a freeze. We rake by hand, match the sand and color, and keep the joint as thin as it was.`,
  ),
  faq(
    'town-pineville-new',
    'Do you build new in Pineville too?',
    paragraph`Yes: additions, porches, shop upfits, and repairs in houses finished last year. A new townhome is a simpler patient. The ${link('service-construction', 'construction page')} shows what we build.`,
  ),
  faq(
    'town-pineville-cost',
    'Does historic work cost more?',
    paragraph`Per hour, no. Per board, yes, because we handle each one twice. You’ll save on what you don’t throw away. A visit for small repairs runs ${price('price-handyman')}; anything larger gets a drawing and one written price.`,
  ),
  faq(
    'town-pineville-windows',
    'Should I replace my old sash windows?',
    paragraph`Usually not. We can put new putty, weights, and weatherstripping in an old-growth window, and with a storm panel it comes close to a new one and will outlive it. Replace the ones whose corners are gone, and match the bars between the panes.`,
  ),
]

export const townPageQuestions = [...matthews, ...huntersville, ...pineville]
