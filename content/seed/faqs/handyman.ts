import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const handymanQuestions = [
  faq(
    'handyman-minimum',
    'Is there a minimum charge?',
    paragraph`Yes. A general visit runs ${price('price-handyman')}, which covers the trip, the first small job, and common fasteners. Jobs with a listed price of their own, such as a small patch, start at that price.`,
    paragraph`That’s why we’d like to see the whole list: a second or third job on the same visit costs only the time it takes.`,
  ),
  faq(
    'handyman-how-soon',
    'How soon can someone come?',
    paragraph`Usually within ${claim('claim-appointment')}. Leaks, lost power, and doors that won’t lock go to the front of the line.`,
    paragraph`We’ll confirm your time the day before and text you when we leave the job ahead of yours.`,
  ),
  faq(
    'handyman-materials',
    'Do you bring the materials?',
    paragraph`Yes, if you tell us what the job is. Screws, anchors, caulk, joint compound, and common valves are on the truck; we pick up paint, fixtures, and doors on the way and bill them at cost.`,
    paragraph`You’re welcome to buy things yourself. Send the model number first so we can check that it fits.`,
  ),
  faq(
    'handyman-combine',
    'Can you do several trades in one visit?',
    paragraph`Yes, that’s the point of calling us. Hang the fan, patch the ceiling around it, and paint the patch: one person, one trip. ${link('service-comprehensive-handyman', 'The whole list')} of what we do fills a page of its own.`,
    paragraph`Larger pieces of ${link('service-plumbing', 'plumbing')} or ${link('service-electrical', 'electrical')} work go to the licensed member of the crew, on the same day if we can.`,
  ),
  faq(
    'handyman-license',
    'Are you licensed and insured?',
    paragraph`Yes. We’ll send the certificate of insurance with the estimate if you ask for it, and we can name your board or property manager on it.`,
    paragraph`North Carolina requires a general contractor’s license once a job reaches ${claim('claim-license-threshold')}. Wiring and plumbing have licenses of their own, and we keep that work with the people who hold them.`,
  ),
  faq(
    'handyman-old-house',
    'Do you work on old houses?',
    paragraph`Yes, happily. Plaster, window cords, mortise locks, and floors that roll like the Piedmont are a good part of our week in Dilworth, NoDa, and the mill villages.`,
    paragraph`Old houses take longer, and we’ll say so in the estimate. We also keep what we can: a planed door beats a new one made for a square opening.`,
  ),
]
