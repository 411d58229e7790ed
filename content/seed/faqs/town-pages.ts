import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const matthews = [
  faq(
    'town-matthews-zip',
    'I have a Matthews address but pay taxes in Union County. Will you come?',
    paragraph`Yes, at the same prices. Which county you’re in matters only for permits, and your address tells us where to file.`,
  ),
  faq(
    'town-matthews-cost',
    'What do jobs cost in Matthews?',
    paragraph`One small job runs ${price('price-handyman')}. Longer lists are billed at ${price('price-matthews-home-repairs')}. A basic bathroom in the same layout runs ${price('price-matthews-bathroom')}, and basic kitchens run ${price('price-matthews-kitchen')}.`,
  ),
  faq(
    'town-matthews-away',
    'Do I have to be home while you work?',
    paragraph`No. Most people leave us a code, and we send photos. We’d like you there at the start and the end, in case we have questions.`,
  ),
  faq(
    'town-matthews-round',
    'What does a maintenance visit include?',
    paragraph`We check the roof edge, gutters, siding, deck, crawl space, and alarms, make small fixes, and leave you a list of what to do now, this year, and someday. The price is ${price('price-matthews-maintenance')}.`,
    paragraph`Regular visits are cheaper on a ${link('service-maintenance', 'plan')}.`,
  ),
  faq(
    'town-matthews-noise',
    'When do you start in the morning?',
    paragraph`We arrive after seven and keep it quiet for the first hour. If you have a little one who naps, tell us when. The loud stuff can wait.`,
  ),
  faq(
    'town-matthews-pay',
    'When do I pay?',
    paragraph`You pay for a small job when it’s done. For a large one, you pay a small deposit for materials, then in stages as the work gets done, and the last part after the walk-through.`,
  ),
]

const huntersville = [
  faq(
    'town-huntersville-drive',
    'Do you charge for the drive to Huntersville?',
    paragraph`No. Our prices are the same in Huntersville as in Charlotte.`,
  ),
  faq(
    'town-huntersville-move-in',
    'We close on our house in three weeks. Can the work be done before we move in?',
    paragraph`Often, yes, for paint, floors, or lights. We can walk through with you at the inspection and start the day you get the keys. Tile and cabinets take longer.`,
  ),
  faq(
    'town-huntersville-porch',
    'Can you turn our screened porch into a year-round room?',
    paragraph`Often, yes. A year-round porch needs insulation, real windows, and more support than most porches have. Lift-out window panels are sometimes enough, and they cost a lot less.`,
    paragraph`A year-round room counts as an ${link('service-room-additions', 'addition')}, so the county and your HOA both have to approve it.`,
  ),
  faq(
    'town-huntersville-away',
    'Will you look after a house that’s empty during the week?',
    paragraph`Yes. We walk through on set days, run the faucets, check the thermostat and the crawl space, and email you that evening. If a repair costs more than the limit you set, we ask first.`,
  ),
  faq(
    'town-huntersville-storm',
    'A storm came over the lake and something broke. What now?',
    paragraph`Keep people away from wires and the water. Then call ${fact('phone')}. We take emergency calls ${claim('claim-emergency')}. First we cover whatever’s broken and take photos for your insurer. Then we do the repairs after the storm.`,
  ),
  faq(
    'town-huntersville-kitchen',
    'Our kitchen is from 1998. Should we paint the cabinets or replace them?',
    paragraph`If the cabinets are solid and the drawers work, paint them and put in new counters. If the cabinets are swollen under the sink, it’s time to replace them.`,
    paragraph`For prices, see the ${link('service-kitchen-remodeling', 'kitchen page')}.`,
  ),
]

const pineville = [
  faq(
    'town-pineville-soon',
    'How soon will you respond in Pineville?',
    paragraph`For routine work, typically within ${claim('claim-appointment')}. Leaks, electrical problems, and doors that won’t lock come first. For historic work, we’ll come look just as fast, but it can take time to find the right wood.`,
  ),
  faq(
    'town-pineville-historic',
    'Is my house officially historic, and does it matter?',
    paragraph`Age alone doesn’t trigger a review. A historic listing or a rule in your deed can, so we check with Town Hall before we plan any work outside.`,
    paragraph`A listing can also save you money. If the house you live in is on the National Register, there are state tax credits for restoring it. The federal tax credits are only for rentals and businesses. You have to apply before you start.`,
  ),
  faq(
    'town-pineville-brick',
    'Can you repair old brick without ruining it?',
    paragraph`Yes, with soft lime mortar. Modern cement is harder than old brick, so the brick breaks. We clean out the joints by hand and match the color.`,
  ),
  faq(
    'town-pineville-new',
    'Do you do new construction in Pineville too?',
    paragraph`Yes. We do additions, porches, and shop upfits, and we work on newer homes all the time. The ${link('service-construction', 'construction page')} shows what we build.`,
  ),
  faq(
    'town-pineville-cost',
    'Does historic work cost more?',
    paragraph`Yes, because old work takes longer to match, but you save on what you keep. Our crew leads have worked on old houses here for ${claim('claim-years-in-town')} years. Anything bigger than a small repair gets a drawing and one written price.`,
  ),
  faq(
    'town-pineville-windows',
    'Should I replace my old sash windows?',
    paragraph`You usually shouldn’t. With new putty, weatherstripping, and a storm window, an old window works almost as well as a new one and will outlast it. Replace just the windows that are too rotten to fix.`,
  ),
]

export const townPageQuestions = [...matthews, ...huntersville, ...pineville]
