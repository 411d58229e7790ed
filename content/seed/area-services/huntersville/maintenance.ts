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
  intro: 'What wears these houses out is sun, wind, and standing empty all week.',
  scheduled: {
    text: 'We walk second homes every month and report the heat, the humidity, and the freezer. Family homes get four visits: after the pollen, before storm season, after the leaves drop, and before a hard freeze.',
    features: [
      'Thermostat, sump, and water main checked while you’re away',
      'Dock ladders, cleats, and lights',
      'Irrigation started in April, drained in November',
      'Alley lights, garage springs, and gates',
    ],
  },
  preventive: {
    text: 'West walls age faster than east ones. We recoat rails and trim on that side in its own year, caulk the windows that face open water, and probe each deck post with a screwdriver.',
    features: [
      'Sun-side trim and doors refinished early',
      'Post bases, deck connections, and stairs probed',
      'Sliding-door tracks drained and cleaned',
      'Attic fans tested and soffit vents cleared',
    ],
  },
  emergency: {
    text: 'Wind takes shingles, a dock section breaks loose, a supply hose lets go upstairs while everyone’s at the lake. We keep plan members’ door codes on file, so we can reach the valve before the ceiling comes down.',
    features: [
      'Entry with your code, reported by photo',
      'Roof sections tarped, even in wind',
      'Loose docks tied off until the marine crew comes',
      'Rooms below emptied and dried',
    ],
  },
})

/** Maintenance in Huntersville. */
export const maintenance = areaService('huntersville', 'maintenance', {
  title: 'Maintenance in Huntersville',
  hero: hero(
    'Huntersville home maintenance, sunny side first',
    'Lake houses, planned neighborhoods, townhomes, and offices off I-77. We watch the walls the afternoon sun hits and the rooms nobody’s in.',
    picture('city-huntersville.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro: 'A house used on weekends breaks down on weekdays. Its checklist is longer than you’d think.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Lake weather and your house', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'You can add docks and irrigation to any plan. We list them as separate lines.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'An alarm, and you’re two states away?',
      urgency: 'emergency',
      text: richText(
        paragraph`Call ${fact('phone')} and read us what the sensor says. We have plan members’ codes on file; everyone else can text one. We aim to have someone standing in your Huntersville kitchen in under ${claim('claim-emergency-arrival')} and call you back with the camera on.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Huntersville maintenance plan',
    'Tell us which side of the house gets the afternoon sun. We’ll tell you what’s due this year and what a plan would cost.',
  ),
  seo: seo(
    'Home Maintenance Plans in Huntersville, NC',
    'Lake houses, second homes, and HOA neighborhoods kept up in Huntersville, NC 28078: decks, west walls, monthly checks, emergency entry.',
    'home maintenance Huntersville',
    'second home watch Lake Norman',
  ),
})
