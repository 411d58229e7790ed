import { pathOf } from '#content/addresses/routes.ts'
import { PhoneFold } from '../../components/text/fold.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import type { HomePage } from './query.ts'

/** Further pages, at the end of the home page. */
export function Links({ links }: { links: HomePage['links'] }) {
  const pages = [
    ...links.services.map((service) => ({ path: pathOf(service), title: service.title })),
    ...links.cities.map((city) => ({ path: pathOf(city), title: `Work in ${city.name}` })),
  ]
  return (
    <section className="sec tight folds" data-section="links">
      <div className="wrap">
        <PhoneFold title={<h2 className="h3">{links.heading}</h2>} intro={links.intro}>
          <LinkList links={pages} columns="three" />
        </PhoneFold>
      </div>
    </section>
  )
}
