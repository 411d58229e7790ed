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
      text: 'We install a fan-rated box and balance the fan so it doesn’t wobble or hum.',
      price: 'price-ceiling-fan',
    },
    {
      title: 'Light fixtures',
      text: 'Pendants, chandeliers, vanity lights, and porch lights, hung level and centered.',
    },
    {
      title: 'Outlets and switches',
      text: 'We replace loose, dead, or painted-over outlets and switches, and match dimmers to your bulbs.',
    },
    {
      title: 'GFCI and AFCI protection',
      text: 'We bring kitchens, baths, garages, and outdoor outlets up to current code, so the power cuts off when something’s wrong.',
    },
    {
      title: 'Recessed and cabinet lighting',
      text: 'We mark the lights on your ceiling with tape, so you can see the layout before we cut a hole.',
    },
    {
      title: 'Smoke and CO alarms',
      text: 'We replace old alarms, link them together, and test them with you.',
    },
  ],
})

const safety = notice({
  heading: 'Stop and call',
  urgency: 'safety',
  text: richText(
    paragraph`If an outlet is warm, a switch buzzes, a breaker trips twice, or you smell hot plastic, turn the breaker off and leave it off.`,
    paragraph`Then call ${fact('phone')}. If you see smoke or sparks, leave the house and call the fire department first.`,
  ),
})

const steps = process({
  heading: 'How we work in a house you live in',
  steps: [
    {
      title: 'Look at the panel',
      text: 'We check how old the panel is, how much room is left, and whether the labels are right. Then we trace the circuit we’ll be working on.',
    },
    {
      title: 'Price and permit',
      text: 'You’ll get one written price. New circuits need a permit. We apply for it and meet the inspector.',
    },
    {
      title: 'Wire and test',
      text: 'We shut off the power, do the work, and test every outlet before we call it done.',
    },
    {
      title: 'Label and show',
      text: 'We label the panel so you can read it, and show you every switch.',
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
    'Electrical repairs in Charlotte, from lights to panels',
    'Electrical repairs and installations around Charlotte, wired to code and tested. You’ll know the price before we open anything.',
    picture('detail-electrical.jpg'),
  ),
  sections: [
    work,
    pricing({
      heading: 'What electrical work costs',
      intro:
        'Each price is for one outlet, switch, light, or alarm where there’s already wiring. Have several? We’ll give you one price for all of them.',
      prices: ['price-electrical-basic', 'price-electrical-lights', 'price-electrical-safety'],
    }),
    safety,
    steps,
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
    'What’s not working, or what would you like to add? You’ll get a price and a day we can come.',
  ),
  summary: 'Fans, lights, outlets, switches, and alarms, wired to code and labeled in the panel.',
  picture: picture('detail-electrical.jpg'),
  cardPrice: ref('price-electrical-basic'),
  seo: seo(
    'Electrical Repairs in Charlotte, NC',
    'Ceiling fans, lights, outlets, GFCI, and alarms around Charlotte. You get the price first, and we handle the permits and label the panel.',
    'electrical repair Charlotte',
    'ceiling fan installation',
    'GFCI outlets',
  ),
}
