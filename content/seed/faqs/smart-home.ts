import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const smartHomeQuestions = [
  faq(
    'smart-hoa',
    'Will my HOA allow a doorbell camera?',
    paragraph`At your own door, usually yes. Many HOAs have rules about cameras on shared walls, especially in townhomes. Check your HOA’s rules, or send them to us and we’ll check.`,
  ),
  faq(
    'smart-neutral',
    'My switch box has only two wires. Now what?',
    paragraph`That means there’s no neutral wire, which is common in houses built before the 1980s. We can use a dimmer made for two wires, or a smart bulb instead.`,
    paragraph`Pulling a new wire is ${link('service-electrical', 'electrical work')} and is priced separately.`,
  ),
  faq(
    'smart-hub',
    'Do I need a hub?',
    paragraph`You can skip the hub for three or four devices. For a house full of sensors, a hub saves batteries and works when the internet’s down. Look for the Matter logo on the box, so you can switch hubs later.`,
  ),
  faq(
    'smart-rental',
    'Can you install smart devices in a rental?',
    paragraph`Yes, if the owner’s OK with it. We save the old lock and thermostat so we can put them back when you move. If you’re the landlord, you can set codes that expire with the lease.`,
  ),
  faq(
    'smart-cost',
    'How much does installation cost?',
    paragraph`Switches and dimmers cost ${price('price-electrical-basic')}, and TV mounting runs ${price('price-tv-mounting')}. We price locks, cameras, and thermostats from a photo. Several at once cost less than one at a time.`,
  ),
]
