import type { FactsSlice } from '../../fragments/facts.ts'
import { FactList } from './fact-list.tsx'
import { knownFacts } from './known-facts.ts'

/** What is known about a town; what is not filled in is left out. */
export function Facts({ facts, name }: { facts: FactsSlice; name: string }) {
  const known = knownFacts(facts)
  if (known.length === 0) return null
  return (
    <div className="card stack" data-section="facts">
      <h2 className="h3">{name} in figures</h2>
      <FactList facts={known} />
    </div>
  )
}
