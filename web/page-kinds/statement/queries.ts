import { defineQuery } from 'groq'
import { z } from 'zod'
import type { AccessibilityPageQueryResult, PrivacyPageQueryResult } from '#content/sanity.types.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { sectionParser, sectionProjection } from '../../sections/section-query.ts'
import { singlePageFields, singlePageProjection } from '../single/single-fields.ts'
import { typedQuery } from '../typed-query.ts'

const statementProjection = `${singlePageProjection}, checkedOn, sections[]{${sectionProjection}}`

const privacyPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "privacyPage"][0]{${statementProjection}}
}`)

const accessibilityPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "accessibilityPage"][0]{${statementProjection}}
}`)

const statement = {
  ...singlePageFields,
  /** When the owner last made sure that all of it is true. */
  checkedOn: z.string().nullable(),
  sections: z.array(sectionParser).nullable(),
}
const privacyParser = z.object({ ...statement, _type: z.literal('privacyPage') })
const accessibilityParser = z.object({ ...statement, _type: z.literal('accessibilityPage') })

export type Statement = z.infer<typeof privacyParser | typeof accessibilityParser>

/** What is kept of visitors. */
export const privacyPage = typedQuery<PrivacyPageQueryResult>()(
  privacyPageQuery,
  z.object({ site: siteParser, page: privacyParser }),
)

/** Who can use the site, and who can't yet. */
export const accessibilityPage = typedQuery<AccessibilityPageQueryResult>()(
  accessibilityPageQuery,
  z.object({ site: siteParser, page: accessibilityParser }),
)
