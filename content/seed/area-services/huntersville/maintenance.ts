import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Maintenance services in Huntersville',
  intro: 'Sun and wind are hard on lake houses, and so is sitting empty all week.',
  scheduled: {
    text: 'We check second homes every month and send you a report. Year-round homes get four visits a year.',
    features: [
      'Thermostat and water checked while you’re away',
      'Dock ladders, cleats, and lights',
      'Sprinklers started in April, drained in November',
      'Alley lights, garage-door seals, and gates',
    ],
  },
  preventive: {
    text: 'The side of the house that faces the afternoon sun wears out first. We repaint trim there sooner, caulk the windows, and check every deck post.',
    features: [
      'Sunny-side trim and doors refinished before they peel',
      'Deck posts, connections, and stairs checked',
      'Sliding-door tracks drained and cleaned',
      'Attic fans and vents checked',
    ],
  },
  emergency: {
    text: 'Missing shingles, a loose dock, or a burst hose while you’re away. If you’re on a plan, we have your door code and can get right in.',
    features: [
      'We enter with your code and send photos',
      'Roofs tarped',
      'Loose docks tied off',
      'Wet rooms dried out',
    ],
  },
})

/** Maintenance in Huntersville. */
export const maintenance = areaService('huntersville', 'maintenance', {
  title: 'Maintenance in Huntersville',
  hero: hero(
    'Huntersville home maintenance, on the lake and off',
    'Regular checkups for lake houses, family homes, townhomes, and offices off I-77.',
    picture('city-huntersville.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro: 'We look after homes you live in and homes you don’t.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Lake weather and your house', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'You can add docks and sprinklers to any plan.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Alarm going off while you’re out of town?',
      urgency: 'emergency',
      text: richText(
        paragraph`Call ${fact('phone')} and tell us what the sensor says. If you’re on a plan, we have your door code. If you’re not, just text us a code. We aim to have someone at your house in under ${claim('claim-emergency-arrival')} and video-call you from there.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Huntersville maintenance plan',
    'Here all year, or just weekends? We’ll price what your house needs.',
  ),
  seo: seo(
    'Home Maintenance Plans in Huntersville, NC',
    'We look after lake houses, second homes, and family homes in Huntersville, NC 28078, with monthly checks and photos while you’re away.',
    'home maintenance Huntersville',
    'second home watch Lake Norman',
  ),
})
