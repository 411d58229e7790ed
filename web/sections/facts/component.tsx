import { FactList } from '../../ui/fact-list.tsx'
import type { FactsSlice } from './query.ts'

/** What is known about a town; what is not filled in is left out. */
export function Facts({ facts, name }: { facts: FactsSlice; name: string }) {
  const known = factsOf(facts)
  if (known.length === 0) return null
  return (
    <div className="stack" data-section="facts">
      <h3>{name} in figures</h3>
      <FactList facts={known} />
    </div>
  )
}

function factsOf(facts: FactsSlice) {
  return [
    { name: 'Population (2020)', value: facts.population?.toLocaleString('en-US') },
    { name: 'Founded', value: facts.founded?.toString() },
    { name: 'Area', value: facts.areaSquareMiles ? `${facts.areaSquareMiles} sq mi` : undefined },
    { name: 'Government', value: facts.government },
    { name: 'Economy', value: facts.economy?.join(', ') },
    { name: 'Attractions', value: facts.attractions?.join(', ') },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
