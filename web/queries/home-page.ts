import { defineQuery } from 'groq'
import { z } from 'zod'
import type { HomePageQueryResult } from '#content/sanity.types.ts'
import { claimParser, claimProjection } from '../documents/claim.ts'
import { questionParser, questionProjection } from '../documents/question.ts'
import { reviewParser, reviewProjection } from '../documents/review.ts'
import { aboutParser, aboutProjection } from '../sections/about/query.ts'
import {
  additionalServicesParser,
  additionalServicesProjection,
} from '../sections/additional-services/query.ts'
import { closingParser, closingProjection } from '../sections/closing/query.ts'
import { contactParser, contactProjection } from '../sections/contact/query.ts'
import { partHeadingFields, partHeadingProjection } from '../sections/heading.ts'
import { heroParser, heroProjection } from '../sections/hero/query.ts'
import { mainServicesParser, mainServicesProjection } from '../sections/main-services/query.ts'
import { popularServicesParser, popularServicesProjection } from '../sections/popular-services/query.ts'
import { provenQuery } from './proven-query.ts'
import { seoParser, seoProjection } from './seo.ts'
import { siteParser, siteProjection } from './site.ts'

const homePageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "homePage"][0]{
    _id, _type,
    hero{${heroProjection}},
    badges[]->{${claimProjection}},
    about{${aboutProjection}},
    popular{${popularServicesProjection}},
    services{${mainServicesProjection}, ${additionalServicesProjection}},
    contact{${contactProjection}},
    reviews{${partHeadingProjection}, items[]->{${reviewProjection}}},
    areas{${partHeadingProjection}},
    questions{${partHeadingProjection}, items[]->{${questionProjection}}},
    closing{${closingProjection}},
    seo{${seoProjection}}
  }
}`)

const pageParser = z.object({
  _id: z.string(),
  _type: z.literal('homePage'),
  hero: heroParser,
  badges: z.array(claimParser),
  about: aboutParser,
  popular: popularServicesParser,
  services: mainServicesParser.extend(additionalServicesParser.shape),
  contact: contactParser,
  reviews: z.object({ ...partHeadingFields, items: z.array(reviewParser) }),
  areas: z.object(partHeadingFields),
  questions: z.object({ ...partHeadingFields, items: z.array(questionParser) }),
  closing: closingParser,
  seo: seoParser,
})

export const homePage = provenQuery<HomePageQueryResult>()(
  homePageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type HomePage = z.infer<typeof pageParser>
