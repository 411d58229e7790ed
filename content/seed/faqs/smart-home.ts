import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const smartHomeQuestions = [
  faq(
    'smart-hoa',
    'Does my association allow a doorbell camera?',
    paragraph`Most allow a doorbell at your own door and ask about cameras on the outside of shared walls. Townhomes are stricter than houses. Read the rules or send them to us; we mount where they permit and leave no marks where they don’t.`,
  ),
  faq(
    'smart-neutral',
    'My switch box has only two wires. Now what?',
    paragraph`We use a dimmer made for two wires. The switch sits on a loop without a neutral, as in many houses from before the 1980s. Where none suits, the smart part can go to the bulb or the fixture, and the switch on the wall stays as it is.`,
    paragraph`Pulling a new wire is ${link('service-electrical', 'electrical work')} and is priced by itself.`,
  ),
  faq(
    'smart-hub',
    'Do I need a hub?',
    paragraph`For three or four devices, no. For a house full of sensors, a hub saves batteries and keeps working when the internet is down. Look for the Matter sign on the box: such devices can change their hub later.`,
  ),
  faq(
    'smart-rental',
    'Can you do this in a rental?',
    paragraph`Yes, with the owner’s consent. We keep the old lock and thermostat in a labeled bag and can put them back when you move. Landlords get codes that end on the day the lease does.`,
  ),
  faq(
    'smart-cost',
    'What does installation cost?',
    paragraph`Switches and dimmers cost ${price('price-electrical-basic')}, and a television is mounted ${price('price-tv-mounting')}. Locks, cameras, and thermostats are priced from a photo of the place, several together for less than one at a time.`,
  ),
]
