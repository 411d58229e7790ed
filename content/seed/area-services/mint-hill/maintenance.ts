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
  intro:
    'On a well and septic, you’re your own water and sewer department. We’ll share the job. For much of Mint Hill, you’re both.',
  scheduled: {
    text: 'Spring is for driveways, decks, and pumps. Fall is for gutters, flues, and heat tape. We walk the whole property, shed included, and keep a map of what’s where.',
    features: [
      'Well head, pressure tank, and filter',
      'Septic lids found, raised to grade, and the field kept clear',
      'Barn roofs, doors, and lights',
      'Fence lines and gate posts',
    ],
  },
  preventive: {
    text: 'A pressure tank that’s lost its air switches the pump on for every glass of water. Ten minutes with a gauge saves the pump. On the same visit we’ll catch carpenter bees in the porch beam and the hickory rubbing the ridge.',
    features: [
      'Pump cycles timed and written down',
      'Limbs kept off roofs and power lines',
      'Porch beams filled, sanded, and painted',
      'Driveway crowned, ditches opened',
    ],
  },
  emergency: {
    text: 'No water, a backed-up tank, a pine across the driveway. We’ll bring saws, a generator for the pump if one’s free, and the numbers of the people who drill and pump for a living.',
    features: [
      'Pump, switch, or breaker: told apart by phone',
      'Driveways cleared so others can get in',
      'Roofs covered against the next band of rain',
      'A dry place found for the animals',
    ],
  },
})

/** Maintenance in Mint Hill. */
export const maintenance = areaService('mint-hill', 'maintenance', {
  title: 'Maintenance in Mint Hill',
  hero: hero(
    'Mint Hill maintenance for house, well, barn, and driveway',
    'Seasonal visits for homes on land, golf-course houses, rentals, and churches. We look after what a city water and sewer department would handle for you in town.',
    picture('city-mint-hill.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'Properties we look after',
      intro:
        'Each property gets a map of shutoffs, lids, and panels. You keep one copy, and we keep the other.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Mint Hill weather and your land', show: 'climate' }),
    plans({
      heading: 'Maintenance plans',
      intro:
        'The plan covers your outbuildings too. If the barn is bigger than the house, we’ll quote it separately before you sign up.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'No water at any faucet?',
      urgency: 'emergency',
      text: richText(
        paragraph`Reset the breaker marked “pump” once. If it trips again, leave it off and call ${fact('phone')}. We aim to be at your door in Mint Hill in under ${claim('claim-emergency-arrival')}, day or night. Tell us about low limbs over the driveway, so we send the right truck.`,
      ),
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Mint Hill maintenance plan',
    'Many owners don’t know where their septic lid is. On the first visit we’ll find it, draw the map, and leave you a list and a price for the year.',
  ),
  seo: seo(
    'Home and Land Maintenance in Mint Hill, NC',
    'Wells, septic lids, barns, driveways, decks, and gutters looked after in Mint Hill, NC 28227. Seasonal visits, three plans, emergency help.',
    'home maintenance Mint Hill NC',
    'property upkeep 28227',
  ),
})
