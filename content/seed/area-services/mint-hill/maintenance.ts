import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { plans } from '../../plan-sections.ts'
import { claim, fact, paragraph, richText } from '../../rich-text.ts'
import { notice, reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { maintenanceCards } from '../cards.ts'

const work = maintenanceCards({
  heading: 'What a place with land asks for',
  intro: 'No water department, no sewer department. For much of Mint Hill, you’re both.',
  scheduled: {
    text: 'Spring is for drives, decks, and pumps, fall for gutters, flues, and heat tape. We walk the whole property, shed included, and keep a map of what’s where.',
    features: [
      'Well head, pressure tank, and filter',
      'Tank lids found, risers, and field kept clear',
      'Barn roofs, doors, and lights',
      'Fence lines and gate posts',
    ],
  },
  preventive: {
    text: 'A pressure tank that has lost its air switches the pump on for every glass of water. Ten minutes with a gauge save the pump. The same visit catches carpenter bees in the porch beam and the hickory rubbing the ridge.',
    features: [
      'Pump cycles timed and written down',
      'Limbs kept off roofs and service drops',
      'Porch beams filled, sanded, and painted',
      'Drive crowned, ditches opened',
    ],
  },
  emergency: {
    text: 'No water, a backed-up tank, a pine across the drive. We bring saws, a generator for the pump if we have one free, and the numbers of the people who drill and pump for a living.',
    features: [
      'Pump, switch, or breaker: told apart by phone',
      'Drives cleared so that others get in',
      'Roofs covered against the next band of rain',
      'A dry place found for the animals',
    ],
  },
})

/** Maintenance in Mint Hill. */
export const maintenance = areaService('mint-hill', 'maintenance', {
  title: 'Maintenance in Mint Hill',
  hero: hero(
    'Mint Hill maintenance for house, well, barn, and drive',
    'Seasonal rounds for homes on land, golf-course houses, rentals, and churches. We check what the city would check for you if you lived in the city.',
    picture('city-mint-hill.jpg'),
  ),
  sections: [
    work,
    townFacts({
      heading: 'What is on our map',
      intro: 'Each property gets a sketch with shut-offs, lids, and panels, kept by you, and by us.',
      show: 'property-types',
    }),
    townFacts({ heading: 'Wind, ice, and gravel', show: 'climate' }),
    plans({
      heading: 'Choose the plan for your acreage',
      intro: 'Outbuildings count as part of the place. Barns larger than the house are quoted first.',
      items: ['plan-town-basic', 'plan-town-premium', 'plan-town-commercial'],
    }),
    notice({
      heading: 'No water at any faucet?',
      urgency: 'emergency',
      text: richText(
        paragraph`Reset the breaker marked pump, once. If it trips again, leave it off, and call ${fact('phone')}. We reach Mint Hill in under ${claim('claim-emergency-arrival')} at any hour. Tell us about low limbs over the drive, so that the right truck comes.`,
      ),
    }),
    reviews({
      heading: 'After a year of rounds',
      most: 3,
    }),
  ],
  closing: closing(
    'Do you know where your tank lid is?',
    'Many owners don’t. The first visit finds it, draws the map, and ends with a list and a price for the year.',
  ),
  seo: seo(
    'Home and Land Maintenance in Mint Hill, NC',
    'Wells, septic lids, barns, drives, decks, and gutters looked after in Mint Hill, NC 28227. Seasonal rounds, three plans, emergency help.',
    'home maintenance Mint Hill NC',
    'property upkeep 28227',
  ),
})
