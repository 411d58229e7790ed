import { Owner } from '../../chapters/about/owner/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { AboutPage } from '../../queries/about-page.ts'
import { Prose } from '../../sections/prose/component.tsx'
import { Section } from '../../sections/section.tsx'

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
