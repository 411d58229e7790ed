import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const homeQuestions = [
  faq(
    'home-estimates',
    'Do you charge for estimates?',
    paragraph`No. Estimates are free and in writing, whether you hire us or not.`,
    paragraph`For small jobs, photos are often enough. For bigger jobs, we come out and measure first.`,
  ),
  faq(
    'home-how-soon',
    'How soon can you start?',
    paragraph`We can usually get to a repair within ${claim('claim-appointment')}. Larger renovations take ${claim('claim-renovation-lead')} to get on the schedule, longer if you need a permit.`,
  ),
  faq(
    'home-warranty',
    'What warranty do I get?',
    paragraph`You typically get ${claim('claim-warranty-general')} on general and handyman work, and longer on major renovations. The exact length is in your estimate.`,
    paragraph`If something we did fails in that time, call ${fact('phone')}. We’ll come back and fix it, parts and labor, at no charge.`,
  ),
  faq(
    'home-deposit',
    'Do I have to pay up front?',
    paragraph`Never in full. Larger projects need a small deposit to order materials. After that you pay in stages, and you don’t owe the last payment until the final walk-through.`,
    paragraph`For small jobs, you pay when we’re done.`,
  ),
  faq(
    'home-payment',
    'How can I pay?',
    paragraph`By cash, check, or a major credit or debit card. You’ll get an itemized invoice.`,
  ),
  faq(
    'home-license',
    'Are you licensed and insured?',
    paragraph`Yes, both, in North Carolina. We’ll send the certificate of insurance with the estimate if you ask, and we pull permits under our license.`,
    paragraph`You can look us up by number with the state boards: ${fact('licenses')}.`,
    paragraph`For projects of ${claim('claim-license-threshold')} and up, the state requires a licensed general contractor. Be careful with anyone who wants you to pull an owner’s permit for their work. That permit makes you the contractor.`,
  ),
  faq(
    'home-permits',
    'Who takes care of permits?',
    paragraph`We do. We apply, post the permit, and meet the inspector. The fee is on its own line in your estimate.`,
    paragraph`In Charlotte and the other Mecklenburg towns, permits come from the county. In Union, Cabarrus, and Gaston, they come from the county or the city. You usually don’t need a permit to paint, or to replace a fixture with the same kind.`,
  ),
  faq(
    'home-minimum',
    'Is my job too small?',
    paragraph`Probably not. A job on our price list costs what the list says, even by itself. Anything else is a handyman visit, at ${price('price-handyman')} for one small job. Most people add a few more: a door, a faucet, a patch, a light.`,
    paragraph`There’s more on the ${link('service-handyman', 'handyman page')}.`,
  ),
  faq(
    'home-emergency',
    'Do you come out for emergencies?',
    paragraph`Yes, at any hour, for water, power, and storm damage. Don’t email. Call ${fact('phone')}, and we’ll tell you what to shut off while someone’s on the way.`,
    paragraph`Plumbing emergencies are billed at ${price('price-plumbing-emergency')}, and we’ll confirm the rate before anyone heads out.`,
  ),
  faq(
    'home-areas',
    'Which towns do you serve?',
    paragraph`Charlotte and the towns around it, in Mecklenburg, Union, Cabarrus, and Gaston counties, and Rock Hill, just over the state line. We’re in ${link('city-matthews', 'Matthews')}, Mint Hill, Pineville, and ${link('city-huntersville', 'Huntersville')} every week.`,
    paragraph`For a larger job we’ll go a little farther. Just ask.`,
  ),
]
