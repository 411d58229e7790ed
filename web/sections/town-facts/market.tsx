import { dollars } from '#content/prices/price.ts'
import { type Fact, TitleBlock } from '../../components/facts/fact-list.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import type { TownFragment } from '../../fragments/town.ts'

/** What homes are worth in a town, in US cents, where they stand and what people renovate in them. */
export function HomeMarket({ town, value }: { town: TownFragment; value: number }) {
  const { popularRenovations, neighborhoods } = town
  return (
    <div className="grid fit">
      <div className="stack">
        <dl className="stats">
          <div className="dim">
            <dt>Average home value</dt>
            <dd>{dollars(value)}</dd>
          </div>
        </dl>
        {neighborhoods && <p className="soft">{neighborhoods.join(', ')}</p>}
      </div>
      {popularRenovations && (
        <div className="stack">
          <h3 className="label">Popular renovations</h3>
          <TickList lines={popularRenovations} />
        </div>
      )}
    </div>
  )
}

/** What is being built in a town, where, and how long it takes. */
export function BuildingMarket({ town, development }: { town: TownFragment; development: string }) {
  const { activeAreas, projectTimeline } = town
  const facts: Fact[] = [
    { name: 'Development', value: development },
    ...(activeAreas ? [{ name: 'Active areas', value: activeAreas.join(', ') }] : []),
    ...(projectTimeline ? [{ name: projectTimeline.label, value: projectTimeline.value }] : []),
  ]
  return <TitleBlock facts={facts} />
}
