import type { FactsFragment } from '../../lake/fragments/facts.ts'
import { lastOf } from '../text/of-items.ts'

export type Fact = { name: string; value: string }

type FactsProps = { facts: readonly Fact[] }

/** The frame of a drawing and its cells; the lines between these are their shadows. */
export const frame = 'relative gap-(--stroke) overflow-hidden border-(length:--stroke) border-ink bg-surface'
export const cell =
  'px-4 pt-[0.7rem] pb-[0.8rem] font-button leading-[1.3] shadow-[0_0_0_var(--stroke)_var(--ink)] forced-colors:border'
export const cellName = 'block label text-ink-soft'

type TitleBlockProps = FactsProps & {
  /** Facts of whole sentences, one below the other where their column is narrow. */
  isNarrow?: boolean
  className?: string
}

/** Facts in the frame of a drawing. */
export function TitleBlock({ facts, isNarrow = false, className = '' }: TitleBlockProps) {
  const columns = isNarrow ? 'lg:grid-flow-col' : 'max-md:grid-cols-(--pair) md:grid-flow-col'
  return (
    <ul className={`grid ${columns} ${frame} ${className}`.trim()}>
      {facts.map(({ name, value }, place) => (
        <li
          key={name}
          className={`${cell} max-md:data-[last=1]:col-span-full max-md:data-[last=3]:col-span-full`}
          {...lastOf(facts.length, place)}
        >
          <span className={cellName}>{name}</span> {value}
        </li>
      ))}
    </ul>
  )
}

const alone = 'data-[last=1]:col-span-full data-[last=3]:col-span-full'

type FactListProps = FactsProps & {
  /** Whether it may have the whole width of the page. */
  isWide?: boolean
}

export function FactList({ facts, isWide = false }: FactListProps) {
  const place = isWide ? `${alone} xl:data-[last=1]:col-auto xl:data-[last=3]:col-span-2` : alone
  return (
    <ul className={`grid grid-cols-(--pair) gap-x-grid ${isWide ? 'xl:grid-cols-4' : ''}`.trim()}>
      {facts.map(({ name, value }, index) => (
        <li
          key={name}
          className={`border-b border-line py-2.75 font-semibold leading-[1.4] ${place}`}
          {...lastOf(facts.length, index)}
        >
          <span className="block label text-ink-soft">{name}</span> {value}
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
