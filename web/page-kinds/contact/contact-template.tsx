import { Contact } from '../../components/contact/contact.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { SingleTemplate } from '../single/single-template.tsx'
import { Hours } from './hours/hours.tsx'
import { NextSteps } from './next-steps/next-steps.tsx'
import type { ContactPage } from './query.ts'

/** Every way to reach the business, and what happens then. */
export function ContactTemplate({ page, site }: { page: ContactPage; site: SiteSlice }) {
  const contact = { heading: page.formHeading, intro: null, ...page.emergency }
  return (
    <SingleTemplate page={page} site={site}>
      <Contact contact={contact} business={site.business} />
      <Hours site={site} towns={page.servedTowns} />
      <NextSteps heading={page.nextHeading} steps={page.steps} />
    </SingleTemplate>
  )
}
