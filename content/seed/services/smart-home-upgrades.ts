import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Devices we mount, wire, and set up',
  intro: 'Bring what you bought, or ask before you buy. We’ll sell no brand and earn nothing on the box.',
  cards: [
    {
      title: 'Smart locks',
      text: 'The door comes first. We move the strike until the bolt slides by hand, because a motor that has to push wears out its batteries.',
      features: ['Keypads, deadbolts, and levers', 'Codes for family, sitter, and cleaner'],
    },
    {
      title: 'Video doorbells and cameras',
      text: 'Old chime transformers are often too weak, so we measure before we mount. Cameras are aimed at your door and your drive and masked at the property line.',
      features: ['Wedges for brick and siding', 'Every hole through a wall sealed'],
    },
    {
      title: 'Thermostats',
      text: 'Many homes here run on a heat pump, which needs other settings than a furnace. We check the wires at both ends and find a missing C wire before the cover comes off.',
    },
    {
      title: 'Switches and dimmers',
      text: 'A smart switch wants a neutral wire, and boxes in older houses may not have one. Then we say which switch does without, or what a new wire would take.',
      price: 'price-electrical-basic',
    },
    {
      title: 'Television and sound',
      text: 'Mounted to studs at the height of your eyes when seated, cables in the wall through a rated passage, one remote that works.',
      price: 'price-tv-mounting',
    },
    {
      title: 'Leak, smoke, and garage sensors',
      text: 'Small boxes under the water heater, behind the washer, and on the garage door. They tell your phone what the house would tell you too late.',
    },
  ],
})

const network = notice({
  heading: 'The weak spot is the Wi-Fi',
  urgency: 'information',
  text: richText(
    paragraph`A device that drops off the network is worse than none. Plaster on metal lath, brick inside walls, and foil-faced insulation all eat signal, and the router is seldom near the front door.`,
    paragraph`We measure the signal at the place of each device before we drill. Where it is thin, we say so and suggest an access point or a cable.`,
  ),
})

const steps = process({
  heading: 'One visit, in this order',
  steps: [
    {
      title: 'Make a list together',
      text: 'What you want the house to do, what you own already, and which phone and speaker it should answer to. We check that the parts speak the same language.',
    },
    {
      title: 'Check wires and signal',
      text: 'Voltage at the chime, neutral in the box, bars at the door. Surprises turn up here, while the drill is still in the truck.',
    },
    {
      title: 'Mount and connect',
      text: 'Power off at the breaker, plates level, old holes filled. Line voltage is done by the licensed electrician of the crew.',
    },
    {
      title: 'Hand over',
      text: 'You hold the phone while the accounts are made. You try each device twice, and then we remove ourselves from everything.',
    },
  ],
})

const gains = reasons({
  heading: 'What stays yours',
  purpose: 'benefits',
  points: [
    {
      title: 'Your accounts, your passwords',
      text: 'Everything’s registered to your email address. We keep no access and no list of codes.',
    },
    {
      title: 'A key that still turns',
      text: 'No lock leaves you with a phone as the only way in. There’s a key, a keypad, or a second door.',
    },
    {
      title: 'A house that works offline',
      text: 'Lights obey the switch and heat obeys the wall, even when a summer storm has taken the internet down.',
    },
    {
      title: 'One page of notes',
      text: 'Device, place, battery type, reset button, and year. It hangs inside the panel door for the next person.',
    },
  ],
})

/** The page of smart-home upgrades and its card. */
export const smartHomeUpgrades: Seed<Service> = {
  _id: 'service-smart-home-upgrades',
  _type: 'service',
  title: 'Smart-home upgrades',
  slug: slug('smart-home-upgrades'),
  category: ref('service-handyman'),
  hero: hero(
    'Smart-home upgrades that still work next year',
    'Locks, doorbells, thermostats, lights, and sensors, installed around Charlotte by people who carry a screwdriver and a volt meter, and who stay until your phone shows all of it.',
    picture('detail-smart-lock.jpg'),
  ),
  sections: [
    work,
    network,
    steps,
    gains,
    questions({
      heading: 'Questions before you open the box',
      items: ['faq-smart-hoa', 'faq-smart-neutral', 'faq-smart-hub', 'faq-smart-rental', 'faq-smart-cost'],
    }),
  ],
  closing: closing(
    'Unscrew one switch plate, or let us',
    'Send a photo of the wires at the thermostat or behind a switch, with the model you have in mind. We’ll tell you whether it fits before you pay for it.',
  ),
  summary: 'Smart locks, doorbells, thermostats, and switches, wired properly, and set up on your phone.',
  picture: picture('detail-smart-lock.jpg'),
  seo: seo(
    'Smart-Home Installation in Charlotte',
    'Smart locks, video doorbells, thermostats, switches, and sensors installed around Charlotte. Wires and Wi-Fi checked first, accounts in your name.',
    'smart home installation Charlotte',
    'smart lock installation',
    'video doorbell installation',
    'smart thermostat',
  ),
}
