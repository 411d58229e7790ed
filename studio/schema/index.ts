import { business } from './documents/business.ts'
import { city } from './documents/city.ts'
import { claim } from './documents/claim.ts'
import { faq } from './documents/faq.ts'
import { homePage } from './documents/home-page.ts'
import { openingHours } from './documents/opening-hours.ts'
import { price } from './documents/price.ts'
import { review } from './documents/review.ts'
import { service } from './documents/service.ts'
import { closing } from './objects/closing.ts'
import { hero } from './objects/hero.ts'
import { picture } from './objects/picture.ts'
import { inlineClaim, inlineFact, inlinePrice, richText } from './objects/rich-text.ts'
import { seo } from './objects/seo.ts'
import * as sections from './sections/sections.ts'

/** Documents that exist once; their id is the name of their type. */
export const singletonTypes: readonly string[] = ['business', 'openingHours', 'homePage']

export const schemaTypes = [
  business,
  openingHours,
  homePage,
  price,
  service,
  city,
  review,
  faq,
  claim,
  picture,
  seo,
  hero,
  closing,
  richText,
  inlinePrice,
  inlineClaim,
  inlineFact,
  sections.serviceCards,
  sections.pricing,
  sections.process,
  sections.reasons,
  sections.fixtures,
  sections.notice,
  sections.consultation,
  sections.stats,
  sections.reviews,
  sections.questions,
  sections.areas,
]
