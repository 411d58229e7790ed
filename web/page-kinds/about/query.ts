import { defineQuery } from 'groq'
import { z } from 'zod'
import type { AboutPageQueryResult } from '#content/sanity.types.ts'
import { ownerParser, ownerProjection } from '../../components/owner/query.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { filled } from '../../fragments/text/required-text.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'
import { sectionParser, sectionProjection } from '../../sections/section-query.ts'
import { singlePageFields, singlePageProjection } from '../single/single-fields.ts'
import { typedQuery } from '../typed-query.ts'

const aboutPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "aboutPage"][0]{
    ${singlePageProjection},
    storyHeading,
    story[]{${richTextProjection}},
    "owner": *[_type == "homePage"][0].owner{${ownerProjection}},
    sections[]{${sectionProjection}}
  }
}`)

const pageParser = z.object({
  ...singlePageFields,
  _type: z.literal('aboutPage'),
  storyHeading: filled,
  story: richTextParser,
  owner: ownerParser,
  sections: z.array(sectionParser).nullable(),
})

/** The page about the business; the owner's profile is that of the home page. */
export const aboutPage = typedQuery<AboutPageQueryResult>()(
  aboutPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type AboutPage = z.infer<typeof pageParser>
