import { defineQuery } from 'groq'
import { z } from 'zod'
import { day, optional } from '#content/documents/field-kinds.ts'
import type { AccessibilityPageQueryResult, PrivacyPageQueryResult } from '#content/sanity.types.ts'
import { singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { sectionParser, sectionProjection } from '../../sections/section-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const statementProjection = `${pageProjection}, checkedOn, sections[]{${sectionProjection}}`

const privacyPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('privacyPage')}{${statementProjection}}
}`)

const accessibilityPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('accessibilityPage')}{${statementProjection}}
}`)

const statement = {
  ...pageFields,
  /** When the owner last made sure that all of it is true. */
  checkedOn: optional(day),
  sections: z.array(sectionParser).nullable(),
}
export const privacyPage = pageQuery<PrivacyPageQueryResult>()(
  privacyPageQuery,
  z.object({ ...statement, _type: z.literal('privacyPage') }),
)

export const accessibilityPage = pageQuery<AccessibilityPageQueryResult>()(
  accessibilityPageQuery,
  z.object({ ...statement, _type: z.literal('accessibilityPage') }),
)
