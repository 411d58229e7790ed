import type { Service } from '../../../sanity.types.ts'
import type { Seed } from '../../document.ts'
import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { ref, slug } from '../../reference.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { consultation, notice, process, questions, reviews, serviceCards, stats } from '../../sections.ts'
import { whenToCall } from './emergency/when-to-call.ts'

const banner = notice({
  heading: 'Our emergency line is always open',
  urgency: 'emergency',
  text: richText(
    paragraph`Call ${fact('phone')}. We take emergency calls ${claim('claim-emergency')}, on Sundays and on Christmas Eve, and on average someone’s at your door in ${claim('claim-emergency-response')}.`,
    paragraph`If anyone is in danger, if you smell gas or see flames, leave the house first and call 911 from outside. If a power line is down, stay away from everything it touches.`,
  ),
})

const work = serviceCards({
  heading: 'Emergencies we handle',
  intro: 'First we’ll make it safe, then we’ll make it dry, then we’ll talk about the repair.',
  cards: [
    {
      title: 'Plumbing',
      text: 'Burst pipes, failed water heaters, sewage coming back up a drain. We’ll stop it, cap it, and get the standing water out.',
      features: [
        'Water shut off and pipes capped',
        'Wet vacuum and fans',
        'Ceilings drained before they fall',
      ],
      price: 'price-plumbing-emergency',
    },
    {
      title: 'Electrical',
      text: 'Hot panels, dead circuits, outlets that have been under water. A licensed electrician finds the fault and leaves the rest of the house running.',
      features: [
        'Circuits traced and locked out',
        'Refrigerator and heat kept on',
        'Utility called if it’s their line',
      ],
    },
    {
      title: 'Storm damage',
      text: 'Limbs through roofs, shingles in the yard, water above the windows. We put tarps on as soon as the wind lets somebody stand up there.',
      features: ['Tarps nailed over the damage', 'Openings boarded', 'Photos for the adjuster'],
    },
    {
      title: 'Security and safety',
      text: 'Doors kicked in, glass broken, locks that won’t turn, a porch step or rail that gave way. You’ll sleep behind something that locks.',
      features: [
        'Door frames rebuilt with long strike plates',
        'Glass swept and boarded',
        'Loose stairs and rails braced',
      ],
    },
  ],
})

const response = process({
  heading: 'What happens when you call',
  steps: [
    {
      title: 'Call',
      text: 'You’ll talk to a person, who’ll want to know what it is, where it is, and what you can reach. We’ll stay on the line until the valve is closed or the breaker is off.',
    },
    {
      title: 'Dispatch',
      text: 'The nearest crew turns around. You’ll get the name, the truck, and a price for making it safe.',
    },
    {
      title: 'Make it safe',
      text: 'We’ll shut, cap, brace, tarp, or board. Then we’ll dry what’s wet, because water that stays does the second half of the damage.',
    },
    {
      title: 'Repair',
      text: 'We’ll finish what we can on the spot. Before we leave, you’ll have a written quote and a date for the rest.',
    },
  ],
})

const online = consultation({
  heading: 'Report an emergency online',
  text: 'Safe and dry for the moment? Then tell us here what happened, where, and what’s shut off. We read these around the clock and call back. If water is moving or anything is hot, call.',
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
    'A burst pipe, a dead panel, a limb through the roof, a door kicked in. Call us. We’ll tell you what to shut off, then come out and make it safe.',
    picture('hero-home.jpg'),
  ),
  sections: [
    banner,
    online,
    work,
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
    'Put it in your phone and write it inside the panel door. And tonight, while nothing’s wrong, find the main valve and turn it once.',
  ),
  summary: 'Burst pipes, hot panels, storm damage, and broken doors, made safe at any hour.',
  picture: picture('hero-home.jpg'),
  seo: seo(
    'Emergency Home Repair in Charlotte, NC',
    'Burst pipes, electrical faults, storm damage, and broken doors around Charlotte. Call day or night, and we’ll tell you what to shut off first.',
    'emergency home repair Charlotte',
    'burst pipe',
    'storm damage repair',
    'emergency board-up',
  ),
}
