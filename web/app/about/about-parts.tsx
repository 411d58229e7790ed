import { anchors } from '#content/routes.ts'
import { Owner } from '../../chapters/about/owner/component.tsx'
import { Story } from '../../chapters/about/story/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { AboutPage } from '../../queries/about-page.ts'
import { Closing } from '../../sections/closing/component.tsx'
import { PageHero } from '../../sections/hero/page-hero.tsx'
import { Section } from '../../sections/section.tsx'

/** Who the business is: its story, its owner, then what the owner put there. */
export function AboutParts({ page, site }: { page: AboutPage; site: SiteSlice }) {
  const { business } = site
  return (
    <>
      <PageHero page={page._type} hero={page.hero} site={site} />
      <Story heading={page.storyHeading} story={page.story} business={business} />
      <Owner owner={page.owner} business={business} />
      {page.sections?.map((section) => (
        <Section key={section._key} section={section} business={business} documentId={page._id} />
      ))}
      <Closing closing={page.closing} business={business} id={anchors.contact} />
    </>
  )
}
