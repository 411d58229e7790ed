import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Before the lake gets to it',
  intro: 'Salt isn’t the enemy here. Light, wind, and an empty house on weekdays are.',
  scheduled: {
    text: 'Second homes are walked each month with the heat, the humidity, and the freezer read aloud into the report. Family houses get their rounds between soccer seasons: pollen, storms, leaves, frost.',
    features: [
      'Thermostat, sump, and water main checked while you’re away',
      'Dock ladders, cleats, and lights',
      'Irrigation started in April, drained in November',
      'Alley lights, garage springs, and gates',
    ],
  },
  preventive: {
    text: 'West walls age faster than east ones. We recoat rails and trim on that side alone, in its own year, and caulk the windows that face open water. The deck gets a screwdriver at each post base.',
    features: [
      'Sun-side trim and doors refinished early',
      'Post bases, ledgers, and stair stringers probed',
      'Sliding-door tracks drained and cleaned',
      'Attic fans and soffit vents opened',
    ],
  },
  emergency: {
    text: 'Wind takes shingles, a dock section breaks free, a supply hose fails on the upper floor while everyone is at the lake. We have keys for plan members and reach the valve before the ceiling lets go.',
    features: [
      'Entry with your code, reported by photo',
      'Roof sections covered in wind',
      'Loose docks tied until the marine crew comes',
      'Rooms below emptied and dried',
    ],
  },
})

/** Maintenance in Huntersville. */
export const maintenance = areaService('huntersville', 'maintenance', {
  title: 'Maintenance in Huntersville',
  hero: hero(
    'Huntersville home maintenance, sun side first',
    'Lake houses, planned neighborhoods, townhomes, and offices off I-77. We watch the walls the afternoon hits and the rooms nobody is in.',
    picture('city-huntersville.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Addresses we keep an eye on',
      intro: 'A house used on weekends fails on weekdays. Its checklist is longer than you’d think.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Glare, gusts, and cove fog', show: 'climate' }),
    plans({
      heading: 'Three ways to stop worrying on Tuesday',
      intro: 'Docks and irrigation can be added to any of them. We list them as separate lines.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'An alarm, and you’re two states away',
      urgency: 'emergency',
      text: richText(
        paragraph`Call ${fact('phone')} and read us what the sensor says. Plan members’ codes are on file; others text one. Someone stands in your Huntersville kitchen in under ${claim('claim-emergency-arrival')} and calls back with the camera on.`,
      ),
    }),
    reviews({
      heading: 'Notes from owners near the water',
      most: 3,
    }),
  ],
  closing: closing(
    'Which side of the house gets the sun?',
    'Stand there at four in the afternoon and take a photo of the trim. We answer with what’s due this year and what a plan would cost.',
  ),
  seo: seo(
    'Home Maintenance Plans in Huntersville, NC',
    'Lake houses, second homes, and HOA neighborhoods kept up in Huntersville, NC 28078: decks, west walls, monthly checks, emergency entry.',
    'home maintenance Huntersville',
    'second home watch Lake Norman',
  ),
})
