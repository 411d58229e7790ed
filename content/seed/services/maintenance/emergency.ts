import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { ref, slug } from '../../reference.ts'
import { claim, paragraph, richText } from '../../rich-text.ts'
import { consultation, notice, process, questions, reviews, serviceCards, stats } from '../../sections.ts'
import { whenToCall } from './emergency/when-to-call.ts'

const banner = notice({
  heading: 'Our emergency line is always open',
  urgency: 'emergency',
  text: richText(
    paragraph`We take emergency calls ${claim('claim-emergency')}, Sundays and Christmas Day included.`,
    paragraph`If anyone’s in danger, or you smell gas or see flames, leave the house first and call 911 from outside. If a power line is down, stay away from everything it touches.`,
  ),
})

const work = serviceCards({
  heading: 'Emergencies we handle',
  intro: 'First we make the house safe. Then we talk about the repair.',
  cards: [
    {
      title: 'Plumbing',
      text: 'Burst pipes, failed water heaters, or sewage coming up a drain. We shut the water off and get the standing water out.',
      features: ['Water shut off', 'Wet vacs and fans', 'Ceilings drained before they fall'],
      price: 'price-plumbing-emergency',
    },
    {
      title: 'Electrical',
      text: 'Hot panels, dead circuits, or wet outlets. A licensed electrician finds the problem and keeps the rest of the house running.',
      features: [
        'Bad circuits traced and shut off',
        'Refrigerator and heat kept on',
        'We call the power company if the problem’s in its line',
      ],
      price: 'price-emergency',
    },
    {
      title: 'Storm damage',
      text: 'Limbs through the roof, missing shingles, or water coming in. We tarp the roof as soon as it’s safe.',
      features: ['Tarps nailed over the damage', 'Broken windows boarded up', 'Photos for the adjuster'],
      price: 'price-emergency',
    },
    {
      title: 'Security and safety',
      text: 'Doors kicked in, broken glass, stuck locks, or a broken step or rail. By tonight, you’ll have a door that locks.',
      features: [
        'Door frames rebuilt with long strike plates',
        'Glass swept up, openings boarded',
        'Loose stairs and rails braced',
      ],
      price: 'price-emergency',
    },
  ],
})

const response = process({
  heading: 'What happens when you call',
  steps: [
    {
      title: 'Call',
      text: 'A real person helps you find the valve or the breaker and stays on the line.',
    },
    {
      title: 'Dispatch',
      text: 'We send the nearest crew and tell you who’s coming and what the visit will cost.',
    },
    {
      title: 'Make it safe',
      text: 'We shut off, brace, tarp, or board up what’s broken. Then we dry what’s wet, because standing water keeps doing damage.',
    },
    {
      title: 'Repair',
      text: 'We finish what we can on the spot. Before we leave, you’ll have a written quote and a date for the rest.',
    },
  ],
})

const online = consultation({
  heading: 'Report an emergency online',
  text: 'If everyone’s safe, tell us what happened and what’s shut off. We read these reports around the clock and call back. If a leak won’t stop or an outlet feels hot, call.',
  action: 'Report Emergency Online',
})

/** The page of emergency maintenance and its card. */
export const emergencyMaintenance: Seed<Service> = {
  _id: 'service-maintenance-emergency',
  _type: 'service',
  title: 'Emergency maintenance',
  slug: slug('maintenance/emergency'),
  category: ref('service-maintenance'),
  hero: hero(
    'Emergency repairs in Charlotte, day and night',
    'A burst pipe, a dead panel, a limb through the roof, a door kicked in. Call us. We’ll tell you what to shut off, then come make the house safe.',
    picture('hero-home-night.jpg'),
  ),
  sections: [
    banner,
    work,
    online,
    response,
    stats({
      heading: 'Emergency response times',
      claims: [
        'claim-emergency-dispatch',
        'claim-emergency-on-site',
        'claim-emergency-repair',
        'claim-plumbing-emergency',
      ],
    }),
    whenToCall,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
    questions({
      heading: 'Questions about emergencies',
      items: [
        'faq-emergency-before',
        'faq-emergency-cost',
        'faq-emergency-plumber',
        'faq-emergency-insurance',
        'faq-emergency-temporary',
      ],
    }),
  ],
  closing: closing(
    'Save the number before you need it',
    'Save our number in your phone, and write it inside the breaker panel door. Tonight, find the main water valve and test it.',
  ),
  summary: 'Burst pipes, hot panels, storm damage, and broken doors, made safe at any hour.',
  picture: picture('hero-home-night.jpg'),
  cardPrice: ref('price-emergency'),
  seo: seo(
    'Emergency Home Repair in Charlotte, NC',
    'Burst pipes, electrical faults, storm damage, and broken doors around Charlotte. Call day or night, and we’ll tell you what to shut off first.',
    'emergency home repair Charlotte',
    'burst pipe',
    'storm damage repair',
    'emergency board-up',
  ),
}
