import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { fixtures, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Doors we mend, hang, and replace',
  cards: [
    {
      title: 'Doors that stick or won’t latch',
      text: 'First the hinge screws, then the strike, then the frame, and the plane last. Most doors that stick in July have a loose top hinge.',
      features: ['Reveals set even on three sides', 'Bare edges sealed after planing'],
    },
    {
      title: 'Rotten frames and thresholds',
      text: 'The last foot of an exterior jamb soaks up splash from the porch. We splice in a foot that can’t rot, reset the sill, and flash it this time.',
    },
    {
      title: 'New interior doors',
      text: 'A slab cut and mortised to the old frame, or a prehung unit where the frame is past saving. Hinge side, handing, and height checked before it’s ordered.',
      features: ['Solid core where quiet matters', 'Old knobs moved over if you like them'],
    },
    {
      title: 'Front and back doors',
      text: 'Fiberglass, steel, or wood, hung plumb, foamed, flashed, and trimmed. You can lock up the same evening.',
    },
    {
      title: 'Sliding, pocket, and bifold doors',
      text: 'New rollers, cleaned, or capped tracks, pocket doors put back on their rails through a small opening that we patch the same day.',
    },
    {
      title: 'Locks, closers, and seals',
      text: 'Deadbolts that throw all the way, strikes screwed through to the stud, sweeps that keep out crickets and January.',
    },
  ],
})

const signs = reasons({
  heading: 'What the door is telling you',
  intro: 'A door is the first thing in a house to notice when something moves.',
  purpose: 'when-to-call',
  points: [
    {
      title: 'It rubs at the top corner, opposite the hinges',
      text: 'The top hinge has let go. A screw long enough to reach the stud often cures it in minutes.',
    },
    {
      title: 'It sticks from June to September only',
      text: 'Humidity. The edges were never sealed, so the wood drinks. We plane a little, then paint all six sides.',
    },
    {
      title: 'A crack runs up from the corner of the frame',
      text: 'The opening has gone out of square. In a house on piers we look in the crawl space before we touch the door.',
    },
    {
      title: 'It swings open by itself',
      text: 'The hinges aren’t above each other. A shim behind one leaf brings it back; a bent pin is the quick trick.',
    },
    {
      title: 'You see daylight, or feel it',
      text: 'A worn sweep or a flat seal. The part is cheap and the heat pump isn’t.',
    },
  ],
})

const places = fixtures({
  heading: 'By where the door is',
  lists: {
    Entry: ['Jamb and sill repair', 'Storm doors', 'Reinforced strike plates', 'Peepholes and mail slots'],
    Inside: ['Sagging hinges', 'Mortise locks of the 1920s', 'Barn-door tracks', 'Closet bifolds'],
    'Patio and yard': ['Slider rollers and tracks', 'French-door bolts', 'Screens', 'Pet doors'],
    Garage: ['The door into the house', 'Side-door frames', 'Bottom seals', 'Self-closing hinges'],
  },
})

const steps = process({
  heading: 'An hour at your door',
  steps: [
    {
      title: 'Read the gaps',
      text: 'A level on both jambs, a square in the corners, and a look at where the paint is worn. The gap around a door is a drawing of what’s wrong.',
    },
    {
      title: 'Try the small cure first',
      text: 'Screw, shim, strike, hinge. Only when these fail do we talk about planing, and only after that about a new door.',
    },
    {
      title: 'Seal, paint, swing',
      text: 'Cut edges are primed the same day. You close it with one finger, from both sides, before we pack up.',
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
    'Sticking, sagging, drafty, and rotten doors around Charlotte, from bungalow mortise locks to patio sliders. We look for the reason before we reach for the plane.',
    picture('detail-smart-lock.jpg'),
  ),
  sections: [
    work,
    signs,
    steps,
    places,
    questions({
      heading: 'Questions at the threshold',
      items: ['faq-door-slab', 'faq-door-forced', 'faq-door-garage', 'faq-door-color'],
    }),
  ],
  closing: closing(
    'Close it slowly and watch the gap',
    'Take one photo of the top, one of the latch and one of the sill. From those three we can usually name the price.',
  ),
  summary: 'Doors that stick, sag, leak air, or won’t lock, put right at the hinge, the frame, or the sill.',
  picture: picture('detail-smart-lock.jpg'),
  seo: seo(
    'Door Repair in Charlotte, NC',
    'Sticking doors, rotten frames, patio sliders, locks, and new doors around Charlotte. The small cure first, and a written price before any work.',
    'door repair Charlotte',
    'door installation',
    'sliding door repair',
    'door frame repair',
  ),
}
