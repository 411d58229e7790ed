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
      text: 'We check the hinge screws, then the strike plate, then the frame. A door that sticks all year usually has a loose top hinge.',
      features: ['Even gaps all around', 'Edges sealed if we plane them'],
    },
    {
      title: 'Rotten frames and thresholds',
      text: 'The bottom of a door frame rots first. We replace the bad section with PVC that can’t rot, reset the sill, and add flashing.',
    },
    {
      title: 'New interior doors',
      text: 'We cut a new door to fit your frame, or bring one in its own frame if yours is too far gone.',
      features: ['Solid-core doors for quiet', 'Old knobs reused if you like'],
    },
    {
      title: 'Front and back doors',
      text: 'Fiberglass, steel, or wood. We insulate around the door and trim it out, and you can lock it that night.',
    },
    {
      title: 'Sliding, pocket, and bifold doors',
      text: 'We replace rollers, clean tracks, and get pocket doors back on their rails through a small opening we patch the same day.',
    },
    {
      title: 'Locks, closers, and seals',
      text: 'Deadbolts that slide all the way in, strike plates screwed into the stud, and sweeps that keep out bugs and cold air.',
    },
  ],
})

const signs = reasons({
  picture: picture('city-davidson.jpg'),
  heading: 'What’s wrong with your door',
  intro: 'Find your door’s problem below. The cause is often simple.',
  purpose: 'when-to-call',
  points: [
    {
      title: 'It rubs at the top corner, opposite the hinges',
      text: 'The top hinge is loose. A longer screw into the stud often fixes it in minutes.',
    },
    {
      title: 'It only sticks from June to September',
      text: 'The edges were never sealed, so humid air swells the wood. We plane the door a little, then seal every edge.',
    },
    {
      title: 'A crack runs up from the corner of the frame',
      text: 'The opening has shifted. If your house is on piers, we check the crawl space before we touch the door.',
    },
    {
      title: 'It swings open by itself',
      text: 'The hinges aren’t lined up. A shim behind one hinge usually fixes it.',
    },
    {
      title: 'You see daylight or feel a draft',
      text: 'The cause is a worn sweep or a flattened seal. The part is cheap, and replacing it lowers your power bill.',
    },
  ],
})

const places = fixtures({
  heading: 'Doors we work on, room by room',
  lists: {
    Entry: ['Jamb and sill repair', 'Storm doors', 'Reinforced strike plates', 'Peepholes and mail slots'],
    Inside: ['Sagging hinges', '1920s mortise locks', 'Barn-door tracks', 'Closet bifolds'],
    'Patio and yard': ['Slider rollers and tracks', 'French-door bolts', 'Screens', 'Pet doors'],
    Garage: ['House-to-garage doors', 'Side-door frames', 'Bottom seals', 'Self-closing hinges'],
  },
})

const steps = process({
  heading: 'How a door visit works',
  steps: [
    {
      title: 'Check the gaps',
      text: 'We check the frame with a level and look at where the paint is worn. The gaps around a door show what’s wrong.',
    },
    {
      title: 'Try the small fix first',
      text: 'We start with a screw, a shim, or a hinge. If that doesn’t work, we plane the door. A new door is the last resort.',
    },
    {
      title: 'Seal and test',
      text: 'We prime cut edges the same day. Before we pack up, you should be able to close the door with one finger.',
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
    'Door repair in Charlotte: sticking, sagging, and drafty doors',
    'Whether it’s an old bungalow lock or a patio slider, we find out what’s wrong first. Most doors can be saved.',
    picture('detail-smart-lock.jpg'),
    'Get Free Quote',
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
    'Get a door quote',
    'Take photos of the top of the door, the latch, and the sill. With those three photos, we can usually give you a price.',
  ),
  summary: 'Doors that stick, sag, leak air, or won’t lock, fixed at the hinge, the frame, or the sill.',
  picture: picture('detail-smart-lock.jpg'),
  seo: seo(
    'Door Repair in Charlotte, NC',
    'Sticking doors, rotten frames, patio sliders, locks, and new doors around Charlotte. We try the small fix first and put the price in writing.',
    'door repair Charlotte',
    'door installation',
    'sliding door repair',
    'door frame repair',
  ),
}
