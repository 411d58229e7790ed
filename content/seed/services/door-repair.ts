import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { fixtures, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Doors we fix, hang, and replace',
  cards: [
    {
      title: 'Doors that stick or won’t latch',
      text: 'We check the hinge screws first, then the strike, then the frame, and plane last. A door that sticks all year usually has a loose top hinge.',
      features: ['An even gap on three sides', 'Bare edges sealed after planing'],
    },
    {
      title: 'Rotten frames and thresholds',
      text: 'The last foot of an exterior door frame soaks up splash from the porch. We splice in a foot that can’t rot, reset the sill, and add the flashing it never had.',
    },
    {
      title: 'New interior doors',
      text: 'A new door cut to fit the old frame, or one that comes in its own frame if yours is past saving. We check the swing and the height before we order.',
      features: ['Solid core where quiet matters', 'Old knobs moved over if you like them'],
    },
    {
      title: 'Front and back doors',
      text: 'Fiberglass, steel, or wood, hung plumb, insulated, flashed, and trimmed. You can lock up the same evening.',
    },
    {
      title: 'Sliding, pocket, and bifold doors',
      text: 'New rollers, cleaned or capped tracks, and pocket doors put back on their rails through a small opening we patch the same day.',
    },
    {
      title: 'Locks, closers, and seals',
      text: 'Deadbolts that throw all the way, strike plates screwed through to the stud, and sweeps that keep out crickets and January.',
    },
  ],
})

const signs = reasons({
  heading: 'What’s wrong with your door',
  intro: 'A door is the first thing in a house to notice when something moves.',
  purpose: 'when-to-call',
  points: [
    {
      title: 'It rubs at the top corner, opposite the hinges',
      text: 'The top hinge has let go. A screw long enough to reach the stud often fixes it in minutes.',
    },
    {
      title: 'It only sticks from June to September',
      text: 'That’s humidity. Nobody sealed the edges, so the wood swells. We’ll plane a little, then paint all six sides.',
    },
    {
      title: 'A crack runs up from the corner of the frame',
      text: 'The opening has gone out of square. In a house on piers we’ll look in the crawl space before we touch the door.',
    },
    {
      title: 'It swings open by itself',
      text: 'The hinges aren’t lined up. A shim behind one leaf brings it back, and a bent pin is the quick trick.',
    },
    {
      title: 'You see daylight, or feel it',
      text: 'It’s a worn sweep or a flat seal. The part is cheap, and the heat pump isn’t.',
    },
  ],
})

const places = fixtures({
  heading: 'Doors we work on, room by room',
  lists: {
    Entry: ['Jamb and sill repair', 'Storm doors', 'Reinforced strike plates', 'Peepholes and mail slots'],
    Inside: ['Sagging hinges', 'Mortise locks of the 1920s', 'Barn-door tracks', 'Closet bifolds'],
    'Patio and yard': ['Slider rollers and tracks', 'French-door bolts', 'Screens', 'Pet doors'],
    Garage: ['House-to-garage doors', 'Side-door frames', 'Bottom seals', 'Self-closing hinges'],
  },
})

const steps = process({
  heading: 'How a door visit works',
  steps: [
    {
      title: 'Read the gaps',
      text: 'A level on both sides of the frame, a square in the corners, and a look at where the paint is worn. The gap around a door shows what’s wrong.',
    },
    {
      title: 'Try the small fix first',
      text: 'Screw, shim, strike, hinge. We only talk about planing when these fail, and only after that about a new door.',
    },
    {
      title: 'Seal, paint, swing',
      text: 'We prime cut edges the same day. You’ll close it with one finger, from both sides, before we pack up.',
    },
  ],
})

/** The page of door repair and its card. */
export const doorRepair: Seed<Service> = {
  _id: 'service-door-repair',
  _type: 'service',
  title: 'Door repair',
  slug: slug('door-repair'),
  category: ref('service-handyman'),
  hero: hero(
    'Door repair: closes with one finger, locks with one turn',
    'Sticking, sagging, drafty, and rotten doors around Charlotte, from bungalow mortise locks to patio sliders. We’ll look for the reason before we reach for the plane.',
    picture('detail-smart-lock.jpg'),
    'Get a free quote',
  ),
  sections: [
    work,
    signs,
    steps,
    places,
    questions({
      heading: 'Questions about doors',
      items: ['faq-door-slab', 'faq-door-forced', 'faq-door-garage', 'faq-door-color'],
    }),
  ],
  closing: closing(
    'Close it slowly and watch the gap',
    'Take one photo of the top, one of the latch, and one of the sill. From those three we can usually give you a price.',
  ),
  summary: 'Doors that stick, sag, leak air, or won’t lock, fixed at the hinge, the frame, or the sill.',
  picture: picture('detail-smart-lock.jpg'),
  seo: seo(
    'Door Repair in Charlotte, NC',
    'Sticking doors, rotten frames, patio sliders, locks, and new doors around Charlotte. The small fix first, and a written price before any work.',
    'door repair Charlotte',
    'door installation',
    'sliding door repair',
    'door frame repair',
  ),
}
