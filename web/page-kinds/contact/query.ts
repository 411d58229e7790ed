import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText, texts } from '#content/documents/field-kinds.ts'
import type { ContactPageQueryResult } from '#content/sanity.types.ts'
import { ofHomePageParser, singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const contactPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('contactPage')}{
    ${pageProjection},
    formHeading, nextHeading, steps,
    "home": ${singleton('homePage')}{_id, _type, contact{emergency, emergencyText}}
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
    home: ofHomePageParser({ contact: z.object({ emergency: requiredText, emergencyText: requiredText }) }),
  }),
)
