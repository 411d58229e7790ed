import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const routine = [
  faq(
    'routine-which',
    'Which program is right for my house?',
    paragraph`Quarterly works for most family homes here, because each season brings its own trouble: pollen and catkins, storms and humidity, leaves, frost. It runs ${price('price-routine-quarterly')}.`,
    paragraph`A newer townhome does fine with the annual visit, ${price('price-routine-annual')}. A rental, a shop, or a house that’s empty part of the year is better off monthly, ${price('price-routine-monthly')}.`,
  ),
  faq(
    'routine-repairs',
    'Are repairs included?',
    paragraph`Small ones on the monthly program, yes: a drip, a loose hinge, a slipped gutter spike. Anything larger gets a line on the sheet with its own price.`,
    paragraph`That line usually becomes a ${link('service-handyman', 'handyman visit')}, which runs ${price('price-handyman')} and can take care of several lines at once.`,
  ),
  faq(
    'routine-at-home',
    'Do I have to be home?',
    paragraph`No. Many owners leave a lockbox or a garage code, and we’ll text you when we arrive and again when we lock up.`,
    paragraph`The first time we’d like to meet you, so you can show us where the valves are and what’s been bothering you.`,
  ),
  faq(
    'routine-crawl-space',
    'Do you go into the crawl space?',
    paragraph`Yes, if it’s dry enough to be safe. We look at the ground cover, the insulation, the pipes, and the wood along the sill, and take photos, because owners seldom see that space.`,
    paragraph`We price standing water and fallen insulation separately, and we find the cause before we clean up: a downspout, a flower bed that slopes the wrong way, a leaking trap. That kind of work is ${link('service-maintenance-preventive', 'preventive maintenance')}.`,
  ),
]

const preventive = [
  faq(
    'preventive-difference',
    'How is this different from routine maintenance?',
    paragraph`Routine visits check and clean; preventive work renews the parts that keep weather out. One finds the open joint, and the other closes it.`,
    paragraph`Most owners have us do both in one trip. For what a regular visit covers, see ${link('service-maintenance-routine', 'routine maintenance')}.`,
  ),
  faq(
    'preventive-how-often',
    'How often do caulk and paint need to be redone?',
    paragraph`Look at them once a year and redo what’s opened up. A good exterior paint job lasts ${claim('claim-exterior-paint-life')} here, but the sills and column bases on the south and west sides go years sooner.`,
    paragraph`Indoors, silicone at a tub holds until it turns black underneath or lets go of the tile. Then it all has to come out. A second bead over the first won’t stick to anything.`,
  ),
  faq(
    'preventive-cost',
    'How much does preventive work cost?',
    paragraph`We price it from the list. The first visit starts like any handyman visit, ${price('price-handyman')}, and the rest depends on how many windows, doors, and feet of trim you have.`,
    paragraph`With a ${link('service-maintenance-scheduled', 'scheduled plan')}, the checking is included, and you approve the repairs line by line.`,
  ),
  faq(
    'preventive-season',
    'When is the best time to do it?',
    paragraph`Spring and fall, when surfaces are dry and the days are mild. Caulk won’t stick to a cold, damp joint, and paint on a wall in July sun dries before it soaks in.`,
    paragraph`Pipes, drafts, and attic hatches are fall jobs, before the night that makes you think of them.`,
  ),
]

const scheduled = [
  faq(
    'scheduled-choose',
    'Which plan should I choose?',
    paragraph`Essential, ${price('price-scheduled-essential')}, if you live in the house and like to decide on each repair yourself. Complete, ${price('price-scheduled-complete')}, if you’d rather not hear about a dripping faucet at all.`,
    paragraph`Premium is for boards and managers with several addresses. We’ll walk the properties first, because nobody can price a roof from the parking lot.`,
  ),
  faq(
    'scheduled-limit',
    'Will you spend money without asking me?',
    paragraph`Only up to the limit you wrote into the plan. Above it you’ll get a photo and a price, and we’ll wait for your answer.`,
    paragraph`In an emergency we’ll stop the damage first and call you while we do it. For what that includes, see ${link('service-maintenance-emergency', 'emergency maintenance')}.`,
  ),
  faq(
    'scheduled-tenants',
    'Do you make appointments with tenants?',
    paragraph`Yes. We’ll write to them ahead, come when they’re home or with a key you gave us, and put what they report on your sheet.`,
    paragraph`We book turnovers the day you tell us the move-out date, so paint, locks, and cleaning don’t wait for one another.`,
  ),
  faq(
    'scheduled-insurance',
    'Can you give our HOA a certificate of insurance?',
    paragraph`Yes, with the HOA or the manager named on it. We’ll send a new one each year without being asked, with our license numbers.`,
    paragraph`For work on roofs and at heights we’ll also send the safety plan, because your own insurer may want it.`,
  ),
]

export const maintenanceQuestions = [...routine, ...preventive, ...scheduled]
