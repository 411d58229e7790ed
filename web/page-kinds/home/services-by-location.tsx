import { pathOf } from '#content/addresses/routes.ts'
import { FoldedBand } from '../../components/text/folded-band.tsx'
import type { CityLink, ServiceLink } from '../../fragments/link.ts'
import type { HomePage } from './query.ts'

type Table = { pages: readonly HomePage['pagesByLocation'][number][]; services: readonly ServiceLink[] }

type ServicesByLocationProps = Table & {
  heading: string
  intro: string | null
  cities: readonly CityLink[]
}

/** A table of the pages that towns have for main services; on phones each town has them below its name. */
export function ServicesByLocation({ heading, intro, cities, ...table }: ServicesByLocationProps) {
  const towns = cities.filter(({ _id }) => table.pages.some(({ city }) => city === _id))
  return (
    <FoldedBand name="services-by-location" heading={heading} intro={intro}>
      <table className="matrix">
        <thead>
          <tr>
            <Column title="Town" />
            {table.services.map(({ _id, title }) => (
              <Column key={_id} title={title} />
            ))}
          </tr>
        </thead>
        <tbody>
          {towns.map((city) => (
            <Row key={city._id} city={city} {...table} />
          ))}
        </tbody>
      </table>
    </FoldedBand>
  )
}

function Column({ title }: { title: string }) {
  return (
    <th className="label" scope="col">
      {title}
    </th>
  )
}

function Row({ city, pages, services }: Table & { city: CityLink }) {
  return (
    <tr data-item="">
      <th scope="row">{city.name}</th>
      {services.map(({ _id, title }) => {
        const page = pages.find((candidate) => candidate.city === city._id && candidate.service === _id)
        return (
          <td key={_id}>
            {page && (
              <a href={pathOf(page)} aria-label={`${title} in ${city.name}`}>
                {title}
              </a>
            )}
          </td>
        )
      })}
    </tr>
  )
}
