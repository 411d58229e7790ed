import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Look after it before it calls you',
  scheduled: {
    text: 'A landlord with six doors needs a different calendar from a family in a bungalow. We set one per address: turnovers at month’s end, filters on the first, roofs after the oaks are done.',
    features: [
      'Keys, codes, and contacts kept in one list',
      'Lease-end walk-throughs with photos',
      'Common halls, lamps, and door closers',
      'One invoice, split by door',
    ],
  },
  preventive: {
    text: 'Clay moves, so piers move, so plaster cracks. We measure the floor at the same points each year and tell you when a crack is only paint and when it is a footing.',
    features: [
      'Floor levels logged from year to year',
      'Downspouts led away from the piers',
      'Porch paint and putty kept closed',
      'Pipe insulation in crawl spaces before the first freeze',
    ],
  },
  emergency: {
    text: 'A riser that lets go on the ninth floor, an oak through a porch roof, a storefront door that won’t lock at midnight. The person who answers drives the truck.',
    features: [
      'Water stopped at unit, stack, or street',
      'Boards and tarps on board',
      'Building engineer and owner both informed',
      'Drying started the same night',
    ],
  },
})

/** Maintenance in Charlotte. */
export const maintenance = areaService('charlotte', 'maintenance', {
  title: 'Maintenance in Charlotte',
  hero: hero(
    'Charlotte property maintenance, one calendar for every door',
    'Homes, rentals, condo associations, and shops from South End to Plaza Midwood. We visit on set dates, repair what’s small, and send pictures of the rest.',
    picture('city-charlotte.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Buildings on our rounds',
      intro: 'What fails first depends on the type. In towers it’s valves, in bungalows it’s wood.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Oaks, clay, and the odd hard freeze', show: 'climate' }),
    plans({
      heading: 'Pick by how much you want to think about it',
      intro: 'The same three plans on every street of the city. Several addresses go on one agreement.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Water, sparks, or a door that won’t close',
      urgency: 'emergency',
      text: richText(
        paragraph`Get people out of the wet room, switch off its breaker if you can reach the panel dry, and dial ${fact('phone')}. Inside the city we aim to arrive in under ${claim('claim-emergency-arrival')}, holidays included. In a tower, tell the front desk too: the stack valve is theirs.`,
      ),
    }),
    reviews({
      heading: 'What owners and boards say',
      most: 3,
    }),
  ],
  closing: closing(
    'How many roofs are yours?',
    'List the addresses and what went wrong at each last year. We turn that into a calendar with a monthly price.',
  ),
  seo: seo(
    'Property Maintenance Plans in Charlotte, NC',
    'Maintenance for homes, rentals, condos, and shops in Charlotte: set dates, small repairs, photo reports, and help day and night.',
    'rental property maintenance Charlotte',
    'condo association maintenance',
  ),
})
