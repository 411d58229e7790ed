import { defineQuery } from 'groq'
import { z } from 'zod'
import type { HomePageQueryResult } from '#content/sanity.types.ts'
import { closingParser, closingProjection } from '../../components/closing/query.ts'
import { contactParser, contactProjection } from '../../components/contact/query.ts'
import { galleryParser, galleryProjection } from '../../components/gallery/query.ts'
import { heroParser, heroProjection } from '../../components/hero/query.ts'
import { mainServicesParser, mainServicesProjection } from '../../components/main-services/query.ts'
import { ownerParser, ownerProjection } from '../../components/owner/query.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { claimParser, claimProjection } from '../../fragments/text/claim.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../fragments/text/heading.ts'
import { questionParser, questionProjection } from '../../fragments/text/question.ts'
import { reviewParser, reviewProjection } from '../../fragments/text/review.ts'
import { seoParser, seoProjection } from '../../fragments/text/seo.ts'
import { typedQuery } from '../typed-query.ts'
import { aboutParser, aboutProjection } from './about/query.ts'
import { additionalServicesParser, additionalServicesProjection } from './additional-services/query.ts'
import { articlesParser, articlesProjection } from './articles/query.ts'
import { guideParser, guideProjection } from './guide/query.ts'
import { placesParsers, placesProjection } from './hero/places-query.ts'
import { linksParser, linksProjection } from './links/query.ts'
import { popularServicesParser, popularServicesProjection } from './popular-services/query.ts'
import { quoteParser, quoteProjection } from './quote/query.ts'
import { localPagesParser, localPagesProjection } from './services-by-location/query.ts'
import { socialParser, socialProjection } from './social/query.ts'
import { videosParser, videosProjection } from './videos/query.ts'

const homePageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "homePage"][0]{
    _id, _type, _createdAt, _updatedAt,
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
    glance{${blockHeadingProjection}},
    reviews{${blockHeadingProjection}, items[]->{${reviewProjection}}},
    quote{${quoteProjection}},
    areas{${blockHeadingProjection}},
    guide{${guideProjection}},
    byLocation{${blockHeadingProjection}},
    "pagesByLocation": ${localPagesProjection},
    questions{${blockHeadingProjection}, items[]->{${questionProjection}}},
    links{${linksProjection}},
    closing{${closingProjection}},
    seo{${seoProjection}}
  }
}`)

const pageParser = z.object({
  _id: z.string(),
  _type: z.literal('homePage'),
  _createdAt: z.string(),
  _updatedAt: z.string(),
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
  glance: z.object(blockHeadingFields),
  reviews: z.object({ ...blockHeadingFields, items: z.array(reviewParser) }),
  quote: quoteParser,
  areas: z.object(blockHeadingFields),
  guide: guideParser,
  byLocation: z.object(blockHeadingFields),
  pagesByLocation: localPagesParser,
  questions: z.object({ ...blockHeadingFields, items: z.array(questionParser) }),
  links: linksParser,
  closing: closingParser,
  seo: seoParser,
})

export const homePage = typedQuery<HomePageQueryResult>()(
  homePageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type HomePage = z.infer<typeof pageParser>
