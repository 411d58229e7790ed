import { Contact } from '../../components/contact/contact.tsx'
import { PageHero } from '../../components/hero/page-hero.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { StepList } from '../../components/text/step-list.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'
import { Hours } from './hours.tsx'

/** Every way to reach the business, and what happens then. */
export function ContactTemplate({ page, site }: AnswerOf['contactPage']) {
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

type NextStepsProps = { heading: string; steps: readonly string[] }

/** What happens after someone has written. */
export function NextSteps({ heading, steps }: NextStepsProps) {
  return (
    <section className="sec" data-section="next-steps">
      <div className="wrap">
        <Head heading={heading} />
        <StepList steps={steps} />
      </div>
    </section>
  )
}
