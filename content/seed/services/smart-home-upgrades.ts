import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { paragraph, richText } from '../rich-text.ts'
import { notice, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Devices we install',
  intro: 'We’ll install what you bought, or help you choose. We don’t make money on the devices.',
  cards: [
    {
      title: 'Smart locks',
      text: 'We adjust the door first, so the bolt slides easily. If the motor has to push, it eats batteries.',
      features: ['Keypads, deadbolts, and levers', 'Codes for family and sitters'],
    },
    {
      title: 'Video doorbells and cameras',
      text: 'Old doorbell wiring is often too weak, so we test it first. We aim cameras at your door and driveway, not at your neighbors.',
      features: ['Angled mounts for brick and siding', 'Every hole sealed'],
    },
    {
      title: 'Thermostats',
      text: 'Many homes here have a heat pump, which needs different settings than a furnace. We check for a C wire, the one that powers the screen, before we start.',
    },
    {
      title: 'Switches and dimmers',
      text: 'Most smart switches need a neutral wire, and older houses may not have one. We’ll tell you which switches work without one.',
      price: 'price-electrical-basic',
    },
    {
      title: 'TV and sound',
      text: 'We mount the TV to studs at eye level from your couch, hide the cables with a kit that meets code, and set up one remote that works.',
      price: 'price-tv-mounting',
    },
    {
      title: 'Leak, smoke, and garage sensors',
      text: 'Small sensors under the water heater, behind the washer, and on the garage door send an alert to your phone.',
    },
  ],
})

const network = notice({
  heading: 'Check your Wi-Fi first',
  urgency: 'information',
  text: richText(
    paragraph`Brick, foil insulation, and plaster on metal mesh all block Wi-Fi, and the router’s rarely near the front door.`,
    paragraph`We test the signal at each spot before we drill. If the signal’s weak, we’ll suggest an access point or a cable.`,
  ),
})

const steps = process({
  heading: 'How an installation works',
  steps: [
    {
      title: 'Make a list together',
      text: 'What do you want your house to do, and what do you already own? We’ll make sure the parts work together.',
    },
    {
      title: 'Check wires and signal',
      text: 'We test the wiring and the Wi-Fi first, so there aren’t any surprises later.',
    },
    {
      title: 'Mount and connect',
      text: 'We turn off the power, mount everything level, and fill the old holes. A licensed electrician does the house wiring.',
    },
    {
      title: 'Hand it over',
      text: 'We set up the accounts on your phone with you. You try each device, and then we remove our access.',
    },
  ],
})

const gains = reasons({
  picture: picture('detail-electrical.jpg'),
  heading: 'What’s yours stays yours',
  purpose: 'benefits',
  points: [
    {
      title: 'Your accounts, your passwords',
      text: 'Everything’s registered to your email. We don’t keep your passwords or codes.',
    },
    {
      title: 'A key that still turns',
      text: 'Your phone won’t be the only way in. There’s always a key or a keypad.',
    },
    {
      title: 'It still works without internet',
      text: 'The light switches and thermostat keep working, even when a storm knocks out the internet.',
    },
    {
      title: 'One page of notes',
      text: 'Inside the panel door, we leave a list of every device, where it is, and which battery it takes.',
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
    'Locks, doorbells, thermostats, lights, and sensors, installed around Charlotte. We stay until everything works on your phone.',
    picture('detail-smart-lock.jpg'),
    'Get Free Quote',
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
    'Turn off the breaker, take off the cover plate, and snap a photo of the wires. Add the model you want, and we’ll tell you if it’ll work before you buy it. Rather not? We’ll come look.',
  ),
  summary: 'Smart locks, doorbells, thermostats, and switches, wired properly and set up on your phone.',
  picture: picture('detail-smart-lock.jpg'),
  seo: seo(
    'Smart-Home Installation in Charlotte',
    'Smart locks, video doorbells, thermostats, switches, and sensors installed around Charlotte. We check wiring and Wi-Fi first, and the accounts stay yours.',
    'smart home installation Charlotte',
    'smart lock installation',
    'video doorbell installation',
    'smart thermostat',
  ),
}
