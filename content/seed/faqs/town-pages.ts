import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const matthews = [
  faq(
    'town-matthews-zip',
    'I have a Matthews address but pay taxes in Union County. Do you come?',
    paragraph`Yes, at the same prices. The mail says Matthews, the deed says Stallings or Weddington, and only the permit office cares. Tell us the street and we know which desk to stand at.`,
  ),
  faq(
    'town-matthews-cost',
    'What do larger jobs cost in Matthews?',
    paragraph`A bathroom costs ${price('price-matthews-bathroom')} and a kitchen ${price('price-matthews-kitchen')}. Both are the plain version in the layout you have; what moves them up is named in the first talk.`,
  ),
  faq(
    'town-matthews-away',
    'Do I have to stay home for the work?',
    paragraph`No. Most customers leave a code and get photos at noon and at the end. We ask you to be there for the first hour and the last, because that is when decisions are made.`,
  ),
  faq(
    'town-matthews-round',
    'What does a maintenance visit include?',
    paragraph`A round of the roof edge, gutters, siding, deck, crawl space, and alarms, small fixes with what is on the truck, and a list in three parts: now, this year, someday. It costs ${price('price-matthews-maintenance')}.`,
    paragraph`Regular rounds are cheaper as a ${link('service-maintenance', 'plan')}.`,
  ),
  faq(
    'town-matthews-noise',
    'When do you start in the morning?',
    paragraph`We arrive after seven and keep saws quiet for the first hour. On streets with small children we ask about naps, which isn’t a joke: demolition can wait until three.`,
  ),
  faq(
    'town-matthews-pay',
    'When is the money due?',
    paragraph`For a small job, when it is finished and you’ve looked at it. For a large one, a deposit for materials and then by stages that you can see: framed, closed, tiled, done. The last part is paid after the walk-through.`,
  ),
]

const huntersville = [
  faq(
    'town-huntersville-drive',
    'Do you charge for the drive to Huntersville?',
    paragraph`No. We come up on fixed days and before the rush, so that the hours on I-77 are ours. A handyman visit costs ${price('price-handyman')} here as anywhere.`,
  ),
  faq(
    'town-huntersville-move-in',
    'We close in three weeks. Can the work be done before we move in?',
    paragraph`Paint, floors, and lights, often. We walk through with you at the inspection, order on the day the sale is firm, and start on the morning you have keys. Tile and cabinets take longer than a move allows.`,
  ),
  faq(
    'town-huntersville-porch',
    'Can our screened porch become a room for winter?',
    paragraph`Yes, if the floor and roof are up to it. A porch was framed for shade, and a room needs insulation below, a load path above and glass that holds warmth. Sometimes panels that lift out do enough for much less.`,
    paragraph`It counts as an ${link('service-room-additions', 'addition')}, so the committee and the county both look at it.`,
  ),
  faq(
    'town-huntersville-away',
    'Will you look after a house that’s empty during the week?',
    paragraph`Yes. Someone walks through on agreed days, runs the faucets, reads the thermostat, looks at the crawl space and the shore, and writes to you the same evening. Repairs above your limit wait for your answer.`,
  ),
  faq(
    'town-huntersville-storm',
    'A storm came over the lake and something broke. What now?',
    paragraph`Keep people away from wires and the water. Then call ${fact('phone')}: emergencies are taken ${claim('claim-emergency')}. We close openings first, photograph for your insurer, and repair when the weather has gone.`,
  ),
  faq(
    'town-huntersville-kitchen',
    'Our kitchen is from 1998. Paint it or replace it?',
    paragraph`Paint it, if the boxes are plywood and the drawers run true: with new counters that carries it a good way further. Replace it, if the particleboard under the sink has swollen, because it no longer holds a hinge.`,
    paragraph`Prices for both are on the ${link('service-kitchen-remodeling', 'kitchen page')}.`,
  ),
]

const pineville = [
  faq(
    'town-pineville-soon',
    'How quickly do you respond in Pineville?',
    paragraph`Routine work is typically seen within ${claim('claim-appointment')}. Water, sparks, and doors that don’t lock come ahead of it. Preservation work is looked at just as soon and scheduled later, because the right wood has to be found.`,
  ),
  faq(
    'town-pineville-historic',
    'Is my house officially historic, and does it matter?',
    paragraph`Age alone doesn’t bring a review. A listing, an easement in the deed or a rule for your street can, so we ask Town Hall and read the deed before we plan the outside.`,
    paragraph`It can matter in your favor as well: tax credits exist for listed houses, and they have to be applied for before the work begins.`,
  ),
  faq(
    'town-pineville-brick',
    'Can you repair old brick without spoiling it?',
    paragraph`Yes, with soft mortar. Brick from the mill’s time was laid in lime, and modern cement is harder than the brick, so the faces pop off in frost. We rake by hand, match sand, and color, and keep the joint as thin as it was.`,
  ),
  faq(
    'town-pineville-new',
    'Do you build new in Pineville too?',
    paragraph`Yes: additions, porches, shop fit-outs, and repairs in houses that were finished last year. A new townhome is a simpler patient. The ${link('service-construction', 'construction page')} shows what we build.`,
  ),
  faq(
    'town-pineville-cost',
    'Does historic work cost more?',
    paragraph`Per hour, no. Per board, yes, since each one is handled twice. You save on what you don’t throw away. A visit for small repairs costs ${price('price-handyman')}; anything larger gets a drawing and one written price.`,
  ),
  faq(
    'town-pineville-windows',
    'Should I replace my old sash windows?',
    paragraph`Seldom. Old-growth sashes can be reglazed, weighted, and weather-stripped, and with a storm panel they come close to a new unit and will outlive it. Replace the ones whose corners have gone, and copy the muntins.`,
  ),
]

export const townPageQuestions = [...matthews, ...huntersville, ...pineville]
