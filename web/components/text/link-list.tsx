import { lastOf } from './of-items.ts'

type Link = { path: string; title: string }

type LinkListProps = {
  links: readonly Link[]
  columns?: 'one' | 'two' | 'three'
  /** Leads on to what the list is a part of. */
  last?: Link
}

export function LinkList({ links, columns = 'two', last }: LinkListProps) {
  const count = links.length + (last ? 1 : 0)
  return (
    <div className={columns === 'two' ? 'linklist' : `linklist ${columns}`}>
      {links.map(({ path, title }, place) => (
        <a key={path} href={path} data-item="" {...lastOf(count, place)}>
          {title}
        </a>
      ))}
      {last && (
        <a href={last.path} {...lastOf(count, count - 1)}>
          {last.title}
        </a>
      )}
    </div>
  )
}
