import { defineQuery } from 'groq'
import { z } from 'zod'
import type { HomePageQueryResult } from '#content/sanity.types.ts'
import { ownerParser, ownerProjection } from '../chapters/about/owner/query.ts'
import { contactParser, contactProjection } from '../chapters/contact/contact/query.ts'
import { galleryParser, galleryProjection } from '../chapters/gallery/gallery/query.ts'
import { aboutParser, aboutProjection } from '../chapters/home/about/query.ts'
import {
  additionalServicesParser,
  additionalServicesProjection,
} from '../chapters/home/additional-services/query.ts'
import { articlesParser, articlesProjection } from '../chapters/home/articles/query.ts'
import { guideParser, guideProjection } from '../chapters/home/guide/query.ts'
import { linksParser, linksProjection } from '../chapters/home/links/query.ts'
import { quoteParser, quoteProjection } from '../chapters/home/quote/query.ts'
import { localPagesParser, localPagesProjection } from '../chapters/home/services-by-location/query.ts'
import { socialParser, socialProjection } from '../chapters/home/social/query.ts'
import { videosParser, videosProjection } from '../chapters/home/videos/query.ts'
import { claimParser, claimProjection } from '../documents/claim.ts'
import { questionParser, questionProjection } from '../documents/question.ts'
import { reviewParser, reviewProjection } from '../documents/review.ts'
import { partHeadingFields, partHeadingProjection } from '../parts/heading.ts'
import { closingParser, closingProjection } from '../sections/closing/query.ts'
import { placesParsers, placesProjection } from '../sections/hero/places-query.ts'
import { heroParser, heroProjection } from '../sections/hero/query.ts'
import { mainServicesParser, mainServicesProjection } from '../sections/main-services/query.ts'
import { popularServicesParser, popularServicesProjection } from '../sections/popular-services/query.ts'
import { servedTownsParser, servedTownsProjection } from '../sections/zip-check/query.ts'
import { provenQuery } from './proven-query.ts'
import { seoParser, seoProjection } from './seo.ts'
import { siteParser, siteProjection } from './site.ts'

const homePageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "homePage"][0]{
    _id, _type,
    hero{${heroProjection}},
    ${placesProjection},
    badges[]->{${claimProjection}},
    about{${aboutProjection}},
    popular{${popularServicesProjection}},
    services{${mainServicesProjection}, ${additionalServicesProjection}},
    contact{${contactProjection}},
    owner{${ownerProjection}},
    gallery{${galleryProjection}},
    videos{${videosProjection}},
    articles{${articlesProjection}},
    social{${socialProjection}},
    glance{${partHeadingProjection}},
    reviews{${partHeadingProjection}, items[]->{${reviewProjection}}},
    quote{${quoteProjection}},
    areas{${partHeadingProjection}},
    "servedTowns": ${servedTownsProjection},
    guide{${guideProjection}},
    byLocation{${partHeadingProjection}},
    "pagesByLocation": ${localPagesProjection},
    questions{${partHeadingProjection}, items[]->{${questionProjection}}},
    links{${linksProjection}},
    closing{${closingProjection}},
    seo{${seoProjection}}
  }
}`)

const pageParser = z.object({
  _id: z.string(),
  _type: z.literal('homePage'),
  hero: heroParser,
  ...placesParsers,
  badges: z.array(claimParser),
  about: aboutParser,
  popular: popularServicesParser,
  services: mainServicesParser.extend(additionalServicesParser.shape),
  contact: contactParser,
  owner: ownerParser,
  gallery: galleryParser,
  videos: videosParser,
  articles: articlesParser,
  social: socialParser,
  glance: z.object(partHeadingFields),
  reviews: z.object({ ...partHeadingFields, items: z.array(reviewParser) }),
  quote: quoteParser,
  areas: z.object(partHeadingFields),
  servedTowns: servedTownsParser,
  guide: guideParser,
  byLocation: z.object(partHeadingFields),
  pagesByLocation: localPagesParser,
  questions: z.object({ ...partHeadingFields, items: z.array(questionParser) }),
  links: linksParser,
  closing: closingParser,
  seo: seoParser,
})

export const homePage = provenQuery<HomePageQueryResult>()(
  homePageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type HomePage = z.infer<typeof pageParser>
