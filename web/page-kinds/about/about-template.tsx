import { Owner } from '../../components/owner/owner.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { Prose } from '../../sections/prose/prose.tsx'
import { Section } from '../../sections/section.tsx'
import type { AboutPage } from './query.ts'

/** Who the business is: its story, its owner, then what the owner put there. */
export function AboutParts({ page, site: { business } }: { page: AboutPage; site: SiteSlice }) {
  return (
    <>
      <Prose name="story" heading={page.storyHeading} text={page.story} business={business} />
      <Owner owner={page.owner} business={business} />
      {page.sections?.map((section) => (
        <Section key={section._key} section={section} business={business} documentId={page._id} />
      ))}
    </>
  )
}
