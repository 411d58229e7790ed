import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Care for piers, parapets, and party walls',
  intro: 'Three kinds of building stand within half a mile here, and each hides its damp in another place.',
  scheduled: {
    text: 'Shops are visited before they open, associations on the first Tuesday, mill houses when the crawl space is driest. The sheet that we leave says what was tightened and what’s next.',
    features: [
      'Flat-roof drains and scuppers',
      'Door closers, awnings, and sign lights',
      'Crawl-space doors, screens, and moisture readings',
      'Row-by-row walks for townhome boards',
    ],
  },
  preventive: {
    text: 'Paint is the raincoat of a frame house. We touch up the sills, the porch floor edge and the bottom of each column every year, so that the whole coat lasts and the wood below it never learns to rot.',
    features: [
      'Sill and column bases primed and painted',
      'Glazing putty renewed pane by pane',
      'Parapet caps and counterflashing sealed',
      'Water heaters in townhome closets dated and watched',
    ],
  },
  emergency: {
    text: 'A ponded roof that finds the seam over your stock, a tub upstairs in the next unit, a broken display window on a Sunday night. We bring pumps, plywood, and plastic, and someone who stays.',
    features: [
      'Glass boarded with the door still usable',
      'Stock moved and covered first',
      'Neighbor and association told at once',
      'Fans and meters until the boards are dry',
    ],
  },
})

/** Maintenance in Pineville. */
export const maintenance = areaService('pineville', 'maintenance', {
  title: 'Maintenance in Pineville',
  hero: hero(
    'Pineville maintenance for old wood, flat roofs, and shared walls',
    'One calendar for frame houses, shops, rentals, and townhome boards. We come in quiet hours, paint before it peels, and write down what we touched.',
    picture('service-maintenance.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Who is on the list',
      intro: 'A pier house and a warehouse share one checklist item only: look at the roof after hail.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Low ground, slow drying', show: 'climate' }),
    plans({
      heading: 'What it costs to be ahead',
      intro: 'Shops and associations usually take the third. Most mill houses are best served by the second.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Ceiling bulging, or glass on the sidewalk?',
      urgency: 'emergency',
      text: richText(
        paragraph`Stay out from under it and ring ${fact('phone')}, also at night. Pineville is reached in under ${claim('claim-emergency-arrival')}. If you know the roof drain, leave it; a person on a wet flat roof in the dark is a second emergency.`,
      ),
    }),
    reviews({
      heading: 'From tenants, boards and old houses',
      most: 3,
    }),
  ],
  closing: closing(
    'When was the porch floor last painted?',
    'Guess, and send a close picture of its edge. From that we can tell what else is due, and price a year of visits.',
  ),
  seo: seo(
    'Building and Home Maintenance in Pineville, NC',
    'Upkeep for mill houses, shops, rentals, and townhomes in Pineville, NC 28134: paint, flat roofs, crawl spaces, and help in emergencies.',
    'building maintenance Pineville NC',
    'HOA maintenance 28134',
  ),
})
