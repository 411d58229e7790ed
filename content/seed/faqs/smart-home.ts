import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const smartHomeQuestions = [
  faq(
    'smart-hoa',
    'Will my HOA allow a doorbell camera?',
    paragraph`Most allow a doorbell at your own door and have rules about cameras on the outside of shared walls. Townhomes are stricter than houses. Read the rules or send them to us. We’ll mount where they allow it and leave no marks where they don’t.`,
  ),
  faq(
    'smart-neutral',
    'My switch box has only two wires. Now what?',
    paragraph`Then the switch has no neutral wire, which is common in houses built before the 1980s. We’ll use a dimmer made for two wires. If none works, the smart part can go in the bulb or the fixture, and the switch on the wall stays as is.`,
    paragraph`Pulling a new wire is ${link('service-electrical', 'electrical work')} and is priced separately.`,
  ),
  faq(
    'smart-hub',
    'Do I need a hub?',
    paragraph`For three or four devices, no. For a house full of sensors, a hub saves batteries and keeps working when the internet is down. Look for the Matter logo on the box. Those devices can switch hubs later.`,
  ),
  faq(
    'smart-rental',
    'Can you do this in a rental?',
    paragraph`Yes, if the owner agrees. We’ll keep the old lock and thermostat in a labeled bag and can put them back when you move. If you’re the landlord, you’ll get codes that end on the day the lease does.`,
  ),
  faq(
    'smart-cost',
    'How much does installation cost?',
    paragraph`Switches and dimmers cost ${price('price-electrical-basic')}, and we’ll mount a TV for ${price('price-tv-mounting')}. We price locks, cameras, and thermostats from a photo of the place, and several together cost less than one at a time.`,
  ),
]
