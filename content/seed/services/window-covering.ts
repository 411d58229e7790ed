import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Window coverings we hang',
  intro: 'Buy your own and we’ll hang them, or have us measure, order, and install.',
  cards: [
    {
      title: 'Blinds',
      text: 'Wood, faux wood, and aluminum, inside the frame or over it. On a row of windows, we line up the slats.',
      features: ['Valance ends cut to fit', 'Brackets so door blinds don’t swing'],
    },
    {
      title: 'Roller, cellular, and Roman shades',
      text: 'Cellular shades keep heat out in summer and hold it in all winter. Roller shades show every crooked frame, so we shim the frame first.',
    },
    {
      title: 'Plantation shutters',
      text: 'We cut the frames to fit and hang the panels so they clear the window crank and close without a gap.',
      features: ['Frames for shallow windows', 'Cutouts around handles'],
    },
    {
      title: 'Curtains and drapery rods',
      text: 'We hang rods wide and high so you don’t lose any light. We anchor heavy drapes to studs, never to plastic anchors alone.',
    },
    {
      title: 'Tall and arched windows',
      text: 'Two-story great rooms and half-rounds over the front door. We bring the scaffold, and suggest a motor where you can’t reach a cord.',
    },
    {
      title: 'Repairs and re-stringing',
      text: 'Broken tilters, frayed cords, loose slats, and rollers that won’t catch. A good blind with one bad part is worth fixing.',
    },
  ],
})

const choices = reasons({
  picture: picture('addition-primary-suite.jpg'),
  heading: 'Which covering to use where',
  intro: 'The right covering depends on sun, steam, and how the window opens.',
  purpose: 'materials',
  points: [
    {
      title: 'West-facing glass',
      text: 'A solar screen or a light-colored cellular shade. Dark slats soak up the afternoon sun and heat the room.',
    },
    {
      title: 'Bathrooms and above sinks',
      text: 'Faux wood, vinyl shutters, or a moisture-proof roller. Real wood warps in our humidity.',
    },
    {
      title: 'Bedrooms',
      text: 'Room-darkening shades with side channels, because light leaks in around the edges.',
    },
    {
      title: 'Old double-hung windows',
      text: 'Old frames are rarely square. An outside mount hides the uneven gaps.',
    },
    {
      title: 'Sliding doors',
      text: 'Panel tracks or vertical cellular shades that stack clear of the handle. Regular blinds get bent there in no time.',
    },
  ],
})

const steps = process({
  heading: 'How an installation works',
  steps: [
    {
      title: 'Measure',
      text: 'We measure width, height, and depth in several spots, and note any handles, cranks, or alarm sensors in the way.',
    },
    {
      title: 'Check the order',
      text: 'We check your order before you place it. You can’t return a custom blind that’s the wrong size.',
    },
    {
      title: 'Install',
      text: 'We catch the dust as we drill. Above brick openings there’s often steel or concrete, and we use the right anchors for it.',
    },
    {
      title: 'Set and show',
      text: 'We pair the remotes and secure the cords. You try each one, and we haul off the old blinds and boxes.',
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
    'Window coverings measured, installed, and repaired around Charlotte. A blind that’s off by a quarter inch won’t fit, so we measure everything ourselves.',
    picture('detail-blinds.jpg'),
    'Get Free Quote',
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
    'Get a window covering quote',
    'How many windows, and how tall is the tallest one? You’ll get a price for each and a day we can measure.',
  ),
  summary: 'Blinds, shades, shutters, and drapery rods, measured, installed, and repaired.',
  picture: picture('detail-blinds.jpg'),
  seo: seo(
    'Blinds and Shutters Installed in Charlotte',
    'Blinds, shades, plantation shutters, and drapery rods measured, installed, and repaired around Charlotte. We do tall and arched windows, too.',
    'blind installation Charlotte',
    'plantation shutters',
    'window treatments',
    'blind repair',
  ),
}
