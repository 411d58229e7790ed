import type { ComponentProps } from 'react'
import { quoteFormPath } from '#content/routes.ts'
import { CallButton, TextButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { slot } from '../../components/quote-form/mustache.ts'
import { Part } from '../../components/quote-form/mustache-section.tsx'
import { EstimateForm, MessageForm } from '../../components/quote-form/quote-form.tsx'
import { OtherWays, Pieces } from '../../components/quote-form/send-it.tsx'
import type { BusinessSlice } from '../../fragments/site/business.ts'

/** Every answer to a quote form that was sent without a script, with slots for what was typed: see web/your-request. */
export function YourRequest({ business }: { business: BusinessSlice }) {
  return (
    <section className="sec">
      <div className="wrap stack">
        <Part name="ready">
          <Ready business={business} />
        </Part>
        <Part name="wrong">
          <Wrong business={business} />
        </Part>
        <Part name="refused">
          <Refused business={business} />
        </Part>
      </div>
      <FirstScreenEnd />
    </section>
  )
}

function Ready({ business }: { business: BusinessSlice }) {
  return (
    <div className="grid half late">
      <div className="stack">
        <h1>One more step: send your request</h1>
        <p className="lead">It’s written, but it hasn’t reached us yet. Pick the way that works for you.</p>
        <Part name="shortened">
          <p>
            Your text is longer than an email app takes from a page, so it’s cut short there. Copy the message
            below and paste it in.
          </p>
        </Part>
        <div className="row full">
          <ButtonLink look="hero" size="lg" icon="mail" href={slot('mail')}>
            Open the email
          </ButtonLink>
        </div>
        <OtherWays phone={business.phone} text={slot('text')} />
        <hr className="other-ways" />
        <h2 className="h3">Or paste it into an email yourself</h2>
        <Pieces form="your" email={business.email} message={slot('whole')} />
        <p className="small soft">We didn’t keep a copy. Once you close this page, it’s gone from here.</p>
      </div>
      <div className="card stack">
        <h2 className="h3">Need to change something?</h2>
        <FormsAgain business={business} again="ready" />
      </div>
    </div>
  )
}

function Wrong({ business }: { business: BusinessSlice }) {
  return (
    <div className="grid side-l late">
      <div className="stack" role="alert">
        <h1>Almost there. Please check your request</h1>
        <p className="lead">Nothing you typed is lost. Fix this in the form and send it again:</p>
        <ul className="stack">
          <Part name="problems">
            <li>
              <a href={`#${slot('field')}`}>{slot('problem')}</a>
            </li>
          </Part>
        </ul>
      </div>
      <div className="card stack">
        <h2 className="h3">Your request</h2>
        <FormsAgain business={business} again="wrong" />
      </div>
    </div>
  )
}

function FormsAgain(props: ComponentProps<typeof MessageForm>) {
  return (
    <>
      <Part name="isEstimate">
        <EstimateForm {...props} />
      </Part>
      <Part name="isMessage">
        <MessageForm {...props} />
      </Part>
    </>
  )
}

function Refused({ business }: { business: BusinessSlice }) {
  return (
    <>
      <h1>{slot('title')}</h1>
      <p className="lead">{slot('advice')}</p>
      <div className="row full">
        <ButtonLink look="hero" size="lg" href={quoteFormPath}>
          Go to the form
        </ButtonLink>
        <CallButton business={business} size="lg" />
        <TextButton business={business} size="lg" />
      </div>
    </>
  )
}
