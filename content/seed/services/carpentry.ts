import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Carpentry we do',
  intro: 'Indoors and out, we build new pieces and repair old ones.',
  cards: [
    {
      title: 'Trim and crown molding',
      text: 'Baseboards, casings, chair rail, and crown. We cut the corners so they stay tight when the heat comes on.',
      features: ['Old trim matched from a scrap', 'Nailed to studs', 'Ready for the painter'],
    },
    {
      title: 'Built-ins and shelves',
      text: 'Bookcases, window seats, mudroom lockers, and pantries, cut to fit walls that aren’t straight.',
      features: ['A drawing with dimensions before we build', 'Shelves that won’t sag under books'],
    },
    {
      title: 'Stairs and railings',
      text: 'Loose posts, missing balusters, worn treads, and short handrails. We fix the wobble in the framing, where it starts.',
    },
    {
      title: 'Porch posts and floors',
      text: 'Split columns, soft floorboards, and loose rails. New posts sit on a metal base, up off the wet floor.',
      features: ['Roof braced while we work', 'Sloped so water runs off'],
    },
    {
      title: 'Rotten trim outside',
      text: 'Sills, brick molding, fascia, and corner boards. We cut back to solid wood and show you how far the rot went.',
    },
    {
      title: 'Floors that dip or squeak',
      text: 'Working in the crawl space, we can often fix a squeak or a dip with a shim, a block, or a second joist. For patches we look for salvaged boards that match.',
    },
  ],
})

const woods = reasons({
  picture: picture('reno-open-staircase-hall.jpg'),
  heading: 'Which wood to use where',
  intro: 'Even good wood rots fast in the wrong spot.',
  purpose: 'materials',
  points: [
    {
      title: 'Poplar and clear pine',
      text: 'For painted trim and shelves indoors. Poplar and pine cut clean and paint well, but don’t last long on a porch.',
    },
    {
      title: 'Oak and heart pine',
      text: 'For stairs and floors. Most 1920s bungalows have heart pine floors, and you can’t match those at a store.',
    },
    {
      title: 'Cypress and cedar',
      text: 'For porches, brackets, and gates that you’ll stain or leave natural. Cypress and cedar dry out well after rain.',
    },
    {
      title: 'Treated pine',
      text: 'For posts, joists, and anything near the ground. Treated pine is wet when you buy it, so let it dry before you paint.',
    },
    {
      title: 'Cellular PVC',
      text: 'For sills and trim that have rotted twice. This trim is plastic, so it won’t rot, but it expands in the heat and the joints need glue.',
    },
  ],
})

const steps = process({
  heading: 'How a carpentry job works',
  steps: [
    {
      title: 'Find the solid wood',
      text: 'With an awl and a moisture meter, we find where the rot stops. If a bad gutter caused the rot, fixing the gutter goes on the estimate too.',
    },
    {
      title: 'Draw and price',
      text: 'For new work, you get a sketch with dimensions. We price repairs by the foot or the piece. You get one price in writing.',
    },
    {
      title: 'Let it settle',
      text: 'Wood shrinks and swells with the humidity, so lumber for indoor work sits in your house for a few days first.',
    },
    {
      title: 'Cut, fit, seal',
      text: 'We cut outside or behind a dust wall. Outdoors, we prime every cut end, because that’s where water gets in.',
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
    'Trim, built-ins, stairs, porches, and rot repair. Old walls are rarely straight, so we cut every piece to fit.',
    picture('reno-living-room-builtins.jpg'),
    'Get Free Quote',
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
    'Push a screwdriver into the wood. If the tip goes in, text us a photo. You’ll get a price and our best guess at where the water’s coming from.',
  ),
  summary: 'Trim, built-ins, stairs, porches, and rot repair, cut to fit houses that aren’t square.',
  picture: picture('reno-living-room-builtins.jpg'),
  seo: seo(
    'Carpentry in Charlotte, NC',
    'Trim, crown molding, built-ins, stair rails, porch posts, and rot repair around Charlotte. You see a drawing and a written price first.',
    'carpenter Charlotte NC',
    'trim carpentry',
    'built-in shelves',
    'wood rot repair',
  ),
}
