import type { FactsFragment } from '../../fragments/facts.ts'
import { lastOf } from '../text/of-items.ts'

export type Fact = { name: string; value: string }

export const TitleBlock = (props: FactsProps) => <Facts {...props} className="titleblock" />

export const FactList = (props: FactsProps) => <Facts {...props} className="facts" />

type FactsProps = { facts: readonly Fact[] }

function Facts({ facts, className }: FactsProps & { className: string }) {
  return (
    <ul className={className}>
      {facts.map(({ name, value }, place) => (
        <li key={name} {...lastOf(facts.length, place)}>
          <span>{name}</span> {value}
        </li>
      ))}
    </ul>
  )
}

export function knownFacts(facts: FactsFragment, landmarks: readonly string[] = []): Fact[] {
  return [
    { name: 'Population (2020)', value: facts.population?.toLocaleString('en-US') },
    { name: 'Founded', value: facts.founded?.toString() },
    { name: 'Area', value: facts.areaSquareMiles ? `${facts.areaSquareMiles} sq mi` : undefined },
    { name: facts.counties?.[1] ? 'Counties' : 'County', value: facts.counties?.join(', ') },
    { name: 'Government', value: facts.government },
    { name: 'Economy', value: facts.economy?.join(', ') },
    { name: 'Attractions', value: facts.attractions?.join(', ') },
    { name: 'Landmarks', value: landmarks.join(', ') },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
