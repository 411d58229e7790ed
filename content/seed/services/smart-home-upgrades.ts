import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Devices we install',
  intro: 'Bring what you bought, or ask before you buy. We don’t sell a brand or earn anything on the box.',
  cards: [
    {
      title: 'Smart locks',
      text: 'The door comes first. We move the strike plate until the bolt slides by hand, because a motor that has to push wears out its batteries.',
      features: ['Keypads, deadbolts, and levers', 'Codes for family, sitter, and cleaner'],
    },
    {
      title: 'Video doorbells and cameras',
      text: 'Old chime transformers are often too weak, so we measure before we mount. We aim cameras at your door and your driveway and mask them at the property line.',
      features: ['Wedges for brick and siding', 'Every hole through a wall sealed'],
    },
    {
      title: 'Thermostats',
      text: 'Many homes here run on a heat pump, which needs different settings from a furnace. We check the wires at both ends and find a missing C wire (the one that powers the screen) before the cover comes off.',
    },
    {
      title: 'Switches and dimmers',
      text: 'A smart switch needs a neutral wire, and boxes in older houses may not have one. Then we’ll tell you which switch works without it, or what a new wire would take.',
      price: 'price-electrical-basic',
    },
    {
      title: 'TV and sound',
      text: 'Mounted to studs at eye level when you’re seated, cables run in the wall through an in-wall kit that meets code, one remote that works.',
      price: 'price-tv-mounting',
    },
    {
      title: 'Leak, smoke, and garage sensors',
      text: 'Small boxes under the water heater, behind the washer, and on the garage door. They tell your phone what the house would tell you too late.',
    },
  ],
})

const network = notice({
  heading: 'Check your Wi-Fi first',
  urgency: 'information',
  text: richText(
    paragraph`A device that drops off the network is worse than none. Plaster on metal mesh, brick inside walls, and foil-faced insulation all block the signal, and the router is seldom near the front door.`,
    paragraph`We’ll measure the signal at each spot before we drill. If it’s weak, we’ll say so and suggest an access point or a cable.`,
  ),
})

const steps = process({
  heading: 'How an installation works',
  steps: [
    {
      title: 'Make a list together',
      text: 'Tell us what you want the house to do, what you already own, and which phone and speaker it should work with. We’ll check that the parts work together.',
    },
    {
      title: 'Check wires and signal',
      text: 'Voltage at the chime, a neutral wire in the box, bars at the door. Surprises turn up here, while the drill’s still in the truck.',
    },
    {
      title: 'Mount and connect',
      text: 'Power off at the breaker, plates level, old holes filled. The licensed electrician on our crew does the house wiring.',
    },
    {
      title: 'Hand it over',
      text: 'You hold the phone while we set up the accounts. You’ll try each device twice, and then we’ll remove ourselves from everything.',
    },
  ],
})

const gains = reasons({
  heading: 'What stays yours',
  purpose: 'benefits',
  points: [
    {
      title: 'Your accounts, your passwords',
      text: 'Everything’s registered to your email address. We don’t keep access or a list of codes.',
    },
    {
      title: 'A key that still turns',
      text: 'We won’t leave you with a phone as the only way in. There’s always a key, a keypad, or a second door.',
    },
    {
      title: 'A house that works offline',
      text: 'The wall switch still works the lights and the thermostat still runs the heat, even when a summer storm has taken the internet down.',
    },
    {
      title: 'One page of notes',
      text: 'It lists device, place, battery type, reset button, and year. It hangs inside the panel door for the next person.',
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
    'Locks, doorbells, thermostats, lights, and sensors, installed around Charlotte by people who carry a screwdriver and a voltmeter, and who stay until your phone shows them all.',
    picture('detail-smart-lock.jpg'),
    'Get a free quote',
  ),
  sections: [
    work,
    network,
    steps,
    gains,
    questions({
      heading: 'Questions about smart homes',
      items: ['faq-smart-hoa', 'faq-smart-neutral', 'faq-smart-hub', 'faq-smart-rental', 'faq-smart-cost'],
    }),
  ],
  closing: closing(
    'Send us a photo of the wiring',
    'Turn off the breaker, take off the plate, and send a photo of the wires with the model you have in mind. Or leave the plate on, and we’ll look. We’ll tell you if it fits before you pay for it.',
  ),
  summary: 'Smart locks, doorbells, thermostats, and switches, wired properly and set up on your phone.',
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
