import { defineQuery } from 'groq'
import { z } from 'zod'
import type { CityPageQueryResult } from '#content/sanity.types.ts'
import { filled } from '../documents/filled.ts'
import { questionParser, questionProjection } from '../documents/question.ts'
import { reviewParser, reviewProjection } from '../documents/review.ts'
import { richTextParser, richTextProjection } from '../documents/rich-text.ts'
import { factsFields, factsProjection } from '../parts/facts/query.ts'
import { closingParser, closingProjection } from '../sections/closing/query.ts'
import { heroParser, heroProjection } from '../sections/hero/query.ts'
import { townServicesFields, townServicesProjection } from '../sections/main-services/query.ts'
import { provenQuery } from './proven-query.ts'
import { seoParser, seoProjection } from './seo.ts'
import { siteParser, siteProjection } from './site.ts'

const cityPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "city" && slug.current == $slug][0]{
    _id, _type, name, state, "slug": slug.current, zipCodes, counties, landmarks, travelTime, reasons,
    hero{${heroProjection}},
    ${townServicesProjection},
    ${factsProjection},
    about[]{${richTextProjection}},
    reviews[]->{${reviewProjection}},
    questions[]->{${questionProjection}},
    closing{${closingProjection}},
    seo{${seoProjection}}
  }
}`)

const pageParser = z.object({
  _id: z.string(),
  _type: z.literal('city'),
  name: filled,
  state: z.enum(['NC', 'SC']),
  slug: filled,
  zipCodes: z.array(filled).min(1, 'needs at least one zip code'),
  counties: z.array(filled),
  landmarks: z.array(filled).nullable(),
  travelTime: z.string().nullable(),
  reasons: z.array(filled).nullable(),
  hero: heroParser,
  ...townServicesFields,
  ...factsFields,
  about: richTextParser.nullable(),
  reviews: z.array(reviewParser).nullable(),
  questions: z.array(questionParser).nullable(),
  closing: closingParser,
  seo: seoParser,
})

/** The page of a city or town; needs the parameter `slug`. */
export const cityPage = provenQuery<CityPageQueryResult>()(
  cityPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type CityPage = z.infer<typeof pageParser>
