import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Maintenance services in Matthews',
  intro: 'Water causes most of what we repair, so we check everything from the roof to the drains.',
  scheduled: {
    text: 'We set the dates for the year up front: spring, summer, fall, and after the leaves come down. You get a report each time.',
    features: [
      'Gutters, downspouts, and splash blocks',
      'Crawl-space door, plastic ground cover, and vents',
      'Filters, AC drain line, and alarms',
      'Photos you can send your HOA',
    ],
  },
  preventive: {
    text: 'Hardboard siding swells from the bottom up. Some primer and caulk every spring can add years to its life. We check windowsills, the deck, and the tub caulk on the same visit.',
    features: [
      'Bottom rows of siding sealed and painted',
      'Deck connections checked',
      'Roof vents and chimney flashing checked',
      'Tubs and windows recaulked',
    ],
  },
  emergency: {
    text: 'A limb on the carport, a burst pipe, or a breaker that won’t stay on. Over the phone, we’ll help you shut off the water or power, and then we’ll come and stop the damage.',
    features: [
      'Water shut off at the street if the valve fails',
      'Tarps and boards on the same visit',
      'Wet walls opened up to dry',
      'Photos and notes for your insurer',
    ],
  },
})

/** Maintenance in Matthews. */
export const maintenance = areaService('matthews', 'maintenance', {
  title: 'Maintenance in Matthews',
  hero: hero(
    'Property maintenance in Matthews, four visits a year',
    'For houses, townhomes, and small offices. We come on dates set ahead of time and leave you a clear list of what we found.',
    picture('detail-pressure-washing.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro: 'Each kind of property gets its own checklist.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Matthews weather and your house', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'You can start or stop a plan any month.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Water dripping through a light?',
      urgency: 'emergency',
      text: richText(
        paragraph`Leave the switch alone, close the main valve (usually by the crawl-space door or at the meter near the curb), and call ${fact('phone')}. In Matthews, we aim to have someone at your door in under ${claim('claim-emergency-arrival')}, day or night.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Matthews maintenance plan',
    'What street, and how old is the house? You’ll get a price in writing.',
  ),
  seo: seo(
    'Property Maintenance in Matthews, NC',
    'Seasonal visits, gutter and siding care, and emergency help for homes, townhomes, and offices in Matthews, NC. Compare three plans and their prices.',
    'property maintenance Matthews NC',
    'home maintenance plan 28105',
  ),
})
