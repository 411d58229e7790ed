import type { FactsSlice } from '../../fragments/facts.ts'
import type { Fact } from './fact-list.tsx'

/** What is known about a town, as names and values; what is not filled in is left out. */
export function knownFacts(facts: FactsSlice, landmarks: readonly string[] = []): Fact[] {
  return [
    { name: 'Population (2020)', value: facts.population?.toLocaleString('en-US') },
    { name: 'Founded', value: facts.founded?.toString() },
    { name: 'Area', value: facts.areaSquareMiles ? `${facts.areaSquareMiles} sq mi` : undefined },
    { name: 'Government', value: facts.government },
    { name: 'Economy', value: facts.economy?.join(', ') },
    { name: 'Attractions', value: facts.attractions?.join(', ') },
    { name: 'Landmarks', value: landmarks.join(', ') },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
