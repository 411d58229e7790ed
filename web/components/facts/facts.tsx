import type { FactsFragment } from '../../fragments/facts.ts'
import { FactList } from './fact-list.tsx'
import { knownFacts } from './known-facts.ts'

/** What is known about a town; what is not filled in is left out. */
export function Facts({ facts, name }: { facts: FactsFragment; name: string }) {
  const known = knownFacts(facts)
  if (known.length === 0) return null
  return (
    <div className="card stack" data-section="facts">
      <h2 className="h3">{name} by the numbers</h2>
      <FactList facts={known} />
    </div>
  )
}
