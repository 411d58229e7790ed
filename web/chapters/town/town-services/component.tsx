import { townServicePath } from '#content/routes.ts'
import type { CityLink } from '../../../documents/link.ts'
import { ServiceCard } from '../../../parts/service-card.tsx'
import { Head } from '../../../ui/head.tsx'
import type { TownServicesSlice } from './query.ts'

type TownServicesProps = { town: TownServicesSlice & Pick<CityLink, '_type' | 'name' | 'slug'> }

/** The main services in a town, in the words that the owner has for it there. */
export function TownServices({ town }: TownServicesProps) {
  return (
    <section className="sec" data-section="services">
      <div className="wrap">
        <Head heading={`What we do in ${town.name}`} />
        <div className="bond arrive">
          {town.services.map((service, place) => (
            <ServiceCard
              key={service._id}
              title={`${service.title} in ${town.name}`}
              text={textOf(town, service._id) ?? service.summary}
              path={townServicePath(town, service)}
              picture={service.picture}
              price={service.cardPrice}
              place={place}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

function textOf({ serviceTexts }: TownServicesSlice, id: string): string | undefined {
  return serviceTexts?.find(({ service }) => service === id)?.text
}
