import { defineQuery } from 'groq'
import { z } from 'zod'
import type { ServiceAreaPageQueryResult } from '#content/sanity.types.ts'
import { closingParser, closingProjection } from '../../components/closing/query.ts'
import { heroParser, heroProjection } from '../../components/hero/query.ts'
import { townServicesFields, townServicesProjection } from '../../components/main-services/query.ts'
import { factsFields, factsProjection } from '../../fragments/facts.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { questionParser, questionProjection } from '../../fragments/text/question.ts'
import { filled } from '../../fragments/text/required-text.ts'
import { reviewParser, reviewProjection } from '../../fragments/text/review.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'
import { seoParser, seoProjection } from '../../fragments/text/seo.ts'
import { typedQuery } from '../typed-query.ts'

const serviceAreaPageQuery = defineQuery(`{
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
export const serviceAreaPage = typedQuery<ServiceAreaPageQueryResult>()(
  serviceAreaPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type ServiceAreaPage = z.infer<typeof pageParser>
