import { dollars } from '#content/prices/price.ts'
import type { FactsFragment } from '../../lake/fragments/facts.ts'
import { alone, lastOf } from '../text/of-items.ts'

export type Fact = { name: string; value: string }

type FactsProps = { facts: readonly Fact[] }

/** The frame of a drawing and its cells: each has a line above and before it, and the outermost lie below the frame. */
export const frame = 'relative overflow-hidden border-(length:--stroke) border-ink bg-surface'
export const cell =
  '-ms-(--stroke) -mt-(--stroke) border-s-(length:--stroke) border-t-(length:--stroke) border-ink px-4 pt-[0.7rem] pb-[0.8rem] font-button leading-[1.3]'
export const cellName = 'block label text-ink-soft'

/** However many there are, each has a line of its own there: the name, and what it is at its end, below it where a word has no room. */
const rowOnPhone =
  'max-md:not-print:flex max-md:not-print:flex-wrap max-md:not-print:items-baseline max-md:not-print:gap-x-4 max-md:not-print:py-2.5 max-md:not-print:*:first:min-w-0 max-md:not-print:*:last:min-w-min max-md:not-print:*:last:grow max-md:not-print:*:last:basis-8 max-md:not-print:*:last:text-end max-md:not-print:*:last:text-balance md:row-span-2 md:grid md:grid-rows-subgrid md:gap-0'

type TitleBlockProps = FactsProps & {
  /** Facts of whole sentences, one below the other where their column is narrow. */
  isNarrow?: boolean
  className?: string
  /** Whether they are a section of the page. */
  'data-section'?: 'badges'
  'aria-label'?: string
}

/** Facts in the frame of a drawing; none leave no frame. */
export function TitleBlock({ facts, isNarrow = false, className = '', ...mark }: TitleBlockProps) {
  if (facts.length === 0) return null
  const [columns, row] = isNarrow
    ? ['lg:grid-flow-col', '']
    : ['md:grid-flow-col md:grid-rows-[auto_auto]', rowOnPhone]
  return (
    <ul className={`grid ${columns} ${frame} ${className}`.trim()} {...mark}>
      {facts.map(({ name, value }) => (
        <li key={name} className={`${cell} ${row}`.trim()} data-item={mark['data-section'] && ''}>
          <span className={cellName}>{name}</span> <span>{value}</span>
        </li>
      ))}
    </ul>
  )
}

type FactListProps = FactsProps & {
  /** Whether it may have the whole width of the page. */
  isWide?: boolean
}

export function FactList({ facts, isWide = false }: FactListProps) {
  const place = isWide ? `${alone} xl:data-[last=1]:col-auto xl:data-[last=3]:col-span-2` : alone
  const columns = facts.length % 5 === 0 ? 'xl:grid-cols-5' : 'xl:grid-cols-4'
  return (
    <ul className={`grid grid-cols-(--pair) gap-x-grid ${isWide ? columns : ''}`.trim()}>
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
    {
      name: 'Average home value',
      value: facts.averageHomeValue ? dollars(facts.averageHomeValue) : undefined,
    },
    { name: 'Government', value: facts.government },
    { name: 'Economy', value: facts.economy?.join(', ') },
    { name: 'Attractions', value: facts.attractions?.join(', ') },
    { name: 'Landmarks', value: landmarks.join(', ') },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}
