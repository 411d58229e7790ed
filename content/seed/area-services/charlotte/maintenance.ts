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
    text: 'Every property gets its own schedule, whether you own one bungalow or six rentals.',
    features: [
      'Keys, codes, and contacts on file',
      'Lease-end walk-throughs with photos',
      'Shared hallways, lights, and door closers',
      'One invoice, split by unit',
    ],
  },
  preventive: {
    text: 'Clay soil moves, and walls crack. We measure your floors once a year and tell you if a crack is just cosmetic.',
    features: [
      'Floor levels checked every year',
      'Downspouts moved away from the foundation',
      'Porch paint and window putty touched up',
      'Pipe insulation in crawl spaces before the first freeze',
    ],
  },
  emergency: {
    text: 'A burst pipe, a tree on the roof, or a storefront that won’t lock. Call any time and you’ll talk to a real person.',
    features: [
      'Water shut off',
      'Boards and tarps on the truck',
      'A call to the building manager and owner',
      'Drying started the same night',
    ],
  },
})

/** Maintenance in Charlotte. */
export const maintenance = areaService('charlotte', 'maintenance', {
  title: 'Maintenance in Charlotte',
  hero: hero(
    'Property maintenance in Charlotte for homes and rentals',
    'We look after homes, rentals, condos, and shops from South End to Plaza Midwood. We come on set dates, fix the small stuff, and send pictures of the rest.',
    picture('city-charlotte.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro: 'Every kind of building gets its own checklist.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Charlotte weather and your house', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'You can put several addresses on one plan.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Water, sparks, or a door that won’t close?',
      urgency: 'emergency',
      text: richText(
        paragraph`Get everyone out of the wet room, switch off its breaker if you can reach the panel without stepping in water, and call ${fact('phone')}. In Charlotte, someone’s at your door in ${claim('claim-emergency-response')} on average, and in under ${claim('claim-emergency-arrival')} at worst, holidays included. In a condo building, tell the front desk too.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Charlotte maintenance plan',
    'Which addresses are yours? You’ll get a schedule and a monthly price.',
  ),
  seo: seo(
    'Property Maintenance Plans in Charlotte, NC',
    'Maintenance for homes, rentals, condos, and shops in Charlotte. We come on set dates, fix the small stuff, and send a report with photos.',
    'rental property maintenance Charlotte',
    'condo association maintenance',
  ),
})
