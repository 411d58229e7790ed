import { bullet, claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const emergencyQuestions = [
  faq(
    'emergency-before',
    'What should I do before you get here?',
    paragraph`Shut off the water or the power if you can, then stay clear:`,
    bullet`Water: close the main valve, then open the lowest faucet to drain the pipes.`,
    bullet`Power: switch off the breaker. If the floor’s wet, only touch the panel if you can reach it from dry ground.`,
    bullet`Roof: stay out from under the leak.`,
    bullet`Break-in: stay with a neighbor until the police have checked the house.`,
    paragraph`If you can’t find the valve, call ${fact('phone')} and we’ll look for it together.`,
  ),
  faq(
    'emergency-cost',
    'How much does an emergency call cost?',
    paragraph`Plumbing emergencies are billed at ${price('price-plumbing-emergency')}. For everything else, before we head out, we give you a price to make the house safe.`,
    paragraph`We quote the repair separately, and you’re free to hire anyone for it.`,
  ),
  faq(
    'emergency-plumber',
    'How soon will a plumber come?',
    paragraph`A licensed plumber is there in ${claim('claim-plumbing-emergency')} during business hours. Someone from our crew gets there sooner and shuts off the water.`,
    paragraph`If a bucket can hold the leak until morning, a regular ${link('service-plumbing', 'plumbing visit')} is cheaper.`,
  ),
  faq(
    'emergency-insurance',
    'Will my insurance pay?',
    paragraph`It depends on your policy. Sudden damage, like a burst pipe or a fallen tree, is usually covered. A slow leak or flooding usually isn’t.`,
    paragraph`We take photos before, during, and after, keep the broken part, and itemize the invoice for your adjuster. Stop the water first, then call your insurer that day.`,
  ),
  faq(
    'emergency-temporary',
    'Is the first repair a permanent one?',
    paragraph`Sometimes. A new valve is permanent. A tarp or a sheet of plywood just holds until we can do it right. The invoice says if it’s permanent.`,
  ),
]
