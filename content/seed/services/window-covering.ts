import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Window coverings we hang',
  intro: 'You order and we install, or we measure, order, and install.',
  cards: [
    {
      title: 'Blinds',
      text: 'Wood, faux wood, and aluminum, inside the frame or over it. We screw brackets into wood, and line up the slats of three windows in a row.',
      features: ['Valance ends cut to fit', 'Hold-downs on doors'],
    },
    {
      title: 'Roller, cellular, and Roman shades',
      text: 'Cellular shades keep heat out in summer and in all winter. Rollers show every crooked frame, so we shim those before we hang them.',
    },
    {
      title: 'Plantation shutters',
      text: 'Frames cut to fit the opening, panels hung so they swing clear of the window crank and close without a gap of light down the middle.',
      features: ['L-frames for shallow openings', 'Cutouts around handles'],
    },
    {
      title: 'Curtains and drapery rods',
      text: 'Rods wide and high enough that the glass stays clear. We hang heavy drapes from studs or from a board across them, never from a plastic anchor.',
    },
    {
      title: 'Tall and arched windows',
      text: 'Two-story great rooms in Ballantyne, half-rounds over front doors. We’ll bring the scaffold and suggest a motor where you couldn’t reach a cord.',
    },
    {
      title: 'Repairs and re-stringing',
      text: 'Broken tilters, frayed lift cords, slats that slipped, rollers that won’t catch. A good blind with one bad part is worth fixing.',
    },
  ],
})

const choices = reasons({
  heading: 'Which covering to use where',
  intro: 'The room matters more than the catalog.',
  purpose: 'materials',
  points: [
    {
      title: 'West-facing glass',
      text: 'A solar screen or a light-colored cellular shade. Dark slats soak up the afternoon sun and hand it to the room.',
    },
    {
      title: 'Bathrooms and above sinks',
      text: 'Faux wood, vinyl shutters, or a moisture-proof roller. Real wood bows here by its second humid summer.',
    },
    {
      title: 'Bedrooms',
      text: 'Room-darkening shades in side channels, because light comes in at the edges, whatever the fabric.',
    },
    {
      title: 'Old double-hung windows',
      text: 'Frames in 1920s houses are seldom square. An outside mount hides that and leaves room for the original lift hardware.',
    },
    {
      title: 'Sliding doors',
      text: 'Panel tracks or vertical cells that stack clear of the handle. You’d bend ordinary blinds there within the year.',
    },
  ],
})

const steps = process({
  heading: 'How an installation works',
  steps: [
    {
      title: 'Measure',
      text: 'Width at top, middle, and bottom, height at both sides, depth to the glass, and both diagonals. We’ll note handles, cranks, alarm sensors, and tile edges.',
    },
    {
      title: 'Check the order',
      text: 'We’ll check your order against our sheet before you place it: mount, control side, stack, color number. You can’t return a custom blind that’s the wrong size.',
    },
    {
      title: 'Install',
      text: 'We drill with a bit that catches its own dust. Over many brick openings there’s steel or concrete, and we’ll use the anchor that holds there.',
    },
    {
      title: 'Set and show',
      text: 'We set limits, pair remotes, and fasten or remove cords. You’ll raise each one, and we’ll take the old blinds and the boxes with us.',
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
    'Window coverings measured, installed, and repaired around Charlotte. A quarter of an inch decides if a blind fits inside the frame, so we take the measurements ourselves.',
    picture('detail-blinds.jpg'),
    'Get a free quote',
  ),
  sections: [
    work,
    choices,
    steps,
    questions({
      heading: 'Questions about window coverings',
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
    'Count the windows and note which face west',
    'Send the count and the height of the tallest one. We’ll reply with a price for each window and a day to measure.',
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
