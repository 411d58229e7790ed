import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { projects } from '../proof-sections.ts'
import { ref, slug } from '../reference.ts'
import { areas, process, questions, reasons, reviews, serviceCards, stats } from '../sections.ts'

const features = reasons({
  heading: 'Why remodel all at once',
  intro:
    'If you do a house room by room, you’ll pay for the same dumpster, the same permit trips, and the same dust several times.',
  purpose: 'features',
  points: [
    {
      title: 'One set of drawings',
      text: 'Walls, beams, ducts, drains, and circuits go on the same sheets, so the new bath upstairs doesn’t drain through the new beam below.',
    },
    {
      title: 'One foreman, every day',
      text: 'The person who measured your house runs the job, holds the keys, and writes you a page with photos each Friday.',
    },
    {
      title: 'One price, in parts',
      text: 'Each room and each system is a line. Take one out, trade one for another, and watch the total before you decide.',
    },
  ],
})

const scope = serviceCards({
  heading: 'What a whole-home remodel covers',
  cards: [
    {
      title: 'Structure',
      text: 'Piers, beams, joists, and the wall you’d like to lose. In a 1920s house this comes first, because nothing stays level on a sinking post.',
      features: [
        'Crawl space and attic opened',
        'Engineer’s letter where walls move',
        'Floors brought back to level',
      ],
    },
    {
      title: 'Systems',
      text: 'Wiring, pipes, ducts, and the panel, replaced while the walls are open, so nobody cuts into fresh paint a year later.',
      features: [
        'Knob-and-tube and aluminum wiring replaced',
        'Gray plastic and galvanized pipe out',
        'Heating and cooling resized',
      ],
    },
    {
      title: 'Rooms',
      text: 'Kitchen, baths, stairs, built-ins, and floors, drawn as one plan so doors, trim, and heights match.',
      features: ['Kitchens and baths', 'Stairs and railings', 'Old floors patched with old boards'],
    },
    {
      title: 'Shell',
      text: 'Windows, insulation, siding, and porch. When you tighten a house, it breathes differently, so we plan fans and fresh air too.',
      features: [
        'Windows repaired or replaced',
        'Attic and floor insulated',
        'Lead and asbestos tested first',
      ],
    },
  ],
})

const steps = process({
  heading: 'How a whole-home remodel works',
  steps: [
    {
      title: 'Walk it',
      text: 'Give us two hours, crawl space to ridge. You’ll say what bothers you; we’ll say what the house needs whether you like it or not.',
    },
    {
      title: 'Open a few holes',
      text: 'Small ones, where the drawings depend on what’s inside. A hole now is cheaper than a change order in the sixth week.',
    },
    {
      title: 'Draw and price',
      text: 'You’ll get plans, a list of materials by name, a schedule with the weeks you can’t sleep there, and one written price.',
    },
    {
      title: 'Build from the bottom',
      text: 'Structure, then pipes and wires, then insulation and drywall, then tile, cabinets, and floors. An inspector sees each step before the next one hides it.',
    },
    {
      title: 'Hand it over',
      text: 'We’ll walk it with blue tape, then give you a binder: permits, paint colors, valve locations, and photos of every open wall.',
    },
  ],
})

/** The page of whole-home remodels and its card. */
export const wholeHomeRemodel: Seed<Service> = {
  _id: 'service-whole-home-remodel',
  _type: 'service',
  title: 'Whole-home remodel',
  slug: slug('whole-home-remodel'),
  category: ref('service-renovations'),
  hero: hero(
    'A whole house, drawn once and built once',
    'For bungalows that have been patched for a century and two-stories that were never finished properly. You’ll have one plan for structure, systems, and rooms, and one crew from the first hole to the last coat.',
    picture('kitchen-open-plan.jpg'),
  ),
  sections: [
    features,
    stats({
      heading: 'Time and experience',
      claims: ['claim-whole-home-time', 'claim-whole-home-years', 'claim-renovation-lead'],
    }),
    projects({
      heading: 'Two recent projects',
      intro: 'What was wrong, what we did, how long it took, and what it cost.',
      items: ['project-bungalow', 'project-two-story'],
    }),
    scope,
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions about whole-home remodels',
      items: [
        'faq-whole-home-cost',
        'faq-whole-home-time',
        'faq-whole-home-live',
        'faq-whole-home-surprises',
        'faq-whole-home-permits',
      ],
    }),
    areas({
      heading: 'Where we work',
      cities: ['city-charlotte', 'city-matthews', 'city-huntersville', 'city-davidson'],
    }),
  ],
  closing: closing(
    'What would you do first if you could do all of it?',
    'Tell us the year, the street, and the worst room. We’ll walk the house with you for free and say what order makes sense.',
  ),
  summary: 'Structure, systems, rooms, and shell in one set of drawings, one schedule, and one price.',
  picture: picture('kitchen-open-plan.jpg'),
  cardPrice: ref('price-renovations'),
  seo: seo(
    'Whole-Home Remodeling in Charlotte, NC',
    'Whole-house remodels around Charlotte, from Dilworth bungalows to Ballantyne two-stories. One drawing set, one foreman, one price in parts.',
    'whole home remodel Charlotte',
    'house renovation contractor',
    'bungalow renovation',
  ),
}
