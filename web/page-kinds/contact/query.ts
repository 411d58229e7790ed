import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText, texts } from '#content/documents/field-kinds.ts'
import type { ContactPageQueryResult } from '#content/sanity.types.ts'
import { siteProjection } from '../../fragments/site/site-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const contactPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "contactPage"][0]{
    ${pageProjection},
    formHeading, nextHeading, steps,
    "emergency": *[_type == "homePage"][0].contact{emergency, emergencyText}
  }
}`)

/** The page with every way to reach the business; what to do in an emergency is told as on the home page. */
export const contactPage = pageQuery<ContactPageQueryResult>()(
  contactPageQuery,
  z.object({
    ...pageFields,
    _type: z.literal('contactPage'),
    formHeading: requiredText,
    nextHeading: requiredText,
    steps: texts(2, 'needs at least two steps'),
    emergency: z.object({ emergency: requiredText, emergencyText: requiredText }),
  }),
)
