import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

const routine = [
  faq(
    'routine-which',
    'Which program suits my house?',
    paragraph`Quarterly suits most family homes here, because each season brings its own trouble: pollen and catkins, storms and humidity, leaves, frost. It costs ${price('price-routine-quarterly')}.`,
    paragraph`A newer townhome does well with the annual visit at ${price('price-routine-annual')}. A rental, a shop, or a house that stands empty part of the year is better off monthly, ${price('price-routine-monthly')}.`,
  ),
  faq(
    'routine-repairs',
    'Are repairs included?',
    paragraph`Small ones on the monthly program, yes: a drip, a loose hinge, a slipped gutter spike. Everything larger is a line on the sheet with its own price.`,
    paragraph`Such a line usually becomes a ${link('service-handyman', 'handyman visit')}, which costs ${price('price-handyman')} and can take several lines at once.`,
  ),
  faq(
    'routine-at-home',
    'Do I have to be at home?',
    paragraph`No. Many owners leave a lockbox or a garage code, and get a message when we arrive and another when we lock up.`,
    paragraph`The first time we’d like to meet you, so that you can show us where the valves are and what has been bothering you.`,
  ),
  faq(
    'routine-crawl-space',
    'Do you go into the crawl space?',
    paragraph`Yes, wherever it’s dry enough to be safe. We look at the vapor barrier, the insulation, the pipes, and the wood along the sill, and take photos, because owners seldom see that space.`,
    paragraph`Standing water and fallen insulation are priced apart, and the cause comes before the cleanup: a downspout, a graded bed, a leaking trap. That kind of work is on the page about ${link('service-maintenance-preventive', 'preventive maintenance')}.`,
  ),
]

const preventive = [
  faq(
    'preventive-difference',
    'How does this differ from routine maintenance?',
    paragraph`Routine visits check and clean; preventive work renews the parts that keep weather out. The one finds the open joint, the other closes it.`,
    paragraph`Most owners have us do both in one trip. What a regular visit covers is under ${link('service-maintenance-routine', 'routine maintenance')}.`,
  ),
  faq(
    'preventive-how-often',
    'How often do caulk and paint need renewing?',
    paragraph`Look at them once a year and renew what has opened. A good exterior paint job lasts ${claim('claim-exterior-paint-life')} here, but the sills and column bases on the south and west sides go years earlier.`,
    paragraph`Indoors, silicone at a tub holds until it turns black underneath or lets go of the tile. Then it comes out whole. A second bead over the first sticks to nothing.`,
  ),
  faq(
    'preventive-cost',
    'What does preventive work cost?',
    paragraph`It’s priced by the list. The first visit starts like any handyman visit, ${price('price-handyman')}, and the rest depends on how many windows, doors, and feet of trim there are.`,
    paragraph`With one of the ${link('service-maintenance-scheduled', 'scheduled plans')} the looking is part of the plan, and you approve the repairs line by line.`,
  ),
  faq(
    'preventive-season',
    'When is the best time to do it?',
    paragraph`Spring and fall, when surfaces are dry and the days are mild. Caulk doesn’t stick to a cold, damp joint, and paint on a wall in July sun dries before it’s soaked in.`,
    paragraph`Work on pipes, drafts, and attic hatches belongs in the fall, before the night that makes you think of it.`,
  ),
]

const scheduled = [
  faq(
    'scheduled-choose',
    'Which plan should I choose?',
    paragraph`Essential, ${price('price-scheduled-essential')}, if you live in the house and like to decide each repair yourself. Complete, ${price('price-scheduled-complete')}, if you’d rather not hear about a dripping faucet at all.`,
    paragraph`Premium is for boards and managers with several addresses. We walk the properties first: a roof can’t be priced from the parking lot.`,
  ),
  faq(
    'scheduled-limit',
    'Will you spend money without asking me?',
    paragraph`Only up to the limit you wrote into the plan. Above it you get a photo and a price, and we wait for your answer.`,
    paragraph`In an emergency we stop the damage first and call you while we do it. What that includes is on the page about ${link('service-maintenance-emergency', 'emergency maintenance')}.`,
  ),
  faq(
    'scheduled-tenants',
    'Do you make appointments with tenants?',
    paragraph`Yes. We write to them ahead, come when they’re at home or with a key you gave us, and note what they report on the sheet that you get.`,
    paragraph`Turnovers are booked the day you tell us the move-out date, so that paint, locks, and cleaning don’t wait for one another.`,
  ),
  faq(
    'scheduled-insurance',
    'Can you give our association a certificate of insurance?',
    paragraph`Yes, with the association or the manager named on it. We send a new one each year without being asked, and license numbers with it.`,
    paragraph`For work on roofs and at heights we also send the safety plan, because your own insurer may ask for it.`,
  ),
]

export const maintenanceQuestions = [...routine, ...preventive, ...scheduled]
