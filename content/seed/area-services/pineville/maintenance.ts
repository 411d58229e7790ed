import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Maintenance services in Pineville',
  intro:
    'There are three kinds of buildings within half a mile here, and each one hides its moisture in a different place.',
  scheduled: {
    text: 'We visit shops before they open, associations on the first Tuesday, and mill houses when the crawl space is driest. You’ll get a sheet with what we tightened and what’s next.',
    features: [
      'Flat-roof drains and overflows',
      'Door closers, awnings, and sign lights',
      'Crawl-space doors, screens, and moisture readings',
      'Row-by-row walks for townhome boards',
    ],
  },
  preventive: {
    text: 'Paint is the raincoat of a frame house. We touch up the sills, the porch floor edge, and the bottom of each column every year, so the whole coat lasts and the wood below it stays sound.',
    features: [
      'Sill and column bases primed and painted',
      'Window putty renewed pane by pane',
      'Roof-edge caps and flashing sealed',
      'Water heaters in townhome closets dated and watched',
    ],
  },
  emergency: {
    text: 'Standing water on a flat roof that finds the seam over your stock, a tub overflowing in the unit upstairs, a broken display window on a Sunday night. We’ll bring pumps, plywood, plastic, and someone who stays.',
    features: [
      'Glass boarded with the door still usable',
      'Stock moved and covered first',
      'Neighbor and association told right away',
      'Fans and meters until the boards are dry',
    ],
  },
})

/** Maintenance in Pineville. */
export const maintenance = areaService('pineville', 'maintenance', {
  title: 'Maintenance in Pineville',
  hero: hero(
    'Pineville maintenance for old wood, flat roofs, and shared walls',
    'One calendar for frame houses, shops, rentals, and townhome boards. We’ll come at quiet hours, touch up paint before it peels, and write down what we touched.',
    picture('service-maintenance.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro: 'A house on piers and a warehouse have just one item in common: check the roof after hail.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Pineville weather and your building', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'Shops and associations usually choose Commercial. Premium fits most mill houses.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Ceiling bulging, or glass on the sidewalk?',
      urgency: 'emergency',
      text: richText(
        paragraph`Stay out from under it and call ${fact('phone')}, day or night. We aim to be at your door in Pineville in under ${claim('claim-emergency-arrival')}. If you know where the roof drain is, leave it alone; a person on a wet flat roof in the dark is a second emergency.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Pineville maintenance plan',
    'Tell us when the porch floor was last painted. We can tell from that what else is due, and we’ll price a year of visits.',
  ),
  seo: seo(
    'Building and Home Maintenance in Pineville, NC',
    'Upkeep for mill houses, shops, rentals, and townhomes in Pineville, NC 28134: paint, flat roofs, crawl spaces, and help in emergencies.',
    'building maintenance Pineville NC',
    'HOA maintenance 28134',
  ),
})
