import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const handymanQuestions = [
  faq(
    'handyman-minimum',
    'Is there a minimum charge?',
    paragraph`Yes. A handyman visit costs ${price('price-handyman')}, which covers the trip, the first small job and common fasteners.`,
    paragraph`That’s why we ask for the whole list: the second and third job in a visit cost only their own time.`,
  ),
  faq(
    'handyman-how-soon',
    'How soon can someone come?',
    paragraph`Usually within ${claim('claim-appointment')}. Leaks, lost power, and doors that won’t lock go to the front of the line.`,
    paragraph`You’ll get a time the day before and a message when we leave the job ahead of yours.`,
  ),
  faq(
    'handyman-materials',
    'Do you bring the materials?',
    paragraph`Yes, when you tell us what the job is. Screws, anchors, caulk, joint compound, and common valves are on the truck; paint, fixtures, and doors we buy on the way and list on the invoice at what they cost.`,
    paragraph`You’re welcome to buy things yourself. Send the model number first, so that we can check that it fits.`,
  ),
  faq(
    'handyman-combine',
    'Can you do several trades in one visit?',
    paragraph`Yes, that’s the point of calling us. Hang the fan, patch the ceiling around it and paint the patch: one person, one trip. ${link('service-comprehensive-handyman', 'The whole list')} of what we do fills a page of its own.`,
    paragraph`Larger pieces of ${link('service-plumbing', 'plumbing')} or ${link('service-electrical', 'electrical')} work go to the licensed member of the crew and are put on the same day where we can.`,
  ),
  faq(
    'handyman-license',
    'Are you licensed and insured?',
    paragraph`Yes. The certificate of insurance comes with the estimate if you ask for it, and boards and property managers may be named on it.`,
    paragraph`North Carolina asks for a general contractor’s license once a job reaches forty thousand dollars. Wiring and plumbing have licenses of their own, and we keep that work with the people who hold them.`,
  ),
  faq(
    'handyman-old-house',
    'Do you work on old houses?',
    paragraph`Yes, happily. Plaster, sash cords, mortise locks, and floors that roll like the Piedmont are a good part of our week in Dilworth, NoDa, and the mill villages.`,
    paragraph`Old houses take longer and we say so in the estimate. We also keep what can be kept: a planed door beats a new one that was made for a square opening.`,
  ),
]
