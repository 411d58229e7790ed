import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional, optionalText, optionalTexts } from '#content/documents/field-kinds.ts'
import type { ServiceAreaPageQueryResult } from '#content/sanity.types.ts'
import { townServicesFields, townServicesProjection } from '../../components/main-services/query.ts'
import { factsFields, factsProjection } from '../../lake/fragments/facts.ts'
import { isShown } from '../../lake/fragments/hidden.ts'
import { cityLinkParser, cityLinkProjection } from '../../lake/fragments/link.ts'
import { oldestFirst } from '../../lake/fragments/oldest-first.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { questionParser, questionProjection } from '../../lake/fragments/text/question.ts'
import { asManyAsWanted, reviewParser, reviewProjection } from '../../lake/fragments/text/review.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'
import { travelTimeProjection } from '../../lake/fragments/town.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const ofTown = `*[_type == "review" && ${isShown} && city._ref == ^._id] | order(date desc, _id)`

const serviceAreaPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "city" && slug.current == $slug] | ${oldestFirst}[0]{
    ${pageProjection},
    ${cityLinkProjection}, landmarks, ${travelTimeProjection}, reasons,
    ${townServicesProjection},
    ${factsProjection},
    about[]{${richTextProjection}},
    "newest": {"most": coalesce(mostReviews, 5), "all": ${ofTown}[0...6]{${reviewProjection}}}${asManyAsWanted},
    "chosen": reviews[]->{${reviewProjection}},
    questions[]->{${questionProjection}}
  }
}`)

/** The service area of a town, from its document; needs the parameter `slug`. */
export const serviceAreaPage = pageQuery<ServiceAreaPageQueryResult>()(
  serviceAreaPageQuery,
  z.object({
    ...pageFields,
    ...cityLinkParser.shape,
    landmarks: optionalTexts,
    travelTime: optionalText,
    reasons: optionalTexts,
    ...townServicesFields,
    ...factsFields,
    about: optional(richTextParser),
    newest: z.array(reviewParser),
    chosen: z.array(reviewParser).nullable(),
    questions: z.array(questionParser).nullable(),
  }),
)
