import { bullet, claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const emergencyQuestions = [
  faq(
    'emergency-before',
    'What should I do before you get here?',
    paragraph`Stop the source, then keep away from what it’s reached. In this order:`,
    bullet`Water: close the main valve, then open the lowest faucet so the pipes empty.`,
    bullet`Power: switch the breaker off, or the main if the floor is wet and you can reach it on dry ground.`,
    bullet`Roof: leave the rooms below, and put a bucket under the drip from the doorway.`,
    bullet`Door: stay with a neighbor until the police have looked inside.`,
    paragraph`If you can’t find the valve, call ${fact('phone')} and we’ll look for it together.`,
  ),
  faq(
    'emergency-cost',
    'How much does an emergency call cost?',
    paragraph`Plumbing emergencies are billed at ${price('price-plumbing-emergency')}. For everything else you’ll hear a price for making it safe before anyone gets into a truck.`,
    paragraph`We quote the repair separately, and you’re free to hire anyone for it.`,
  ),
  faq(
    'emergency-plumber',
    'How soon will a plumber come?',
    paragraph`A licensed plumber is there in ${claim('claim-plumbing-emergency')} during business hours. The first person at your door comes sooner and closes, clamps, or caps what’s running. The plumber follows with the parts.`,
    paragraph`If a bucket can hold the leak until morning, a regular ${link('service-plumbing', 'plumbing visit')} is cheaper.`,
  ),
  faq(
    'emergency-insurance',
    'Will my insurance pay?',
    paragraph`Often, when the damage was sudden: a burst pipe or a fallen tree usually counts. A slow leak or rising water usually doesn’t. Your policy decides.`,
    paragraph`We’ll photograph before, during, and after, keep the failed part in a bag, and itemize the invoice the way adjusters read it. Call your insurer on the first day, but stop the water first.`,
  ),
  faq(
    'emergency-temporary',
    'Is the first repair a permanent one?',
    paragraph`Sometimes. A new valve or a rebuilt jamb stays. A tarp, a clamp, or a sheet of plywood holds until we have the material or the daylight. The invoice says which it was and how long you can trust it.`,
  ),
]
