import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const homeQuestions = [
  faq(
    'home-estimates',
    'Do you charge for estimates?',
    paragraph`No. Estimates are free, in writing, and yours to keep whether you hire us or not.`,
    paragraph`For small jobs photos are often enough. For anything with walls, water, or a permit in it we come and measure first.`,
  ),
  faq(
    'home-how-soon',
    'How soon can you start?',
    paragraph`Repairs usually get an appointment within ${claim('claim-appointment')}. Larger renovations need ${claim('claim-renovation-lead')} to schedule, and longer when a permit is part of it.`,
  ),
  faq(
    'home-warranty',
    'What warranty do I get?',
    paragraph`Typically ${claim('claim-warranty-general')} on general and handyman work, and longer on major renovations. The estimate states it, line by line.`,
    paragraph`If something fails in that time, call ${fact('phone')}. We come back, find out why, and put it right.`,
  ),
  faq(
    'home-deposit',
    'Do I have to pay up front?',
    paragraph`Never in full. Larger projects need a small deposit to order materials, then payments follow the steps in the contract, and the last one waits for the final walk-through.`,
    paragraph`Small jobs are paid when they’re done.`,
  ),
  faq(
    'home-payment',
    'How can I pay?',
    paragraph`By cash, check, or a major credit or debit card. You’ll get an itemized invoice either way, so that you can keep it with the papers of the house.`,
  ),
  faq(
    'home-license',
    'Are you licensed and insured?',
    paragraph`Yes, both, in North Carolina. We send the certificate of insurance with the estimate when you ask, and permits are pulled under our license.`,
    paragraph`From forty thousand dollars on, the state requires a licensed general contractor. Be careful with anyone who asks you to pull an owner’s permit for their work: it makes you the contractor.`,
  ),
  faq(
    'home-permits',
    'Who takes care of permits?',
    paragraph`We do. We apply, post the card, and meet the inspector, and the fee is its own line in the estimate.`,
    paragraph`In Charlotte and the towns around it the permit comes from Mecklenburg County; in Union, Cabarrus, and Gaston from the county or the city there. Painting and like-for-like repairs usually need none.`,
  ),
  faq(
    'home-minimum',
    'Is my job too small?',
    paragraph`Probably not. A handyman visit costs ${price('price-handyman')}, and most people use it for a list: a door, a faucet, a patch, a light.`,
    paragraph`What a visit can cover is on the ${link('service-handyman', 'handyman page')}.`,
  ),
  faq(
    'home-emergency',
    'Do you come out for emergencies?',
    paragraph`Yes, at any hour, for water, power, and storm damage. Call ${fact('phone')}; don’t write. We’ll tell you what to shut off while someone is on the way.`,
    paragraph`Plumbing emergencies are billed at ${price('price-plumbing-emergency')}, and you’ll hear the rate before anyone drives.`,
  ),
  faq(
    'home-areas',
    'Which towns do you serve?',
    paragraph`Charlotte and the towns around it, in Mecklenburg, Union, Cabarrus, and Gaston counties, and Rock Hill across the line. ${link('city-matthews', 'Matthews')}, Mint Hill, Pineville and ${link('city-huntersville', 'Huntersville')} see us every week.`,
    paragraph`A little farther out is fine for a larger job: ask.`,
  ),
]
