import { anchors, fixedPaths, pathOf, singlePages } from '#content/addresses/routes.ts'
import { CallButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { Lead } from '../../components/text/lead.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import type { Site } from '../../fragments/site/site-query.ts'

export function NotFoundPage({ site }: { site: Site }) {
  return (
    <section className="sec">
      <missing-page />
      <div className="wrap grid side-r">
        <div className="stack">
          <span className="vial off" role="img" aria-label="A level with the bubble off center" />
          <h1>Oops! Page not found</h1>
          <Lead>Something’s out of level here. The page may have moved, or the address has a typo.</Lead>
          <div className="row full">
            <ButtonLink look="construction" size="lg" href={fixedPaths.home}>
              Return to Home
            </ButtonLink>
            <CallButton business={site.business} look="outline" size="lg" bare />
          </div>
        </div>
        <div className="stack">
          <h2 className="text-h3">People usually look for</h2>
          <LinkList links={usualLinks(site)} columns="one" />
        </div>
      </div>
      <FirstScreenEnd />
    </section>
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
