import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import type { AboutPageQueryResult } from '#content/sanity.types.ts'
import { ownerParser, ownerProjection } from '../../components/owner/query.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { ofHomePageParser, singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'
import { sectionParser, sectionProjection } from '../../sections/section-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const aboutPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('aboutPage')}{
    ${pageProjection},
    storyHeading,
    story[]{${richTextProjection}},
    "home": ${singleton('homePage')}{_id, _type, owner{${ownerProjection}}, "workshop": about.pictures[0]{${pictureProjection}}},
    sections[]{${sectionProjection}}
  }
}`)

/** The page about the business; the owner's profile is that of the home page. */
export const aboutPage = pageQuery<AboutPageQueryResult>()(
  aboutPageQuery,
  z.object({
    ...pageFields,
    _type: z.literal('aboutPage'),
    storyHeading: requiredText,
    story: richTextParser,
    home: ofHomePageParser({ owner: ownerParser, workshop: optionalPicture }),
    sections: z.array(sectionParser).nullable(),
  }),
)
