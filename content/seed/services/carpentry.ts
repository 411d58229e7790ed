import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Wood we cut, fit, and fix',
  intro:
    'Some of it’s new work and much of it’s repair. In both, the drawing comes before the saw and the joint comes before the caulk.',
  cards: [
    {
      title: 'Trim and crown molding',
      text: 'Baseboards, casings, chair rail, and crown. Inside corners are coped, so that they stay closed when the heat comes on.',
      features: ['Profiles copied from a scrap', 'Nailed to studs', 'Ready for the painter'],
    },
    {
      title: 'Built-ins and shelves',
      text: 'Bookcases beside the fireplace, window seats, mudroom lockers, and pantries, scribed to walls that aren’t straight.',
      features: ['A drawing with sizes first', 'Shelves that carry a full row of books'],
    },
    {
      title: 'Stairs and railings',
      text: 'Loose newels, missing balusters, worn treads, and handrails that end too soon. Wobble is removed at the framing, where it starts.',
    },
    {
      title: 'Porch posts and floors',
      text: 'Split columns, soft tongue-and-groove, and rails that move. New post feet stand on a metal base with air below them.',
      features: ['Weight held up while we work', 'Slope kept, so that water runs off'],
    },
    {
      title: 'Rotten trim outside',
      text: 'Sill ends, brick mold, fascia, and corner boards. We cut back to sound wood and show you how far the rot went.',
    },
    {
      title: 'Floors that dip or squeak',
      text: 'Often a job for the crawl space: a shim, a block, or a second joist. Old boards are patched from salvage where we can find it.',
    },
  ],
})

const woods = reasons({
  heading: 'Which wood goes where',
  intro: 'Most rot we replace was a good board in the wrong place.',
  purpose: 'materials',
  points: [
    {
      title: 'Poplar and clear pine',
      text: 'For painted trim and shelves indoors. They cut clean and take paint, and they don’t last a year on a porch.',
    },
    {
      title: 'Oak and heart pine',
      text: 'For stairs and floors. A 1920s bungalow in Dilworth was floored in heart pine, and nothing from a store rack matches it.',
    },
    {
      title: 'Cypress and cedar',
      text: 'For porches, brackets and gates that stay natural or take stain. Both dry well after a wet week.',
    },
    {
      title: 'Treated pine',
      text: 'For posts, joists and anything near the ground. It goes in wet, so we let it dry before it’s painted.',
    },
    {
      title: 'Cellular PVC',
      text: 'For brick mold, fascia and sill noses that have rotted twice. It doesn’t rot, but it moves with heat and needs its joints glued.',
    },
  ],
})

const steps = process({
  heading: 'From a soft spot to a sound joint',
  steps: [
    {
      title: 'Probe',
      text: 'An awl and a moisture meter find where sound wood begins. If a gutter or a missing flashing caused it, that’s on the estimate too.',
    },
    {
      title: 'Draw and price',
      text: 'New work gets a sketch with dimensions, wood, and edge details. Repairs get a length and a count. Both get one price in writing.',
    },
    {
      title: 'Let it settle',
      text: 'Lumber for indoor work lies in your house for several days. Piedmont air goes from damp to dry within one season, and wood follows.',
    },
    {
      title: 'Cut, fit, seal',
      text: 'Saws stand outside or behind a dust wall. Every end cut on an exterior board is primed before it goes up, because that’s where water gets in.',
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
    'Carpentry in Charlotte, scribed to the house you have',
    'Trim, built-ins, stairs, porches, and rot repair. Few walls here are straight after ninety summers, so each piece is cut to the wall it’ll meet.',
    picture('reno-living-room-builtins.jpg'),
  ),
  sections: [
    work,
    woods,
    steps,
    questions({
      heading: 'Questions about wood',
      items: [
        'faq-carpentry-match',
        'faq-carpentry-gaps',
        'faq-carpentry-filler',
        'faq-carpentry-lead',
        'faq-carpentry-price',
      ],
    }),
    areas({
      heading: 'Towns where we set up the saw',
      cities: ['city-charlotte', 'city-matthews', 'city-pineville', 'city-davidson', 'city-concord'],
    }),
  ],
  closing: closing(
    'Push a screwdriver into it',
    'If it goes in, send a photo of the spot and one from ten steps back. You’ll get a price, and our guess at where the water comes from.',
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
