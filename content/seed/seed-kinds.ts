import { areaServices } from './area-services/area-services.ts'
import { business } from './business.ts'
import { cities } from './cities/cities.ts'
import { cityServices } from './city-services/city-services.ts'
import { cityServiceShared } from './city-services/shared.ts'
import { claims } from './claims.ts'
import type { SeedDocument } from './document.ts'
import { articles } from './elsewhere/articles.ts'
import { socialCards, socialPosts } from './elsewhere/social.ts'
import { townArticles } from './elsewhere/town-articles.ts'
import { videos } from './elsewhere/videos.ts'
import { questions } from './faqs/questions.ts'
import { homePage } from './home-page.ts'
import { locationPages } from './location-pages/location-pages.ts'
import { navigation } from './navigation.ts'
import { openingHours } from './opening-hours.ts'
import { plans } from './plans.ts'
import { prices } from './prices.ts'
import { projects } from './projects.ts'
import { publicFacts } from './public-facts.ts'
import { redirects } from './redirects.ts'
import { listReviews } from './reviews/lists.ts'
import { maintenanceReviews } from './reviews/maintenance.ts'
import { remodelReviews } from './reviews/remodels.ts'
import { serviceReviews } from './reviews/services.ts'
import { townPageReviews } from './reviews/town-pages.ts'
import { townServiceReviews } from './reviews/town-services.ts'
import { townReviews } from './reviews/towns.ts'
import { services } from './services/services.ts'
import { aboutPage } from './single-pages/about.ts'
import { accessibilityPage } from './single-pages/accessibility.ts'
import { areasPage } from './single-pages/areas.ts'
import { contactPage } from './single-pages/contact.ts'
import { galleryPage } from './single-pages/gallery.ts'
import { pricesPage } from './single-pages/prices.ts'
import { privacyPage } from './single-pages/privacy.ts'
import { townPages } from './town-pages/town-pages.ts'
import { townServices } from './town-services/town-services.ts'

/** Documents that are written together, named for the output of the import. */
export type SeedKind = { name: string; documents: SeedDocument[] }

/**
 * All documents of the seed, in an order in which each refers only to documents before it or beside it.
 * Services, cities and questions refer to each other, so they are one kind.
 */
export const seedKinds: SeedKind[] = [
  { name: 'prices', documents: prices },
  { name: 'claims', documents: claims },
  { name: 'laws, fees, and statistics', documents: publicFacts },
  {
    name: 'reviews',
    documents: [
      ...serviceReviews,
      ...maintenanceReviews,
      ...remodelReviews,
      ...listReviews,
      ...townReviews,
      ...townPageReviews,
      ...townServiceReviews,
    ],
  },
  { name: 'plans and projects', documents: [...plans, ...projects] },
  {
    name: 'videos, articles, and posts',
    documents: [...videos, ...articles, ...townArticles, ...socialCards, ...socialPosts],
  },
  { name: 'business and opening hours', documents: [business, openingHours] },
  {
    name: 'services, cities, and questions',
    documents: [...services, ...cities, ...questions],
  },
  { name: 'main services in towns', documents: areaServices },
  { name: 'trades in towns', documents: [cityServiceShared, ...cityServices] },
  { name: 'town pages', documents: [...townPages, ...locationPages, ...townServices] },
  { name: 'home page', documents: [homePage] },
  {
    name: 'single pages',
    documents: [aboutPage, contactPage, galleryPage, areasPage, pricesPage, privacyPage, accessibilityPage],
  },
  { name: 'menus, footer, and redirects', documents: [navigation, ...redirects] },
]
