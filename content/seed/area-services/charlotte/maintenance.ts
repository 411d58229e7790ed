import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Maintenance services in Charlotte',
  scheduled: {
    text: 'A landlord with six doors needs a different calendar from a family in a bungalow. We’ll set one for each address: turnovers at month’s end, filters on the first, roofs after the oak leaves are down.',
    features: [
      'Keys, codes, and contacts kept in one list',
      'Lease-end walk-throughs with photos',
      'Common halls, lights, and door closers',
      'One invoice, split by door',
    ],
  },
  preventive: {
    text: 'Clay moves, so piers move, so plaster cracks. We measure the floor at the same points each year and tell you whether a crack is just paint or a footing.',
    features: [
      'Floor levels logged from year to year',
      'Downspouts led away from the piers',
      'Porch paint and window putty kept sound',
      'Pipe insulation in crawl spaces before the first freeze',
    ],
  },
  emergency: {
    text: 'A water line that bursts on the ninth floor, an oak through a porch roof, a storefront door that won’t lock at midnight. The person who answers the phone drives the truck.',
    features: [
      'Water shut off at the unit, the riser, or the street',
      'Boards and tarps on the truck',
      'Building engineer and owner both called',
      'Drying started the same night',
    ],
  },
})

/** Maintenance in Charlotte. */
export const maintenance = areaService('charlotte', 'maintenance', {
  title: 'Maintenance in Charlotte',
  hero: hero(
    'Charlotte property maintenance, one calendar for every door',
    'We look after homes, rentals, condo associations, and shops from South End to Plaza Midwood. We’ll come on set dates, fix what’s small, and send pictures of the rest.',
    picture('city-charlotte.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro:
        'What wears out first depends on the building. In towers it’s valves, and in bungalows it’s wood.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Charlotte weather and your house', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro:
        'The same three plans cover every street in the city. You can put several addresses on one agreement.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Water, sparks, or a door that won’t close?',
      urgency: 'emergency',
      text: richText(
        paragraph`Get everyone out of the wet room, switch off its breaker if you can reach the panel without stepping in water, and call ${fact('phone')}. We aim to be there in under ${claim('claim-emergency-arrival')}, holidays included. In a tower, tell the front desk too, because they control the main valve.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Charlotte maintenance plan',
    'List the addresses and what went wrong at each one last year. We’ll turn that into a calendar with a monthly price.',
  ),
  seo: seo(
    'Property Maintenance Plans in Charlotte, NC',
    'Maintenance for homes, rentals, condos, and shops in Charlotte: set dates, small repairs, photo reports, and help day and night.',
    'rental property maintenance Charlotte',
    'condo association maintenance',
  ),
})
