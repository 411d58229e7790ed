import type { HomePage } from '../sanity.types.ts'
import type { Seed } from './document.ts'
import { guide } from './home/guide.ts'
import { about, popular, services } from './home/offer.ts'
import { elsewhere, gallery, links, owner, quote } from './home/showcase.ts'
import { closing, hero, seo } from './page.ts'
import { picture } from './pictures.ts'
import { ref, refs } from './reference.ts'

/** The home page. */
export const homePage: Seed<HomePage> = {
  _id: 'homePage',
  _type: 'homePage',
  hero: hero(
    'Home repair and remodeling in Charlotte, measured twice',
    'Handyman work, renovations, construction, and upkeep for houses from Uptown to the lake. Tell us what you need done and get a free written estimate.',
    picture('hero-home.jpg'),
  ),
  sample: true,
  places: [
    { _type: 'place', _key: 'painting', price: ref('price-interior-painting'), x: 39.8, y: 37 },
    { _type: 'place', _key: 'deck', price: ref('price-deck-staining'), x: 34, y: 66 },
  ],
  measure: { text: '43′-0″', left: 21.3, right: 80.4, y: 85 },
  badges: refs(
    'claim-licensed',
    'claim-free-estimates',
    'claim-same-day',
    'claim-bureau-rating',
    'claim-rating',
  ),
  about,
  popular,
  services,
  contact: {
    heading: 'Tell us what you need done',
    intro: 'A few lines and a photo will do. You’ll get a written price or a time we can come measure.',
    emergency: 'Water, power, or storm emergency?',
    emergencyText:
      'Call at any hour. We’ll tell you what to shut off, come make the house safe, and then price the repair.',
  },
  owner,
  gallery,
  ...elsewhere,
  glance: { heading: 'When we’re open, and where we work' },
  reviews: {
    heading: 'Reviews',
    items: refs(
      'review-renovation-bath-leak',
      'review-matthews-burst-pipe',
      'review-renovation-kitchen-island',
      'review-maintenance-rentals',
      'review-painting-plaster-hall',
      'review-handyman-fan',
    ),
  },
  quote,
  areas: {
    heading: 'Where we work',
    intro: 'Find your town for zip codes, permits, and prices.',
  },
  guide,
  byLocation: {
    heading: 'Services by town',
    intro: 'Our four main services, town by town.',
  },
  questions: {
    heading: 'Questions and answers',
    items: refs(
      'faq-home-estimates',
      'faq-home-how-soon',
      'faq-home-warranty',
      'faq-home-deposit',
      'faq-home-payment',
      'faq-home-license',
      'faq-home-permits',
      'faq-home-minimum',
      'faq-home-emergency',
      'faq-home-areas',
    ),
  },
  links,
  closing: closing(
    'What’s first on your list?',
    'Send it over, and you’ll get a free written price for every item.',
  ),
  seo: seo(
    'Handyman and Remodeling in Charlotte, NC',
    'Handyman work, renovations, construction, and maintenance around Charlotte. Prices in writing before work starts, and free estimates.',
    'handyman Charlotte NC',
    'remodeling Charlotte',
    'home repair',
  ),
}
