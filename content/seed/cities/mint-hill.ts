import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { link, paragraph, price, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Mint Hill still has big lots and long driveways, and a lot of houses off Lawyers Road, Fairview Road, and NC 51 have a well and a septic tank. That changes the job: a new bathroom starts with the drain field, and a dead outlet in the pump house means no water.`,
  paragraph`Farmwood has older brick ranches with low attics. Around Olde Sycamore and Ashe Plantation the houses are bigger and newer, with tall entries that need scaffolding to paint and decks that are due for new boards. We do barns, workshops, and detached garages here too.`,
  paragraph`Mecklenburg County issues the building permit, except in the corner of town that’s in Union County. Well and septic questions go to the county health department, and we ask them first. The septic permit sets how many bedrooms you can have, no matter how big the ${link('service-construction', 'addition')} is.`,
  paragraph`What costs more out here is underground: a trench to the barn, a longer run to the septic tank, or a soil test. We list that work separately. Otherwise our prices are the same as in the city. A bath runs ${price('price-bathroom-remodel')}.`,
)

/** The page of Mint Hill. */
export const mintHill: Seed<City> = {
  _id: 'city-mint-hill',
  _type: 'city',
  name: 'Mint Hill',
  slug: slug('mint-hill'),
  state: 'NC',
  tier: 'primary',
  order: 3,
  hero: hero(
    'Your contractor in Mint Hill, NC',
    'We repair, remodel, and build all over Mint Hill: homes, barns, garages, and everything at the end of a long driveway.',
    picture('city-mint-hill.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman: 'Barn doors, pump-house outlets, gates, and your list inside the house, all in one trip.',
    renovations: 'Ranch kitchens opened up, and new baths if your septic permit allows them.',
    construction: 'Workshops, garages, in-law suites, and porches that stay clear of the drain field.',
    maintenance: 'Gutters, crawl spaces, decks, and outbuildings, checked every season.',
  }),
  reasons: [
    'Septic and well limits checked before we draw anything',
    'We do barns, workshops, and garages',
    'Tall entries and gables painted from scaffolding',
    'One crew for house, deck, fence, and outbuildings',
  ],
  about,
  mostReviews: 2,
  closing: closing(
    'Something to build or fix in Mint Hill?',
    'With the address, we can look up the lot, the septic permit, and the setbacks before we call you back.',
  ),
  zipCodes: ['28227'],
  counties: ['Mecklenburg', 'Union'],
  location: place(35.1796, -80.6473),
  travelTime: '20–30 minutes',
  neighborhoods: ['Farmwood', 'Olde Sycamore', 'Ashe Plantation', 'Cheval', 'Downtown Mint Hill'],
  landmarks: [
    'Mint Hill Veterans Memorial Park',
    'Carl J. McEwen Historic Village',
    'Stevens Creek Nature Preserve',
  ],
  population: 26_450,
  founded: 1971,
  areaSquareMiles: 24.4,
  government: 'Mayor and board of commissioners',
  articles: refs('article-mint-hill-planning', 'article-mecklenburg-permits'),
  economy: ['Healthcare', 'Small business', 'Construction trades'],
  attractions: ['Mint Hill Madness festival', 'Olde Sycamore golf course', 'Stevens Creek trails'],
  averageHomeValue: 380_000_00,
  popularRenovations: [
    'Brick ranch kitchens',
    'First-floor bedroom suites',
    'Second baths your septic permit allows',
    'Garages finished as in-law apartments',
  ],
  activeAreas: ['Lawyers Road', 'Fairview Road', 'Albemarle Road near I-485', 'Downtown Mint Hill'],
  development: 'Houses on acreage, workshops and garages, townhomes, and clinics near the interstate',
  projectTimeline: ref('claim-custom-home-time'),
  propertyTypes: [
    'Ranches on an acre or more',
    'Golf-course homes',
    'Barns, workshops, and pump houses',
    'Rental houses',
    'Churches and small shops',
  ],
  climate:
    'Open lots get more wind. Pines and hickories cover the roof in needles and nuts, gravel driveways wash out in a hard rain, and if an ice storm knocks out the power, your well pump goes with it.',
  seo: seo(
    'Handyman and Contractor in Mint Hill, NC',
    'Repairs, remodels, garages, and additions in Mint Hill, NC 28227. We check wells, septic, and setbacks first. Free written estimates.',
    'handyman Mint Hill NC',
    'contractor 28227',
  ),
}
