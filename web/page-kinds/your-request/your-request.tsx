import { quoteFormPath } from '#content/addresses/routes.ts'
import { partWith, quoteFormNames } from '#content/quote/quote-form.ts'
import { CallButton, TextButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
import { MustacheSection, mustacheVariable } from '../../components/quote-form/mustache.tsx'
import { QuoteForm } from '../../components/quote-form/quote-form.tsx'
import { OtherWays, Pieces } from '../../components/quote-form/send-it.tsx'
import { Lead } from '../../components/text/lead.tsx'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { type Site, servicesOf } from '../../lake/fragments/site/site-query.ts'

type Asked = { site: Pick<Site, 'business' | 'mainServices' | 'services'> }

/** The template of every answer to a quote form that was sent without a script; web/publish/your-request fills it in. */
export function YourRequest({ site }: Asked) {
  const { business } = site
  return (
    <Band>
      <div className="mx-auto w-page space-y-4">
        <MustacheSection name="ready">
          <Ready site={site} />
        </MustacheSection>
        <MustacheSection name="wrong">
          <Wrong site={site} />
        </MustacheSection>
        <MustacheSection name="refused">
          <Refused business={business} />
        </MustacheSection>
      </div>
      <FirstScreenEnd />
    </Band>
  )
}

function Ready({ site }: Asked) {
  const { business } = site
  return (
    <Columns wide="half" from="lg">
      <div className="space-y-4">
        <h1>One more step: send your request</h1>
        <Lead>It’s written, but it hasn’t reached us yet. Pick the way that works for you.</Lead>
        <MustacheSection name="shortened">
          <p>
            Your message is too long for an email app, so it gets cut off there. Copy the whole message below
            and paste it in.
          </p>
        </MustacheSection>
        <ButtonRow>
          <ButtonLink look="hero" size="lg" icon="mail" href={mustacheVariable('mail')}>
            Open the email
          </ButtonLink>
        </ButtonRow>
        <OtherWays phone={business.phone} text={mustacheVariable('text')} />
        <hr className="my-6 border-line" />
        <h2 className="text-h3">Or paste it into an email yourself</h2>
        <Pieces form="your" email={business.email} message={mustacheVariable('whole')} />
        <p className="text-sm text-ink-soft">
          We didn’t keep a copy. Once you close this page, it’s gone from here.
        </p>
      </div>
      <div className={`${cards.usual} space-y-4`}>
        <h2 className="text-h3">Need to change something?</h2>
        <FormAgain site={site} again="ready" />
      </div>
    </Columns>
  )
}

function Wrong({ site }: Asked) {
  return (
    <Columns wide="end" from="lg">
      <div className="space-y-4" role="alert">
        <h1>Almost there. Please check your request</h1>
        <Lead>Nothing you typed is lost. Fix this in the form and send it again:</Lead>
        <ul className="space-y-4">
          <MustacheSection name="problems">
            <li>
              <a href={`#${mustacheVariable('field')}`}>{mustacheVariable('problem')}</a>
            </li>
          </MustacheSection>
        </ul>
      </div>
      <div className={`${cards.usual} space-y-4`}>
        <h2 className="text-h3">Your request</h2>
        <FormAgain site={site} again="wrong" />
      </div>
    </Columns>
  )
}

/** The form that was sent: an answer has one of them. */
function FormAgain({ site, again }: Asked & { again: 'wrong' | 'ready' }) {
  return quoteFormNames.map((form) => (
    <MustacheSection key={form} name={partWith(form)}>
      <QuoteForm form={form} business={site.business} services={servicesOf(site)} again={again} />
    </MustacheSection>
  ))
}

function Refused({ business }: { business: BusinessFragment }) {
  return (
    <>
      <h1>{mustacheVariable('title')}</h1>
      <Lead>{mustacheVariable('advice')}</Lead>
      <ButtonRow>
        <ButtonLink look="hero" size="lg" href={quoteFormPath}>
          Go to the form
        </ButtonLink>
        <CallButton business={business} size="lg" />
        <TextButton business={business} size="lg" />
      </ButtonRow>
    </>
  )
}
