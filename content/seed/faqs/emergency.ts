import { bullet, claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const emergencyQuestions = [
  faq(
    'emergency-before',
    'What should I do before you arrive?',
    paragraph`Stop the source, then keep away from what it’s reached. In this order:`,
    bullet`Water: close the main valve, then open the lowest faucet so that the pipes empty.`,
    bullet`Power: switch the breaker off, or the main if the floor is wet and you can reach it on dry ground.`,
    bullet`Roof: leave the rooms below, and put a bucket under the drip from the doorway.`,
    bullet`Door: stay with a neighbor until the police have looked inside.`,
    paragraph`If you can’t find the valve, call ${fact('phone')} and we look for it together.`,
  ),
  faq(
    'emergency-cost',
    'What does an emergency call cost?',
    paragraph`Plumbing emergencies are billed at ${price('price-plumbing-emergency')}. For everything else you hear a price for making it safe before anyone gets into a truck.`,
    paragraph`The repair that follows is quoted separately, and anyone may do it.`,
  ),
  faq(
    'emergency-plumber',
    'How soon does a plumber come?',
    paragraph`In ${claim('claim-plumbing-emergency')} during business hours. The first person at your door comes sooner and closes, clamps or caps what’s running; the licensed plumber follows with the parts.`,
    paragraph`If a bucket can hold the leak until morning, an ordinary ${link('service-plumbing', 'plumbing visit')} is cheaper.`,
  ),
  faq(
    'emergency-insurance',
    'Will my insurance pay?',
    paragraph`Often, when the damage was sudden: a burst pipe or a fallen tree usually counts. A slow leak or rising water usually doesn’t. Your policy decides.`,
    paragraph`We photograph before, during, and after, keep the failed part in a bag, and itemize the invoice the way adjusters read it. Call your insurer on the first day; stop the water before that.`,
  ),
  faq(
    'emergency-temporary',
    'Is the first repair a permanent one?',
    paragraph`Sometimes. A new valve or a rebuilt jamb stays; a tarp, a clamp, or a sheet of plywood holds until the material or the daylight is there. The invoice says which it was and how long it may be trusted.`,
  ),
]
