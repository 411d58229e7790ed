import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'Maintenance services in Mint Hill',
  intro: 'With a well and septic, you’re your own water department. We can help you run it.',
  scheduled: {
    text: 'In spring, we check the driveway, the deck, and the pump. In fall, we check gutters and pipes. We check the whole property, shed included.',
    features: [
      'Well, pressure tank, and filter',
      'Septic lids found, drain field kept clear',
      'Barn roofs, doors, and lights',
      'Fence lines and gate posts',
    ],
  },
  preventive: {
    text: 'A pressure tank that’s low on air wears out your pump. Checking the tank takes ten minutes. On the same visit, we look for carpenter bees and limbs touching the roof.',
    features: [
      'Pump cycles timed',
      'Small limbs trimmed back from the roof',
      'Porch beams patched and painted',
      'Driveway and ditches cleared',
    ],
  },
  emergency: {
    text: 'No water, a backed-up septic tank, or a tree across the driveway. We bring saws and a generator, and we know who to call for wells and septic.',
    features: ['Help with the pump over the phone', 'Driveways cleared', 'Roofs tarped, barns included'],
  },
})

/** Maintenance in Mint Hill. */
export const maintenance = areaService('mint-hill', 'maintenance', {
  title: 'Maintenance in Mint Hill',
  hero: hero(
    'Mint Hill maintenance for house, well, barn, and driveway',
    'Seasonal visits for homes on acreage, golf-course houses, rentals, and churches, well and septic included.',
    picture('city-mint-hill.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro: 'You get a map of your shutoffs, septic lids, and panels.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Mint Hill weather and your land', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro: 'Plans cover your outbuildings too. We’ll quote a big barn separately.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'No water at any faucet?',
      urgency: 'emergency',
      text: richText(
        paragraph`Reset the breaker marked “pump” once. If it trips again, leave it off and call ${fact('phone')}. We aim to be at your door in Mint Hill in under ${claim('claim-emergency-arrival')}, day or night. If there are low limbs over the driveway, let us know.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Mint Hill maintenance plan',
    'Don’t know where your septic lid is? We’ll find it on the first visit.',
  ),
  seo: seo(
    'Home and Land Maintenance in Mint Hill, NC',
    'We look after wells, septic lids, barns, driveways, decks, and gutters in Mint Hill, NC 28227. Choose from three plans.',
    'home maintenance Mint Hill NC',
    'property upkeep 28227',
  ),
})
