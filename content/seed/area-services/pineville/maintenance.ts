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
  intro: 'Old houses, flat-roofed shops, and townhomes each need something different.',
  scheduled: {
    text: 'We visit shops before they open and HOAs on a set day. You get a report on what we fixed and what’s next.',
    features: [
      'Flat-roof drains and overflows',
      'Door closers, awnings, and sign lights',
      'Crawl-space moisture checks',
      'Walk-throughs for townhome HOA boards',
    ],
  },
  preventive: {
    text: 'Paint keeps an old wood house dry. We touch up the windowsills, the porch edge, and the bottom of each column every year, so the whole paint job lasts longer.',
    features: [
      'Windowsills and column bases primed and painted',
      'Window putty replaced',
      'Roof edges and flashing sealed',
      'Townhome water heaters checked',
    ],
  },
  emergency: {
    text: 'A leaking flat roof, an overflowing tub upstairs, or a broken shop window on a Sunday night. We bring pumps, plywood, and plastic.',
    features: [
      'Broken glass boarded up',
      'Inventory moved and covered',
      'Neighbors and HOA notified',
      'Fans left running until the room’s dry',
    ],
  },
})

/** Maintenance in Pineville. */
export const maintenance = areaService('pineville', 'maintenance', {
  title: 'Maintenance in Pineville',
  hero: hero(
    'Pineville maintenance for homes, shops, and townhomes',
    'Regular checkups for old houses, shops, rentals, and townhome HOAs, at times that work for you.',
    picture('service-maintenance.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro: 'Every property gets its own checklist.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Pineville weather and your building', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'Shops and HOAs usually choose Commercial. Premium fits most mill houses.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'Ceiling bulging, or glass on the sidewalk?',
      urgency: 'emergency',
      text: richText(
        paragraph`Stay away from the ceiling or the glass and call ${fact('phone')}, day or night. We aim to be at your door in Pineville in under ${claim('claim-emergency-arrival')}. Please don’t climb up on a wet roof in the dark. Leave the roof to us.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Pineville maintenance plan',
    'When was your porch last painted? We’ll price a year of visits.',
  ),
  seo: seo(
    'Building and Home Maintenance in Pineville, NC',
    'Upkeep for mill houses, shops, rentals, and townhomes in Pineville, NC 28134: paint, flat roofs, crawl spaces, and help in emergencies.',
    'building maintenance Pineville NC',
    'HOA maintenance 28134',
  ),
})
