import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const handymanQuestions = [
  faq(
    'handyman-minimum',
    'Is there a minimum charge?',
    paragraph`Only for work that isn’t on our price list. Then a visit runs ${price('price-handyman')}, which covers the trip and the first small job. A job that’s on our price list costs what it says there, even by itself.`,
    paragraph`You pay for the trip just once, so send us your whole list. For a second or third job on the same visit, you just pay for the time it takes.`,
  ),
  faq(
    'handyman-how-soon',
    'How soon can someone come?',
    paragraph`Usually within ${claim('claim-appointment')}. Leaks, power problems, and doors that won’t lock go to the front of the line.`,
    paragraph`We’ll confirm your time the day before and text you when we’re on the way.`,
  ),
  faq(
    'handyman-materials',
    'Do you bring the materials?',
    paragraph`Yes. We carry screws, anchors, caulk, and common valves. We can pick up paint, fixtures, and doors on the way and bill them at cost.`,
    paragraph`You’re welcome to buy things yourself. Text us the model number first so we can make sure it fits.`,
  ),
  faq(
    'handyman-combine',
    'Can you do different kinds of work in one visit?',
    paragraph`Yes. We can hang the fan, patch the ceiling around it, and paint the patch in one trip. Here’s ${link('service-comprehensive-handyman', 'the whole list')} of what we do.`,
    paragraph`Larger ${link('service-plumbing', 'plumbing')} or ${link('service-electrical', 'electrical')} jobs go to the licensed member of the crew, on the same day if we can.`,
  ),
  faq(
    'handyman-license',
    'Are you licensed and insured?',
    paragraph`Yes. We’ll send the certificate of insurance with the estimate if you ask for it, and we can name your board or property manager on it.`,
    paragraph`North Carolina requires a general contractor’s license once a job reaches ${claim('claim-license-threshold')}. Wiring and plumbing need their own licenses, and our licensed people do that work.`,
  ),
  faq(
    'handyman-old-house',
    'Do you work on old houses?',
    paragraph`Yes, all the time. We fix plaster, window sash cords, old locks, and sloping floors in Dilworth, NoDa, and the mill villages.`,
    paragraph`Old houses take longer, and the estimate will show that. We keep the original doors and windows whenever we can.`,
  ),
]
