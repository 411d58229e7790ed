import { isTrade } from '#content/addresses/any-town.ts'
import { pathOf, townServicePath } from '#content/addresses/routes.ts'
import type { CityLink } from '../../fragments/link.ts'
import { editable } from '../../preview/marks.ts'
import { Head } from '../text/section-head.tsx'
import type { MainServicesFragment, TownServicesFragment } from './query.ts'
import { ServiceCard } from './service-card.tsx'

type MainServicesProps = Pick<MainServicesFragment, 'heading' | 'main'> & {
  intro?: string | null
  /** The town whose pages the cards lead to, where it has them; without it they lead to the services in general. */
  town?: Town
}

type Town = Pick<CityLink, '_type' | 'name' | 'slug'> &
  Pick<TownServicesFragment, 'serviceTexts' | 'pagesHere'>

/** The main services and their starting prices; in a town with the owner's texts about that town. */
export function MainServices({ heading, intro, main, town }: MainServicesProps) {
  return (
    <section className="wrap" data-section="services">
      <Head heading={heading} intro={intro} />
      <div className="bond arrive">
        {main.map((service, place) => (
          <ServiceCard
            key={service._id}
            title={hasPage(town, service) ? `${service.title} in ${town.name}` : service.title}
            text={town?.serviceTexts?.find((own) => own.service === service._id)?.text ?? service.summary}
            path={hasPage(town, service) ? townServicePath(town, service) : pathOf(service)}
            picture={service.picture}
            price={service.cardPrice}
            place={place}
            mark={editable(service, 'summary')}
          />
        ))}
      </div>
    </section>
  )
}

/** Of a trade every town has a page; elsewhere the page of another town would be shown. */
function hasPage(town: Town | undefined, { _id, slug }: MainServicesFragment['main'][number]): town is Town {
  return town !== undefined && (isTrade(slug) || town.pagesHere.some(({ service }) => service === _id))
}
