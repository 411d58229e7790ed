import { anchors, fixedPaths, pathOf, singlePages } from '#content/addresses/routes.ts'
import { CallButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { Lead } from '../../components/text/lead.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'

export function NotFoundPage({ site }: { site: Site }) {
  return (
    <Band>
      <missing-page />
      <Columns wide="half" className="mx-auto w-page">
        <div className="space-y-4">
          <span
            className="vial my-8 h-16 w-[min(22rem,100%)] -rotate-4 [--x:76%] md:my-6 md:h-20"
            role="img"
            aria-label="A level with the bubble off center"
          />
          <h1>Oops! Page not found</h1>
          <Lead>Something’s out of level here. The page may have moved, or the address has a typo.</Lead>
          <ButtonRow>
            <ButtonLink look="hero" size="lg" href={fixedPaths.home}>
              Return to Home
            </ButtonLink>
            <CallButton business={site.business} look="outline" size="lg" bare />
          </ButtonRow>
        </div>
        <div className="space-y-4">
          <h2 className="text-h3">People usually look for</h2>
          <LinkList links={usualLinks(site)} columns="one" />
        </div>
      </Columns>
      <FirstScreenEnd />
    </Band>
  )
}

function usualLinks({ mainServices }: Site) {
  return [
    { path: `${fixedPaths.home}#${anchors.services}`, title: 'Popular jobs and prices' },
    ...mainServices.map((service) => ({ path: pathOf(service), title: service.title })),
    singlePages.areasPage,
    singlePages.contactPage,
  ]
}
