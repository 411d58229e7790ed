import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const plumbingQuestions = [
  faq(
    'plumbing-cost',
    'How much does a plumbing repair cost?',
    paragraph`Minor repairs cost ${price('price-plumbing-minor-repairs')} and fixture installations ${price('price-plumbing-fixture-installation')}. That includes labor and small parts. The faucet or toilet itself is extra. Hooking up a basic faucet to your existing pipes runs ${price('price-plumbing-fixtures')}.`,
    paragraph`Emergencies are billed at ${price('price-plumbing-emergency')}.`,
  ),
  faq(
    'plumbing-how-fast',
    'How soon can you come?',
    paragraph`We can usually get to a regular repair within ${claim('claim-appointment')}. For urgent repairs we can often come the same day, and in an emergency a licensed plumber is there in ${claim('claim-plumbing-emergency')} during business hours.`,
    paragraph`If water’s leaking right now, don’t email us. Call ${fact('phone')}. We’ll help you find the valve while someone’s on the way.`,
  ),
  faq(
    'plumbing-gray-pipe',
    'My pipes are gray plastic. Is that a problem?',
    paragraph`Maybe. It’s probably polybutylene, which was used from the late seventies to the mid-nineties and tends to fail at the fittings.`,
    paragraph`The pipe doesn’t have to come out tomorrow. We’ll look at the fittings and give you a price for new pipe in part of the house or all of it. Some insurers ask about gray pipe.`,
  ),
  faq(
    'plumbing-own-fixture',
    'Can I buy the faucet or toilet myself?',
    paragraph`Yes. Text us the model number before you buy, and we’ll make sure it fits.`,
    paragraph`We cover the installation for ${claim('claim-warranty-general')}, no matter who buys the fixture. If the fixture itself is bad, that’s the manufacturer’s warranty, and we’ll help you with the claim.`,
  ),
  faq(
    'plumbing-permit',
    'Does plumbing work need a permit?',
    paragraph`Replacing a faucet, a toilet, or a valve in the same place usually doesn’t need a permit. Moving a drain or adding a bathroom does need a permit. A water heater replaced with the same kind by a licensed plumber is usually exempt. A heater of a different size or fuel, or in a new spot, isn’t exempt.`,
    paragraph`In Mecklenburg County, we apply with Code Enforcement. In Union, Cabarrus, and Gaston, we apply with your county, or with the city if you’re in Monroe. For a larger job, see our ${link('service-renovations', 'renovation page')}.`,
  ),
  faq(
    'plumbing-freeze',
    'Do pipes freeze here?',
    paragraph`Yes, on a few nights most winters, usually in a crawl space, an attic, or an outside wall. Hose bibs with a hose still attached freeze first.`,
    paragraph`Take your hoses off in November, and let a faucet drip on nights in the low twenties. We can insulate pipes and install frost-proof hose bibs on a ${link('service-maintenance', 'maintenance visit')}.`,
  ),
]
