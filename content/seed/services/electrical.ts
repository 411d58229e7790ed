import type { Service } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, slug } from '../reference.ts'
import { fact, paragraph, richText } from '../rich-text.ts'
import { notice, pricing, process, questions, serviceCards } from '../sections.ts'

const work = serviceCards({
  heading: 'Electrical work we do',
  cards: [
    {
      title: 'Ceiling fans',
      text: 'A fan-rated box, a balanced fan, and a switch that does what its label says.',
      price: 'price-ceiling-fan',
    },
    {
      title: 'Light fixtures',
      text: 'Pendants, chandeliers, vanity lights, and porch lights, hung level and centered on what’s below them.',
      price: 'price-electrical-lights',
    },
    {
      title: 'Outlets and switches',
      text: 'Loose, dead, or painted-over outlets and switches replaced, dimmers matched to your bulbs.',
      price: 'price-electrical-basic',
    },
    {
      title: 'GFCI and AFCI protection',
      text: 'Kitchens, baths, garages, and outdoor outlets brought up to current code with outlets and breakers that cut power when something’s wrong.',
      price: 'price-electrical-safety',
    },
    {
      title: 'Recessed and cabinet lighting',
      text: 'We lay it out on the ceiling in tape first, so you’ll see where the light falls before we cut a hole.',
      price: 'price-electrical-lights',
    },
    {
      title: 'Smoke and CO alarms',
      text: 'Old alarms replaced, connected to one another, dated, and tested with you in the room.',
      price: 'price-electrical-safety',
    },
  ],
})

const safety = notice({
  heading: 'Stop and call',
  urgency: 'safety',
  text: richText(
    paragraph`If you have a warm outlet, a buzzing switch, a breaker that trips twice, or a smell of hot plastic, turn that breaker off and leave it off.`,
    paragraph`Then call ${fact('phone')}. If you see smoke or sparks, leave the house and call the fire department first.`,
  ),
})

const steps = process({
  heading: 'How we work in a house you live in',
  steps: [
    {
      title: 'Look at the panel',
      text: 'We’ll check its age, space, and labels, and find the circuit before we touch the fixture.',
    },
    {
      title: 'Price and permit',
      text: 'You’ll get one written price. New circuits need a permit; we’ll apply for it and meet the inspector.',
    },
    {
      title: 'Wire and test',
      text: 'We’ll lock out the power, make every connection in a box, and test every outlet for correct wiring and ground.',
    },
    {
      title: 'Label and show',
      text: 'The panel gets labels you can read, and we’ll walk you around to every switch.',
    },
  ],
})

/** The page of electrical work and its card. */
export const electrical: Seed<Service> = {
  _id: 'service-electrical',
  _type: 'service',
  title: 'Electrical',
  slug: slug('electrical'),
  category: ref('service-handyman'),
  hero: hero(
    'Electrical repairs in Charlotte, from lights to panel',
    'Electrical repairs and installations around Charlotte, wired to code, tested, and labeled, with a price before the cover comes off.',
    picture('detail-electrical.jpg'),
  ),
  sections: [
    work,
    safety,
    steps,
    pricing({
      heading: 'What electrical work costs',
      intro:
        'Each price is for one device where there’s already wiring. We price several in one visit together.',
      prices: ['price-electrical-basic', 'price-electrical-lights', 'price-electrical-safety'],
    }),
    questions({
      heading: 'Questions about electrical work',
      items: [
        'faq-electrical-cost',
        'faq-electrical-permit',
        'faq-electrical-aluminum',
        'faq-electrical-gfci',
        'faq-electrical-fan-box',
        'faq-electrical-dimmer',
      ],
    }),
  ],
  closing: closing(
    'Get an electrical quote',
    'Tell us what doesn’t work, or what you’d like to add. We’ll reply with a price and a day.',
  ),
  summary: 'Fans, lights, outlets, switches, and alarms, wired to code and labeled in the panel.',
  picture: picture('detail-electrical.jpg'),
  cardPrice: ref('price-electrical-basic'),
  seo: seo(
    'Electrical Repairs in Charlotte, NC',
    'Ceiling fans, lights, outlets, GFCI, and alarms around Charlotte. A price before the cover comes off, permits handled, panels labeled.',
    'electrical repair Charlotte',
    'ceiling fan installation',
    'GFCI outlets',
  ),
}
