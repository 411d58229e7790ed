import { hideablePages, onceOnSite } from '#content/addresses/routes.ts'
import { business } from './documents/facts/business.ts'
import { claim, publicFact } from './documents/facts/claim.ts'
import { navigation } from './documents/facts/navigation.ts'
import { openingHours } from './documents/facts/opening-hours.ts'
import { plan, price } from './documents/facts/price.ts'
import { redirect } from './documents/facts/redirect.ts'
import { city } from './documents/pages/city.ts'
import { cityService, cityServiceShared } from './documents/pages/city-service.ts'
import { fixedPages } from './documents/pages/fixed-pages.ts'
import { homePage } from './documents/pages/home-page.ts'
import { localPages, locationPage } from './documents/pages/local-page.ts'
import { service } from './documents/pages/service.ts'
import { article, video } from './documents/shown/media.ts'
import { project } from './documents/shown/project.ts'
import { faq, review } from './documents/shown/review.ts'
import { socialCard, socialPost } from './documents/shown/social.ts'
import { menuLink } from './objects/menu-link.ts'
import { closing, hero, seo } from './objects/page-ends.ts'
import { picture } from './objects/picture.ts'
import { inlineClaim, inlineFact, inlinePrice, richText } from './objects/rich-text.ts'
import { townFacts } from './sections/lists.ts'
import { sections } from './sections/sections.ts'
import { withSwitch } from './shown-switch.ts'

/** Documents that exist once; their id is the name of their type. */
export const singletonTypes: readonly string[] = [
  'business',
  'openingHours',
  'navigation',
  ...onceOnSite,
  'cityServiceShared',
]

/** What the owner can take off the website for a while. */
const hideable = [
  price,
  service,
  city,
  ...localPages,
  cityService,
  locationPage,
  review,
  faq,
  plan,
  project,
  video,
  article,
  socialCard,
  socialPost,
  claim,
]

export const schemaTypes = [
  business,
  openingHours,
  navigation,
  homePage,
  ...fixedPages.map((page) => (hideablePages.some((name) => name === page.name) ? withSwitch(page) : page)),
  ...hideable.map(withSwitch),
  cityServiceShared,
  publicFact,
  redirect,
  menuLink,
  picture,
  seo,
  hero,
  closing,
  richText,
  inlinePrice,
  inlineClaim,
  inlineFact,
  ...sections,
  townFacts,
]
