import { pathOf } from '#content/routes.ts'
import { ServiceCard } from '../../../parts/service-card.tsx'
import { Head } from '../../../ui/head.tsx'
import type { MainServicesSlice } from './query.ts'

export function MainServices({ services }: { services: MainServicesSlice }) {
  return (
    <section className="wrap" data-section="services">
      <Head heading={services.heading} intro={services.intro} />
      <div className="bond arrive">
        {services.main.map((service, place) => (
          <ServiceCard
            key={service._id}
            title={service.title}
            text={service.summary}
            path={pathOf(service)}
            picture={service.picture}
            price={service.cardPrice}
            place={place}
          />
        ))}
      </div>
    </section>
  )
}
