import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { consultation, fixtures, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Changes we make',
  intro: 'Most changes take a morning, and your house won’t look like a hospital.',
  cards: [
    {
      title: 'Grab bars',
      text: 'We put bars where your hand naturally goes, anchored to studs or solid wood. We put our own full weight on each one before you use it.',
      features: ['Shower, tub, and toilet', 'Finishes that match the faucet'],
    },
    {
      title: 'Easier showers',
      text: 'A lower curb, a fold-down seat, or a handheld shower. A shower with no curb takes a remodel, and we’ll tell you if your floor allows it.',
    },
    {
      title: 'Ramps and porch steps',
      text: 'A ramp takes a foot of length for every inch of rise, plus a flat landing at the door. If there’s no room, we build low, wide steps with two rails.',
      features: ['Wood, metal, or concrete', 'Non-slip surface'],
    },
    {
      title: 'Wider doorways',
      text: 'Offset hinges add about two inches and take an hour to install. A walker or wheelchair may need more than that. We check the wall for wires and pipes before we open it.',
    },
    {
      title: 'Stairs and handrails',
      text: 'We add a second rail that’s easy to grip and runs past the last step. We fix loose treads and mark the edges so you can see them.',
    },
    {
      title: 'Light and switches',
      text: 'Better light from bed to bathroom, switches at both ends of the hall, and outlets you don’t have to bend down for.',
      price: 'price-electrical-basic',
    },
  ],
})

const visit = consultation({
  heading: 'Free home walk-through',
  text: 'We walk through a normal day with you: out of bed, to the bathroom, down to the kitchen, out for the mail. Family members and therapists are welcome. You get a list with a price for each item, and we mark the three that matter most.',
  points: [
    'Takes about an hour, at your pace',
    'Nothing to sign that day',
    'A sketch to show your therapist',
  ],
  action: 'Book a walk-through',
})

const rooms = fixtures({
  heading: 'What we change, room by room',
  lists: {
    'Entry and porch': ['Lower thresholds', 'Lever handles and keypad locks', 'A shelf for the groceries'],
    Bathroom: [
      'Taller toilets and raised seats',
      'Grab bars and shower seats',
      'Anti-scald valves',
      'Non-slip floor finishes',
    ],
    Kitchen: ['Pull-out shelves', 'D-shaped cabinet pulls', 'Single-lever faucets', 'Task lights'],
    'Bedroom and hall': ['Motion lights near the floor', 'Closet rods within reach', 'Loose rugs removed'],
  },
})

const steps = process({
  heading: 'How the work goes',
  steps: [
    {
      title: 'One familiar face',
      text: 'The same person comes every time. They’ll call the evening before and show up when they said they would.',
    },
    {
      title: 'You can still get around',
      text: 'You’ll have a working bathroom every night. We keep cords out of your way and put the tools away each day.',
    },
    {
      title: 'You try it first',
      text: 'You try everything before we leave. If a bar’s two inches off, we move it.',
    },
  ],
})

const gains = reasons({
  picture: picture('reno-open-staircase-hall.jpg'),
  heading: 'Why do it early',
  purpose: 'benefits',
  points: [
    {
      title: 'A brick ranch is easy to adapt',
      text: 'A one-story 1960s ranch, like the ones around Madison Park and Cotswold, usually doesn’t need much: a lower threshold, a safer bathroom, and a rail.',
    },
    {
      title: 'It’s cheap during a remodel',
      text: 'If you’re redoing a bathroom anyway, we can put wood in the wall for future grab bars and give you photos of where it is.',
    },
    {
      title: 'It helps everyone else',
      text: 'Lever handles and better light are great for strollers, suitcases, and broken ankles too.',
    },
  ],
})

/** The page of senior home modifications and its card. */
export const seniorHomeModifications: Seed<Service> = {
  _id: 'service-senior-home-modifications',
  _type: 'service',
  title: 'Senior home modifications',
  slug: slug('senior-home-modifications'),
  category: ref('service-handyman'),
  hero: hero(
    'Grab bars, ramps, and safer bathrooms',
    'Grab bars, ramps, rails, showers, and light for older homeowners around Charlotte. We start with how you use the house and only change what gets in the way.',
    picture('bath-marble-walkin-shower.jpg'),
    'Get Free Quote',
  ),
  sections: [
    work,
    visit,
    rooms,
    steps,
    gains,
    questions({
      heading: 'Questions about home safety',
      items: ['faq-senior-first', 'faq-senior-tile', 'faq-senior-pay', 'faq-senior-ramp-permit'],
    }),
  ],
  closing: closing(
    'Get a home safety quote',
    'Let us know what worries you and who lives in the house. The visit is free, and you’ll get a list with prices.',
  ),
  summary: 'Grab bars, ramps, rails, safer showers, and better light, planned around your day.',
  picture: picture('bath-marble-walkin-shower.jpg'),
  seo: seo(
    'Senior Home Modifications in Charlotte',
    'Grab bars, ramps, wider doors, safer showers, and better light for older homeowners around Charlotte. A free walk-through and a price for each line.',
    'aging in place Charlotte',
    'grab bar installation',
    'wheelchair ramp',
    'senior home safety',
  ),
}
