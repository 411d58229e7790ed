import { pathOf, townServicePath } from '#content/routes.ts'
import type { CityLink } from '../../fragments/link.ts'
import { Head } from '../text/section-head.tsx'
import type { MainServicesSlice, TownServicesSlice } from './query.ts'
import { ServiceCard } from './service-card.tsx'

type MainServicesProps = Pick<MainServicesSlice, 'heading' | 'main'> & {
  intro?: string | null
  /** Where the services are had; without it the cards lead to the services in general. */
  town?: Pick<CityLink, '_type' | 'name' | 'slug'> & Pick<TownServicesSlice, 'serviceTexts'>
}

/** The main services with where their prices start; in a town in the words that the owner has for it there. */
export function MainServices({ heading, intro, main, town }: MainServicesProps) {
  return (
    <section className="wrap" data-section="services">
      <Head heading={heading} intro={intro} />
      <div className="bond arrive">
        {main.map((service, place) => (
          <ServiceCard
            key={service._id}
            title={town ? `${service.title} in ${town.name}` : service.title}
            text={town?.serviceTexts?.find((own) => own.service === service._id)?.text ?? service.summary}
            path={town ? townServicePath(town, service) : pathOf(service)}
            picture={service.picture}
            price={service.cardPrice}
            place={place}
          />
        ))}
      </div>
    </section>
  )
}
