import { pathOf, singlePages } from '#content/addresses/routes.ts'
import { FoldedBand } from '../../components/text/fold.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import { nameWithState } from '../../lake/fragments/link.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { AreasFragment } from './query.ts'

const COLUMNS = 3

type AreasProps = { section: AreasFragment; business: Pick<BusinessFragment, 'region'> }

/** Links to the towns where a service is offered; the place that a last row would leave empty leads to all towns. */
export function Areas({ section, business }: AreasProps) {
  const towns = section.cities.map((city) => ({ path: pathOf(city), title: nameWithState(city, business) }))
  const isOneShort = towns.length % COLUMNS === COLUMNS - 1
  const all = { path: singlePages.areasPage.path, title: `All ${singlePages.areasPage.title.toLowerCase()}` }
  return (
    <FoldedBand
      look="beside"
      className="lg:[--place:6rem]"
      name="areas"
      {...section}
      mark={editable(section, 'heading')}
    >
      <LinkList
        links={towns}
        columns={towns.length % COLUMNS === 1 ? 'four' : 'three'}
        last={isOneShort ? all : undefined}
      />
    </FoldedBand>
  )
}
