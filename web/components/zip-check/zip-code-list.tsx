import { anchors, pathOf } from '#content/addresses/routes.ts'
import type { ServedTownFragment } from './query.ts'

/** All zip codes by town; what a script answers from, and what there is to read without one. */
export function ZipCodeList({ towns }: { towns: readonly ServedTownFragment[] }) {
  return (
    <details className="zip-codes">
      <summary data-end-icon="chevron">All zip codes by town</summary>
      <div className="grid half" id={anchors.zipCodes}>
        <Group title="We come to" towns={towns.filter(isPrimary)} coverage="served" />
        <Group
          title="Extended area: call first"
          towns={towns.filter((town) => !isPrimary(town))}
          coverage="extended"
        />
      </div>
    </details>
  )
}

type GroupProps = { title: string; towns: readonly ServedTownFragment[]; coverage: 'served' | 'extended' }

function Group({ title, towns, coverage }: GroupProps) {
  return (
    <table className="hours">
      <caption className="label">{title}</caption>
      <tbody>
        {towns.map((town) => (
          <tr key={town._id} data-coverage={coverage}>
            <th scope="row">
              <a href={pathOf(town)}>{town.state === 'NC' ? town.name : `${town.name}, ${town.state}`}</a>
              {town.travelTime && (
                <span className="small soft" data-drive="">
                  {town.travelTime}
                </span>
              )}
            </th>
            <td data-zip-codes="">{[...town.zipCodes, ...(town.furtherZipCodes ?? [])].join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isPrimary = ({ tier }: ServedTownFragment) => tier === 'primary'
