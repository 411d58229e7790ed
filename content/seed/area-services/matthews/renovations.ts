import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { renovationCards } from '../cards.ts'
import { renovationSteps, renovationTimes } from '../steps.ts'

const work = renovationCards({
  heading: 'Renovations we do in Matthews',
  intro: 'A lot of Matthews houses went up between the seventies and the nineties: solid, but closed off.',
  bathroom: {
    text: 'Hall baths in ranches are small, with old tile and a cast-iron drain. We check the pipe before you order anything.',
    features: [
      'Old mortar-set tile removed',
      'Cast iron and gray plastic pipe replaced',
      'Nineties tubs turned into showers',
      'Fans vented through the roof',
    ],
  },
  kitchen: {
    text: 'The wall between the kitchen and the den usually holds up the ceiling. An engineer sizes the beam, we hide it, and we patch the floor so you can’t see where the wall was.',
    features: [
      'Load-bearing walls checked first',
      'Oak floors patched to match',
      'Range hoods ducted outside',
      'A new electrical panel when the old one is full',
    ],
  },
  wholeHome: {
    text: 'Split-levels have tight entries and dark lower dens. We plan all the levels together and do them in an order you can live with.',
    features: [
      'Entries widened and stair rails rebuilt',
      'Paneling out, insulation and drywall in',
      'New siding and windows',
      'Water lines replaced while the ceilings are open',
    ],
  },
})

const steps = renovationSteps({
  heading: 'How a remodel works',
  consultation:
    'We spend about an hour at your house. You’ll hear what we’d do first, what we’d leave alone, and a rough price range.',
  design: 'You get plans, a materials list, and one price. We also tell you what could change the price.',
  permits:
    'We find out if your lot is in Mecklenburg or Union County, file for the permit, check with Town Hall if the outside changes, and send your HOA its forms.',
  construction:
    'We put up dust walls, cover the floors, and keep a sink working. The foreman who measured your house also runs the job and sends you an update every Friday.',
})

const times = renovationTimes({
  heading: 'How long it takes',
  bathroom:
    'In a ranch, old drains and mortar-set tile take time. In a nineties house, the longest wait is for the shower glass.',
  kitchen: 'The beam takes days, and the cabinets take weeks. If the wall stays, the job goes faster.',
  wholeHome: 'We do split-levels one floor at a time, so you can stay in the house.',
})

/** Renovations in Matthews. */
export const renovations = areaService('matthews', 'renovations', {
  title: 'Renovations in Matthews',
  hero: {
    ...hero(
      'Kitchen, bath, and home renovations in Matthews',
      'Kitchens, baths, and whole houses in Sardis Forest, in Brightmoor, and on the streets by the depot. You get one written price before we start.',
      picture('kitchen-navy-island.jpg'),
    ),
    action: 'Free consultation',
  },
  sections: [
    work,
    townFacts({
      heading: 'Home values in Matthews',
      intro: 'The average can help you decide how much to put into the house.',
      show: 'home-market',
    }),
    steps,
    times,
    reviews({
      heading: 'Reviews',
      most: 2,
    }),
    townFacts({ heading: 'More services in Matthews', show: 'links' }),
  ],
  closing: {
    ...closing(
      'Get a Matthews remodeling quote',
      'Want a wall gone? Take a photo from both sides. We’ll tell you if the wall’s probably holding something up.',
    ),
    mailAction: 'Free consultation',
  },
  seo: seo(
    'Home Renovations in Matthews, NC',
    'Ranch kitchens, hall baths, and split-levels remodeled in Matthews, NC. We do the drawings, the county permit, and the HOA form.',
    'kitchen remodel Matthews NC',
    'bathroom remodel 28105',
  ),
})
