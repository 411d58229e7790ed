import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const homeQuestions = [
  faq(
    'home-estimates',
    'Do you charge for estimates?',
    paragraph`No. Estimates are free, in writing, and yours to keep whether you hire us or not.`,
    paragraph`For small jobs, photos are often enough. If there are walls, water, or a permit involved, we’ll come and measure first.`,
  ),
  faq(
    'home-how-soon',
    'How soon can you start?',
    paragraph`We can usually get to a repair within ${claim('claim-appointment')}. Larger renovations need ${claim('claim-renovation-lead')} to schedule, and longer when you need a permit.`,
  ),
  faq(
    'home-warranty',
    'What warranty do I get?',
    paragraph`Typically ${claim('claim-warranty-general')} on general and handyman work, and longer on major renovations. The estimate says so, line by line.`,
    paragraph`If something fails in that time, call ${fact('phone')}. We’ll come back, find out why, and make it right.`,
  ),
  faq(
    'home-deposit',
    'Do I have to pay up front?',
    paragraph`Never in full. Larger projects need a small deposit to order materials. Then payments follow the steps in the contract, and the last one waits for the final walk-through.`,
    paragraph`You pay for small jobs when they’re done.`,
  ),
  faq(
    'home-payment',
    'How can I pay?',
    paragraph`By cash, check, or a major credit or debit card. However you pay, you’ll get an itemized invoice for your house records.`,
  ),
  faq(
    'home-license',
    'Are you licensed and insured?',
    paragraph`Yes, both, in North Carolina. We’ll send the certificate of insurance with the estimate if you ask, and we pull permits under our license.`,
    paragraph`You can look us up by number with the state boards: ${fact('licenses')}.`,
    paragraph`For projects of ${claim('claim-license-threshold')} and up, the state requires a licensed general contractor. Be careful with anyone who wants you to pull an owner’s permit for their work: it makes you the contractor.`,
  ),
  faq(
    'home-permits',
    'Who takes care of permits?',
    paragraph`We do. We apply, post the card, and meet the inspector, and the fee gets its own line in the estimate.`,
    paragraph`In Charlotte and the other Mecklenburg towns, permits come from the county; in Union, Cabarrus, and Gaston, from the county or the city there. You usually don’t need one for painting or for replacing something with the same thing.`,
  ),
  faq(
    'home-minimum',
    'Is my job too small?',
    paragraph`Probably not. A handyman visit runs ${price('price-handyman')}, and most people use it for a list: a door, a faucet, a patch, a light.`,
    paragraph`To see what fits in a visit, go to the ${link('service-handyman', 'handyman page')}.`,
  ),
  faq(
    'home-emergency',
    'Do you come out for emergencies?',
    paragraph`Yes, at any hour, for water, power, and storm damage. Call ${fact('phone')}; don’t email. We’ll tell you what to shut off while someone’s on the way.`,
    paragraph`Plumbing emergencies are billed at ${price('price-plumbing-emergency')}, and we’ll confirm the rate before anyone heads out.`,
  ),
  faq(
    'home-areas',
    'Which towns do you serve?',
    paragraph`Charlotte and the towns around it, in Mecklenburg, Union, Cabarrus, and Gaston counties, and Rock Hill across the line. ${link('city-matthews', 'Matthews')}, Mint Hill, Pineville, and ${link('city-huntersville', 'Huntersville')} see us every week.`,
    paragraph`For a larger job we’ll go a little farther. Just ask.`,
  ),
]
