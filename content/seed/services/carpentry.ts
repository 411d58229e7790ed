import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Carpentry we do',
  intro:
    'Some of it is new work, and a lot of it is repair. Either way, the drawing comes before the saw and the joint comes before the caulk.',
  cards: [
    {
      title: 'Trim and crown molding',
      text: 'Baseboards, casings, chair rail, and crown. We cut inside corners so one piece fits over the other and they stay closed when the heat comes on.',
      features: ['Profiles copied from a scrap', 'Nailed to studs', 'Ready for the painter'],
    },
    {
      title: 'Built-ins and shelves',
      text: 'Bookcases beside the fireplace, window seats, mudroom lockers, and pantries, cut to fit walls that aren’t straight.',
      features: ['A drawing with sizes first', 'Shelves that carry a full row of books'],
    },
    {
      title: 'Stairs and railings',
      text: 'Loose posts, missing balusters, worn treads, and handrails that end too soon. We fix the wobble at the framing, where it starts.',
    },
    {
      title: 'Porch posts and floors',
      text: 'Split columns, soft tongue-and-groove, and rails that move. New posts sit on a metal base with air below them.',
      features: ['Weight held up while we work', 'Slope kept so water runs off'],
    },
    {
      title: 'Rotten trim outside',
      text: 'Sills, brick mold, fascia, and corner boards. We cut back to sound wood and show you how far the rot went.',
    },
    {
      title: 'Floors that dip or squeak',
      text: 'It’s often a job for the crawl space: a shim, a block, or a second joist. We patch old boards from salvage where we can find it.',
    },
  ],
})

const woods = reasons({
  heading: 'Which wood to use where',
  intro: 'Most of the rot we replace started as a good board in the wrong place.',
  purpose: 'materials',
  points: [
    {
      title: 'Poplar and clear pine',
      text: 'For painted trim and shelves indoors. They cut clean and take paint, but they don’t last a year on a porch.',
    },
    {
      title: 'Oak and heart pine',
      text: 'For stairs and floors. A 1920s bungalow in Dilworth was floored in heart pine, and nothing from a store rack matches it.',
    },
    {
      title: 'Cypress and cedar',
      text: 'For porches, brackets, and gates that stay natural or take stain. Both dry well after a wet week.',
    },
    {
      title: 'Treated pine',
      text: 'For posts, joists, and anything near the ground. It comes wet, so we let it dry before we paint it.',
    },
    {
      title: 'Cellular PVC',
      text: 'For brick mold, fascia, and sills that have rotted twice. It’s plastic, so it doesn’t rot, but it moves with heat and needs its joints glued.',
    },
  ],
})

const steps = process({
  heading: 'How a carpentry job works',
  steps: [
    {
      title: 'Probe',
      text: 'With an awl and a moisture meter we find where sound wood begins. If a gutter or missing flashing caused it, you’ll see that on the estimate too.',
    },
    {
      title: 'Draw and price',
      text: 'New work gets a sketch with dimensions, wood, and edge details. Repairs get a length and a count. You’ll get one price in writing for either.',
    },
    {
      title: 'Let it settle',
      text: 'Lumber for indoor work sits in your house for several days. Piedmont air goes from damp to dry within one season, and wood follows.',
    },
    {
      title: 'Cut, fit, seal',
      text: 'We set up saws outside or behind a dust wall. We prime every cut end on an exterior board before it goes up, because that’s where water gets in.',
    },
  ],
})

/** The page of carpentry and its card. */
export const carpentry: Seed<Service> = {
  _id: 'service-carpentry',
  _type: 'service',
  title: 'Carpentry',
  slug: slug('carpentry'),
  category: ref('service-handyman'),
  hero: hero(
    'Carpentry in Charlotte, cut to fit your house',
    'Trim, built-ins, stairs, porches, and rot repair. Few walls here are straight after ninety summers, so we cut each piece to the wall it’ll meet.',
    picture('reno-living-room-builtins.jpg'),
    'Get a free quote',
  ),
  sections: [
    work,
    woods,
    steps,
    questions({
      heading: 'Questions about carpentry',
      items: [
        'faq-carpentry-match',
        'faq-carpentry-gaps',
        'faq-carpentry-filler',
        'faq-carpentry-lead',
        'faq-carpentry-price',
      ],
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-pineville', 'city-davidson', 'city-concord'],
    }),
  ],
  closing: closing(
    'Found a soft spot?',
    'Push a screwdriver into it. If it goes in, send a photo of the spot. You’ll get a price, and our best guess at where the water comes from.',
  ),
  summary: 'Trim, built-ins, stairs, porches, and rot repair, cut to fit houses that aren’t square.',
  picture: picture('reno-living-room-builtins.jpg'),
  seo: seo(
    'Carpentry in Charlotte, NC',
    'Trim, crown molding, built-ins, stair rails, porch posts, and rot repair around Charlotte. Drawn first, priced in writing, fitted by hand.',
    'carpenter Charlotte NC',
    'trim carpentry',
    'built-in shelves',
    'wood rot repair',
  ),
}
