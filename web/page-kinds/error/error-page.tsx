import { fixedPaths } from '#content/addresses/routes.ts'
import { CallButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Lead } from '../../components/text/lead.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'

/** Delivery sends it with the status that it names. */
export function ErrorPage({ site }: { site: Site }) {
  return (
    <Band>
      <div className="mx-auto w-page space-y-4">
        <span
          className="vial h-13 w-[min(14rem,100%)] [--x:22%]"
          role="img"
          aria-label="A level with the bubble off center"
        />
        <h1>Unexpected Application Error!</h1>
        <p className="text-h4">503 Service Unavailable</p>
        <Lead>
          Something broke on our end. Try again in a minute, or call us now. The phone works without the
          website.
        </Lead>
        <ButtonRow>
          <CallButton business={site.business} look="construction" size="lg" />
          <ButtonLink look="outline" size="lg" href={fixedPaths.home}>
            Return to Home
          </ButtonLink>
        </ButtonRow>
      </div>
      <FirstScreenEnd />
    </Band>
  )
}
