import { alone, lastOf } from './of-items.ts'
import { rows } from './rows.ts'

type Link = { path: string; title: string }

type LinkListProps = {
  links: readonly Link[]
  columns?: keyof typeof grids
  /** Leads on to what the list is a part of. */
  last?: Link
}

const three = 'grid-cols-(--pair) md:grid-cols-3'
const grids = { one: '', two: 'grid-cols-(--pair)', three, four: `${three} lg:grid-cols-4` } as const
const besideOthers = `${alone} md:data-[last=1]:col-auto md:data-[last=3]:col-auto`
const places = {
  one: '',
  two: alone,
  three: besideOthers,
  four: besideOthers,
} as const

export function LinkList({ links, columns = 'two', last }: LinkListProps) {
  const count = links.length + (last ? 1 : 0)
  const link = {
    className: `${rows.link} after:bg-brand-text ${places[columns]}`.trim(),
    'data-end-icon': 'arrow',
  }
  return (
    <div className={`grid gap-x-grid ${grids[columns]}`.trim()}>
      {links.map(({ path, title }, place) => (
        <a key={path} {...link} href={path} data-item="" {...lastOf(count, place)}>
          {title}
        </a>
      ))}
      {last && (
        <a {...link} href={last.path} {...lastOf(count, count - 1)}>
          {last.title}
        </a>
      )}
    </div>
  )
}
