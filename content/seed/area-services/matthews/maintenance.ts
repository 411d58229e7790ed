import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Three ways we keep a Matthews house dry',
  intro: 'Water is behind most of what we repair here. Our visits follow it from the ridge to the drain.',
  scheduled: {
    text: 'Dates agreed in January for the whole year: one visit after the oak blossom, one before the storms, one after leaf fall, one before frost. We write down what we saw, even when it was nothing.',
    features: [
      'Gutters, downspouts, and the splash blocks below',
      'Crawl-space door, vapor barrier, and vents',
      'Filters, condensate line, and alarms',
      'Letter-ready photos for your HOA',
    ],
  },
  preventive: {
    text: 'Hardboard siding swells from its cut edge upward. A brush of primer and a bead of sealant each spring keeps it on the wall for years. The same hour covers sills, deck ledgers, and the caulk around the tub.',
    features: [
      'Bottom courses of siding sealed and painted',
      'Deck ledgers and joist hangers probed',
      'Roof boots and chimney flashing looked at',
      'Caulk renewed in baths and at windows',
    ],
  },
  emergency: {
    text: 'A sweetgum limb on the carport, a polybutylene line that lets go in the ceiling, a breaker that won’t hold. We talk you to the right valve, then come and stop the damage.',
    features: [
      'Water shut off at the street when the valve fails',
      'Tarps and boards the same visit',
      'Wet drywall opened so that it dries',
      'Photos and notes for your insurer',
    ],
  },
})

/** Maintenance in Matthews. */
export const maintenance = areaService('matthews', 'maintenance', {
  title: 'Maintenance in Matthews',
  hero: hero(
    'Property maintenance in Matthews, four visits ahead of the leak',
    'For ranches under oaks, two-story houses under an HOA, townhomes, and small offices. We come on dates you know and leave a list you can act on.',
    picture('detail-pressure-washing.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'What we look after here',
      intro:
        'Each kind gets its own checklist. A split-level has two roofs that meet in a valley, for instance.',
      show: 'property-types',
    }),
    townFacts({ heading: 'What the weather does in Matthews', show: 'climate' }),
    plans({
      heading: 'Three plans for Matthews owners',
      intro: 'Start or stop with the month. The first visit sets the checklist.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'When it drips through the light',
      urgency: 'emergency',
      text: richText(
        paragraph`Leave the switch alone, close the main valve, usually by the crawl-space door or at the meter near the curb, and call ${fact('phone')}. In Matthews someone is at your door in under ${claim('claim-emergency-arrival')}, day or night.`,
      ),
    }),
    reviews({
      heading: 'From owners between Trade Street and the county line',
      most: 3,
    }),
  ],
  closing: closing(
    'How old is your house, and who looks under it?',
    'Tell us the year and the street. We propose a plan, say what the first visit would check, and put the price in writing.',
  ),
  seo: seo(
    'Property Maintenance in Matthews, NC',
    'Seasonal visits, siding, and gutter care and emergency help for homes, townhomes, and offices in Matthews, NC. Three plans, clear prices.',
    'property maintenance Matthews NC',
    'home maintenance plan 28105',
  ),
})
