import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'What we hang',
  intro: 'Ordered by you and installed by us, or measured, ordered, and installed by us.',
  cards: [
    {
      title: 'Blinds',
      text: 'Wood, faux wood, and aluminum, inside the frame, or over it. Brackets go into wood, and the slats of three windows in a row line up with each other.',
      features: ['Valance returns cut to fit', 'Hold-downs on doors'],
    },
    {
      title: 'Roller, cellular, and roman shades',
      text: 'Cellular shades keep heat out in August and in during January. Rollers show every crooked frame, so those we shim before we hang.',
    },
    {
      title: 'Plantation shutters',
      text: 'Frames scribed to the opening, panels hung so that they swing free of the window crank and close without a gap of light down the middle.',
      features: ['L-frames for shallow openings', 'Cut-outs around handles'],
    },
    {
      title: 'Curtains and drapery rods',
      text: 'Rods wide and high enough that the glass stays clear. Heavy drapes hang from studs or from a board across them, never from a plastic anchor.',
    },
    {
      title: 'Tall and arched windows',
      text: 'Two-story great rooms in Ballantyne, half-rounds over front doors. We’ll bring the scaffold, and suggest a motor where no cord could reach.',
    },
    {
      title: 'Repairs and re-stringing',
      text: 'Broken tilters, frayed lift cords, slats that slipped, rollers that won’t catch. A good blind with one bad part is worth the part.',
    },
  ],
})

const choices = reasons({
  heading: 'The right covering for the window',
  intro: 'The room decides more than the catalog does.',
  purpose: 'materials',
  points: [
    {
      title: 'West-facing glass',
      text: 'A solar screen or a light-colored cellular shade. Dark slats take in the afternoon sun and hand it to the room.',
    },
    {
      title: 'Bathrooms and above sinks',
      text: 'Faux wood, vinyl shutters, or a moisture-proof roller. Real wood bows here by its second humid summer.',
    },
    {
      title: 'Bedrooms',
      text: 'Room-darkening shades in side channels, because light comes in at the edges, whatever the cloth.',
    },
    {
      title: 'Old double-hung windows',
      text: 'Frames in 1920s houses are seldom square. An outside mount hides that and leaves room for the original lift hardware.',
    },
    {
      title: 'Sliding doors',
      text: 'Panel tracks or vertical cells that stack clear of the handle. Ordinary blinds there are bent within the year.',
    },
  ],
})

const steps = process({
  heading: 'Measured three times, drilled once',
  steps: [
    {
      title: 'Measure',
      text: 'Width at top, middle, and bottom, height at both sides, depth to the glass, and both diagonals. We note handles, cranks, alarm sensors, and tile lips.',
    },
    {
      title: 'Check the order',
      text: 'We read your order against our sheet before it’s placed: mount, control side, stack, color number. A custom blind made wrong can’t go back.',
    },
    {
      title: 'Install',
      text: 'Holes are drilled with a bit that catches its own dust. Where a lintel is steel or concrete, as over many brick openings, we use the anchor that holds there.',
    },
    {
      title: 'Set and show',
      text: 'Limits set, remotes paired, cords fastened, or removed. You raise each one, and the old blinds and the boxes leave with us.',
    },
  ],
})

/** The page of window coverings and its card. */
export const windowCovering: Seed<Service> = {
  _id: 'service-window-covering',
  _type: 'service',
  title: 'Window coverings',
  slug: slug('window-covering'),
  category: ref('service-handyman'),
  hero: hero(
    'Blinds, shades, and shutters, hung level',
    'Window coverings measured, installed, and repaired around Charlotte. A quarter of an inch decides whether a blind fits inside the frame, so we take the measurements ourselves.',
    picture('detail-blinds.jpg'),
  ),
  sections: [
    work,
    choices,
    steps,
    questions({
      heading: 'Questions about windows',
      items: [
        'faq-window-hoa',
        'faq-window-measure',
        'faq-window-cords',
        'faq-window-motor',
        'faq-window-price',
      ],
    }),
  ],
  closing: closing(
    'Count the windows, note which face west',
    'Send the count with a photo of the tallest one. We’ll reply with a price for each window and a day to measure.',
  ),
  summary:
    'Blinds, shades, shutters, and drapery rods, measured by us, hung level, and repaired when they stick.',
  picture: picture('detail-blinds.jpg'),
  seo: seo(
    'Blinds and Shutters Installed, Charlotte',
    'Blinds, shades, plantation shutters, and drapery rods measured, installed, and repaired around Charlotte. Tall and arched windows included.',
    'blind installation Charlotte',
    'plantation shutters',
    'window treatments',
    'blind repair',
  ),
}
