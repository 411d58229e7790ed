import { claim, fact, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const plumbingQuestions = [
  faq(
    'plumbing-cost',
    'How much does a plumbing repair cost?',
    paragraph`Minor repairs cost ${price('price-plumbing-minor-repairs')} and fixture installations ${price('price-plumbing-fixture-installation')}. Those prices include labor, sealants, and the small parts. You choose and buy the faucet or toilet.`,
    paragraph`Emergencies are billed at ${price('price-plumbing-emergency')}, because nobody can price a burst pipe before the wall is open.`,
  ),
  faq(
    'plumbing-how-fast',
    'How soon can you come?',
    paragraph`We can usually get to a regular repair within ${claim('claim-appointment')}. Urgent ones often get a visit the same day, and in an emergency a licensed plumber is there in ${claim('claim-plumbing-emergency')} during business hours.`,
    paragraph`If water’s running, don’t email us. Call ${fact('phone')}. We’ll talk you to the valve while someone’s on the way.`,
  ),
  faq(
    'plumbing-gray-pipe',
    'My pipes are gray plastic. Is that a problem?',
    paragraph`Maybe. It’s probably polybutylene, which went into many houses between the late seventies and the mid-nineties and tends to fail at its fittings. It’s common in Matthews, south Charlotte, and Huntersville subdivisions of that age.`,
    paragraph`It doesn’t have to come out tomorrow. We’ll look at the fittings, tell you which ones worry us, and price a single branch as well as the whole house. Some insurers want to know about it.`,
  ),
  faq(
    'plumbing-own-fixture',
    'Can I buy the faucet or toilet myself?',
    paragraph`Yes. Send us the model number before you pay, and we’ll check that it fits the holes, the drain, and the pressure you have.`,
    paragraph`Our warranty of ${claim('claim-warranty-general')} covers the installation either way. If the fixture you bought is faulty, it goes back to the manufacturer, and we’ll help you with the claim.`,
  ),
  faq(
    'plumbing-permit',
    'Does plumbing work need a permit?',
    paragraph`Replacing a faucet, a toilet, or a valve in the same place usually doesn’t. Moving a drain or adding a bathroom does. A water heater replaced in kind by a licensed plumber is usually exempt; one of a different size or fuel, or in a new spot, isn’t.`,
    paragraph`In Mecklenburg County we apply with Code Enforcement, and in Union, Cabarrus, and Gaston with the county your address is in, or with the city in Monroe. When it’s part of a larger job, it’s part of the ${link('service-renovations', 'renovation')} and its schedule.`,
  ),
  faq(
    'plumbing-freeze',
    'Do pipes freeze here?',
    paragraph`Yes, on a few nights most winters, and nearly always in a crawl space, an attic, or an outside wall behind a kitchen sink. Hose bibs with the hose left on go first.`,
    paragraph`Take the hoses off in November, close the crawl-space vents, and let the faucet farthest from the main drip when the forecast says low twenties. We can insulate exposed pipes and install frost-proof hose bibs on our ${link('service-maintenance', 'maintenance visits')}.`,
  ),
]
