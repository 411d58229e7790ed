import { closing, hero, seo } from '../../page.ts'
import { picture } from '../../pictures.ts'
import { reviews } from '../../sections.ts'
import { townFacts } from '../../town-sections.ts'
import { areaService } from '../area-service.ts'
import { constructionCards } from '../cards.ts'
import { constructionSteps, constructionTimes } from '../steps.ts'

const work = constructionCards({
  heading: 'What we build in Pineville',
  intro: 'New buildings and additions that fit in with the old ones.',
  homes: {
    text: 'New cottages where a mill house can’t be saved, and rear additions where it can. From the street, the new cottages look old. Inside, everything’s new.',
    features: [
      'Rooflines and porches that match the street',
      'Raised floors where it floods',
      'Salvaged brick for steps and hearths',
      'Rear additions',
    ],
  },
  commercial: {
    text: 'We turn old storefronts into bakeries and warehouse bays into workshops. We keep the front and rebuild everything behind it.',
    features: [
      'Old storefront windows repaired',
      'Tin ceilings restored',
      'Loading doors, mezzanines, and slabs',
      'Your shop stays open while we work',
    ],
  },
  multiFamily: {
    text: 'Townhomes near the greenway and apartments over shops, with soundproofing between units.',
    features: [
      'Apartments over shops with fire-rated floors',
      'Shared parking and alleys',
      'Brick samples matched before we order',
      'Sewer and electric hookups arranged',
    ],
  },
})

const times = constructionTimes({
  heading: 'How long it takes',
  homes: 'Old-style trim takes time to finish. Near the creeks, you’ll need a flood elevation certificate.',
  commercial:
    'Brick repairs depend on the weather. Kitchen hoods and grease traps need an extra review by the county.',
  multiFamily: 'Tight sites take longer, because there’s no room to stack lumber.',
})

const steps = constructionSteps({
  heading: 'How a building project works',
  site: 'We check the flood map, the sewer, and any shared walls. In old buildings, we open a couple of spots in the walls, because there usually aren’t any plans.',
  design:
    'We show you how the building will look next to its neighbors. Inside, we mark the rooms on the floor with tape so you can walk through them.',
  permits:
    'Town Hall looks at the signs, the parking, and how you’ll use the building. The county reviews structure, fire safety, and access. If your power comes from the town’s own utility, we call there first.',
  construction:
    'We get the structure and the roof done before any finishes, keep the sidewalk safe and lit, and keep deliveries away from the lunch rush.',
  inspection:
    'The fire marshal, the building inspector, and the health department all have lists. We work from all three so you can open on time.',
})

/** Construction in Pineville. */
export const construction = areaService('pineville', 'construction', {
  title: 'Construction in Pineville',
  hero: hero(
    'Pineville construction: storefronts, cottages, and townhomes',
    'Main Street upfits, additions to mill houses, and townhomes by the greenway, designed to fit in.',
    picture('service-construction.jpg'),
  ),
  sections: [
    work,
    times,
    townFacts({
      heading: 'Where Pineville is building',
      intro: 'Old storefronts are getting new tenants, and the mill site is being redeveloped.',
      show: 'building-market',
    }),
    steps,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Get a Pineville construction quote',
    'Looking at an empty storefront? Bring us along before you sign. We’ll tell you what the landlord should fix and what it would cost you to open.',
  ),
  seo: seo(
    'Commercial and Home Construction in Pineville, NC',
    'Main Street upfits, cottages, rear additions, and townhomes in Pineville, NC. We save the old brick and handle the town and county reviews.',
    'commercial contractor Pineville NC',
    'storefront renovation',
  ),
})
