import { claim, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

const routine = [
  faq(
    'routine-which',
    'Which program is right for my house?',
    paragraph`Quarterly visits work for most family homes here, because each season is hard on a different part of the house.`,
    paragraph`A newer townhome does fine with one visit a year. A rental, a shop, or a house that sits empty is better off with monthly visits.`,
  ),
  faq(
    'routine-repairs',
    'Are repairs included?',
    paragraph`On the monthly plan, one small repair per visit is included, like a drip or a loose hinge. Anything larger goes on the report with a price.`,
    paragraph`Most larger repairs turn into a ${link('service-handyman', 'handyman visit')}.`,
  ),
  faq(
    'routine-at-home',
    'Do I have to be home?',
    paragraph`No. You can leave a lockbox or a garage code, and we’ll text you when we get there and when we lock up.`,
    paragraph`We’d like to meet you the first time, so you can show us around.`,
  ),
  faq(
    'routine-crawl-space',
    'Do you go into the crawl space?',
    paragraph`Yes, if it’s safe. We check the ground cover, the insulation, the pipes, and the wood, and take photos so you don’t have to go down there.`,
    paragraph`If there’s standing water or fallen insulation, we find the cause and price the repair separately as ${link('service-maintenance-preventive', 'preventive maintenance')}.`,
  ),
]

const preventive = [
  faq(
    'preventive-difference',
    'How is preventive work different from routine maintenance?',
    paragraph`On routine visits, we check and clean. Preventive work fixes the caulk, paint, and seals that keep water out.`,
    paragraph`We can do both in one trip. Here’s what a ${link('service-maintenance-routine', 'routine visit')} covers.`,
  ),
  faq(
    'preventive-how-often',
    'How often do caulk and paint need to be redone?',
    paragraph`Check caulk and paint once a year. A good exterior paint job lasts ${claim('claim-exterior-paint-life')} here, but windowsills and columns on the sunny side go sooner.`,
    paragraph`Tub caulk needs to be redone when it turns black or comes loose. The old caulk has to come out first, because new caulk won’t stick to it.`,
  ),
  faq(
    'preventive-cost',
    'How much does preventive work cost?',
    paragraph`The price depends on how many windows and doors you have, and what shape they’re in. We’ll count them with you and put a price in writing.`,
    paragraph`With a ${link('service-maintenance-scheduled', 'scheduled plan')}, the inspections are included, and you approve each repair.`,
  ),
  faq(
    'preventive-season',
    'When is the best time for preventive work?',
    paragraph`Spring and fall, when it’s dry and mild. Caulk won’t stick when it’s cold and wet, and paint dries too fast in July sun.`,
    paragraph`Take care of pipes, drafts, and attic hatches in the fall, before the first freeze.`,
  ),
]

const scheduled = [
  faq(
    'scheduled-choose',
    'Which plan should I choose?',
    paragraph`Choose Essential if you’d like to decide on each repair yourself. Choose Complete if you’d rather we just handle the small stuff.`,
    paragraph`Premium is for HOA boards and managers with several addresses. We walk the properties with you before we price the plan.`,
  ),
  faq(
    'scheduled-limit',
    'Will you spend money without asking me?',
    paragraph`Only up to the limit you set. Above that, we send you a photo and a price and wait for your OK.`,
    paragraph`In an emergency, we stop the damage first and call you right away. There’s more on our ${link('service-maintenance-emergency', 'emergency page')}.`,
  ),
  faq(
    'scheduled-tenants',
    'Do you make appointments with tenants?',
    paragraph`Yes. We contact them ahead of time, come when they’re home or use your key, and let you know what they reported.`,
    paragraph`For turnovers, tell us the move-out date and we’ll schedule the paint, locks, and cleaning.`,
  ),
  faq(
    'scheduled-insurance',
    'Can you give our HOA a certificate of insurance?',
    paragraph`Yes, with the HOA or the manager named on it. We send a new one every year, along with our license numbers.`,
    paragraph`For roof work, we can also send our safety plan.`,
  ),
]

export const maintenanceQuestions = [...routine, ...preventive, ...scheduled]
