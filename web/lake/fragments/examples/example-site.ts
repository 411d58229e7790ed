import type { Site } from '../site/site-query.ts'
import { exampleBusiness, exampleOpeningHours } from './example-business.ts'
import { exampleNavigation } from './example-navigation.ts'
import { exampleCity, exampleService } from './examples.ts'

const handyman = { ...exampleService, _id: 'service-handyman', title: 'Handyman', slug: 'handyman' }

export const exampleSite: Site = {
  business: exampleBusiness,
  openingHours: exampleOpeningHours,
  navigation: exampleNavigation,
  mainServices: [{ ...handyman, picture: null }],
  services: [exampleService],
  cities: [
    {
      ...exampleCity,
      _id: 'city-charlotte',
      name: 'Charlotte',
      slug: 'charlotte',
      tier: 'primary',
      order: 1,
      location: exampleBusiness.location,
    },
    { ...exampleCity, tier: 'primary', order: 2, location: { lat: 35.1168, lng: -80.7237 } },
  ],
}
