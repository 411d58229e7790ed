import { townServicePath } from '#content/routes.ts'
import type { CityLink, ServiceLink } from '../../documents/link.ts'
import { Head } from '../../ui/head.tsx'

type ServicesByLocationProps = {
  heading: string
  intro: string | null
  cities: readonly CityLink[]
  services: readonly ServiceLink[]
}

/** A table of towns and main services; on phones each town has its services below its name. */
export function ServicesByLocation({ heading, intro, cities, services }: ServicesByLocationProps) {
  return (
    <section className="sec" data-section="services-by-location">
      <div className="wrap">
        <Head heading={heading} intro={intro} />
        <table className="matrix">
          <thead>
            <tr>
              <th className="label" scope="col">
                Town
              </th>
              {services.map(({ _id, title }) => (
                <th key={_id} className="label" scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cities.map((city) => (
              <Row key={city._id} city={city} services={services} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Row({ city, services }: { city: CityLink; services: readonly ServiceLink[] }) {
  return (
    <tr data-item="">
      <th scope="row">{city.name}</th>
      {services.map((service) => (
        <td key={service._id}>
          <a href={townServicePath(city, service)}>
            {service.title}
            <span className="vh"> in {city.name}</span>
          </a>
        </td>
      ))}
    </tr>
  )
}
