import { Contact } from '../../components/contact/contact.tsx'
import { PageHero } from '../../components/hero/page-hero.tsx'
import type { SiteFragment } from '../../fragments/site/site-props.ts'
import { SingleTemplate } from '../single/single-template.tsx'
import { Hours } from './hours/hours.tsx'
import { NextSteps } from './next-steps/next-steps.tsx'
import type { ContactPage } from './query.ts'

/** Every way to reach the business, and what happens then. */
export function ContactTemplate({ page, site }: { page: ContactPage; site: SiteFragment }) {
  const contact = { heading: page.formHeading, intro: null, ...page.emergency }
  return (
    <SingleTemplate
      page={page}
      site={site}
      // The form follows the call at once.
      top={<PageHero page={page._type} hero={page.hero} site={site} facts={[]} />}
    >
      <Contact contact={contact} business={site.business} />
      <Hours site={site} />
      <NextSteps heading={page.nextHeading} steps={page.steps} />
    </SingleTemplate>
  )
}
