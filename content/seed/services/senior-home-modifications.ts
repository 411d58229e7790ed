import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { consultation, fixtures, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Changes we make',
  intro: 'Most take a morning, and few of them look like a hospital when they’re done well.',
  cards: [
    {
      title: 'Grab bars',
      text: 'We put them where your hand naturally goes, screwed to studs or to wood we set behind the tile. We’ll hang our own weight on each one before you do.',
      features: ['Shower, tub, and toilet', 'Finishes that match the faucet'],
    },
    {
      title: 'Easier showers',
      text: 'A lower curb, a fold-down seat, a hand shower on a bar. A shower with no curb at all is a remodel, and we’ll tell you if the floor joists allow it.',
    },
    {
      title: 'Ramps and porch steps',
      text: 'One foot of ramp for each inch of rise, with a flat place at the top to open the door. If the yard is too short for that, we’ll build low, wide steps with two rails.',
      features: ['Wood, metal, or concrete', 'Boards with grip when wet'],
    },
    {
      title: 'Wider doorways',
      text: 'Offset hinges add about two inches, and they take an hour to install. A walker or a wheelchair may need a new frame, and then we’ll look for wires and pipes in the wall first.',
    },
    {
      title: 'Stairs and handrails',
      text: 'A second rail on the wall side, carried past the last step, round enough to wrap a hand around. Loose treads fixed, edges marked in a color that shows.',
    },
    {
      title: 'Light and switches',
      text: 'Bright, even light on the way from bed to bath, rocker switches at both ends, and outlets raised to where nobody has to stoop.',
      price: 'price-electrical-basic',
    },
  ],
})

const visit = consultation({
  heading: 'Free home walk-through',
  text: 'We’ll walk the day with you, hour by hour: out of bed, to the bath, down to the kitchen, out for the mail. You show us where you hold on to something. A daughter, a son, or a therapist is welcome. You’ll keep the list, with a price for each line and a mark on the three that matter most.',
  points: [
    'Takes about an hour, at your pace',
    'Nothing to buy and nothing to sign that day',
    'A drawing your therapist can comment on',
  ],
  action: 'Book a walk-through',
})

const rooms = fixtures({
  heading: 'What we change, room by room',
  lists: {
    'Entry and porch': [
      'Thresholds cut to half an inch',
      'Lever handles and keypad locks',
      'A shelf to set the groceries on',
    ],
    Bathroom: [
      'Taller toilets and raised seats',
      'Grab bars and shower seats',
      'Anti-scald valves',
      'Non-slip floor finishes',
    ],
    Kitchen: ['Pull-out shelves', 'D-shaped cabinet pulls', 'Single-lever faucets', 'Task lights'],
    'Bedroom and hall': ['Motion lights near the floor', 'Closet rods within reach', 'Rugs taken up'],
  },
})

const steps = process({
  heading: 'How the work goes',
  steps: [
    {
      title: 'One familiar face',
      text: 'The same person measures, works, and comes back. They’ll call the evening before, arrive when they said, and take their boots off at the door.',
    },
    {
      title: 'A way through at all times',
      text: 'One bathroom works every night, cords don’t cross a path, and we pack tools away at the end of the day.',
    },
    {
      title: 'Tried out together',
      text: 'You’ll sit, stand, turn, and reach. If a bar is two inches off, we’ll move it while we’re there.',
    },
  ],
})

const gains = reasons({
  heading: 'Why do it early',
  purpose: 'benefits',
  points: [
    {
      title: 'A brick ranch has a head start',
      text: 'The one-story houses of the 1960s around Madison Park and Cotswold need a threshold, a bath, a rail, and not much else.',
    },
    {
      title: 'Wood behind the tile is cheap now',
      text: 'If you’re tearing out a bathroom anyway, we’ll set wood for future bars behind the tile and photograph where it is.',
    },
    {
      title: 'It helps everyone else',
      text: 'Levers, light, and low curbs are just as good for a stroller, a suitcase, and a broken ankle.',
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
    'Stay in your home and move around it safely',
    'Grab bars, ramps, rails, showers, and light for older homeowners around Charlotte. We’ll begin with how you use the house on a normal day and change only what gets in the way.',
    picture('bath-marble-walkin-shower.jpg'),
    'Get a free quote',
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
    'Which step worries you?',
    'Tell us which one, and who lives in the house. We’ll come by, free, and leave you a list with prices.',
  ),
  summary: 'Grab bars, ramps, rails, safer showers, and better light, planned around a normal day.',
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
