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
  intro: 'Water is behind most of what we repair here. Our visits follow it from the roof to the drain.',
  scheduled: {
    text: 'In January we’ll agree on dates for the whole year: one visit after the oaks bloom, one before storm season, one before the first frost, and one after the leaves fall. We write down what we saw, even when it’s nothing.',
    features: [
      'Gutters, downspouts, and the splash blocks below',
      'Crawl-space door, plastic ground cover, and vents',
      'Filters, AC drain line, and alarms',
      'Photos you can send your HOA',
    ],
  },
  preventive: {
    text: 'Hardboard siding swells from its cut edge upward. Some primer and a bead of sealant each spring keep it on the wall for years. In the same hour we’ll do sills, deck connections, and the caulk around the tub.',
    features: [
      'Bottom courses of siding sealed and painted',
      'Deck connections and joist hangers probed',
      'Roof vents and chimney flashing checked',
      'Caulk renewed in baths and at windows',
    ],
  },
  emergency: {
    text: 'A sweetgum limb on the carport, an old gray plastic pipe that bursts in the ceiling, a breaker that won’t hold. We’ll talk you through finding the right valve, then come and stop the damage.',
    features: [
      'Water shut off at the street if the valve fails',
      'Tarps and boards the same visit',
      'Wet drywall opened so it dries',
      'Photos and notes for your insurer',
    ],
  },
})

/** Maintenance in Matthews. */
export const maintenance = areaService('matthews', 'maintenance', {
  title: 'Maintenance in Matthews',
  hero: hero(
    'Property maintenance in Matthews, four visits a year',
    'For ranches under oaks, two-story houses with an HOA, townhomes, and small offices. We’ll come on dates you know and leave a list you can act on.',
    picture('detail-pressure-washing.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro:
        'Each kind gets its own checklist. A split-level has two roofs that meet in a valley, for instance.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Matthews weather and your house', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'Start or stop any month. The first visit sets the checklist.',
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
    'Tell us your street and the year the house was built. We’ll suggest a plan, say what the first visit would check, and put the price in writing.',
  ),
  seo: seo(
    'Property Maintenance in Matthews, NC',
    'Seasonal visits, siding, and gutter care and emergency help for homes, townhomes, and offices in Matthews, NC. Three plans, clear prices.',
    'property maintenance Matthews NC',
    'home maintenance plan 28105',
  ),
})
