import { Contact } from '../../chapters/contact/contact/component.tsx'
import { Hours } from '../../chapters/contact/hours/component.tsx'
import { NextSteps } from '../../chapters/contact/next-steps/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { ContactPage } from '../../queries/contact-page.ts'

/** Every way to reach the business, and what happens then. */
export function ContactParts({ page, site }: { page: ContactPage; site: SiteSlice }) {
  const contact = { heading: page.formHeading, intro: null, ...page.emergency }
  return (
    <>
      <Contact contact={contact} business={site.business} />
      <Hours site={site} towns={page.servedTowns} />
      <NextSteps heading={page.nextHeading} steps={page.steps} />
    </>
  )
}
