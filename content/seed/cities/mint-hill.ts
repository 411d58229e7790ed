import type { City } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, place, seo, serviceTexts } from '../page.ts'
import { picture } from '../pictures.ts'
import { ref, refs, slug } from '../reference.ts'
import { link, paragraph, price, richText } from '../rich-text.ts'

const about = richText(
  paragraph`Mint Hill kept its acres when the city grew around it. Lots are wide, driveways are long, and a good many houses off Lawyers Road, Fairview Road, and NC 51 still have a well and a septic tank. That changes the work: a new bathroom begins with the drain field, and a dead outlet in the pump house means no water by supper.`,
  paragraph`The older ranches in Farmwood have low attics, brick to the eaves, and additions of different ages. Around Olde Sycamore and Ashe Plantation the houses are larger and younger, with tall entries nobody can paint from a stepladder and decks that have seen their first twenty summers. Barns, workshops, and detached garages are part of most estimates here.`,
  paragraph`Mecklenburg County issues the building permit, except in the corner of town that’s in Union County. Well and septic questions go to the county health department, and we ask them first: the size of the tank decides how many bedrooms a house can have, however large the ${link('service-construction', 'addition')} is.`,
  paragraph`Costs out here differ in one place, and it’s below ground. A trench to the barn, a longer run to the tank, or a soil test comes before the first board, and each gets a line you can see. Above ground the prices are the same as in the city: a visit ${price('price-handyman')}, a bath ${price('price-bathroom-remodel')}.`,
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
    'Houses on real land, with wells, barns, long driveways, and big shade trees. We repair, remodel, and build on them, and we ask about the septic tank first.',
    picture('city-mint-hill.jpg'),
  ),
  serviceTexts: serviceTexts({
    handyman:
      'Barn doors, pump-house outlets, fence gates, and the list inside the house, in one trip down the driveway.',
    renovations:
      'Ranch kitchens opened up and baths added where the septic permit allows, checked before we draw.',
    construction:
      'Workshops, garages, in-law suites, and porches placed around the side yards and the drain field.',
    maintenance: 'Long gutters, crawl spaces, decks, and outbuildings looked over every season.',
  }),
  reasons: [
    'Septic and well limits checked before anything is drawn',
    'Barns, workshops, and garages are everyday work for us',
    'Tall entries and gables painted from scaffolding',
    'One crew for house, deck, fence, and outbuildings',
  ],
  about,
  mostReviews: 2,
  closing: closing(
    'Something to build or fix in Mint Hill?',
    'Send the address and what you have in mind. We’ll look up the parcel, the septic permit, and the setbacks before we call you back.',
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
    'Second baths within the septic permit',
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
    'Open lots take the wind. Pines and hickories shed on long roofs, gravel driveways wash out in a cloudburst, and an ice storm that dims the city can leave a well pump here without power until the line crew comes.',
  seo: seo(
    'Handyman and Contractor in Mint Hill, NC',
    'Repairs, remodels, garages, and additions in Mint Hill, NC 28227. Wells, septic, and setbacks checked first. Free written estimates.',
    'handyman Mint Hill NC',
    'contractor 28227',
  ),
}
