type Link = { path: string; title: string }

type LinkListProps = {
  links: readonly Link[]
  columns?: 'one' | 'two' | 'three'
  /** Leads on to what the list is a part of. */
  last?: Link
}

export function LinkList({ links, columns = 'two', last }: LinkListProps) {
  return (
    <div className={columns === 'two' ? 'linklist' : `linklist ${columns}`}>
      {links.map(({ path, title }) => (
        <a key={path} href={path} data-item="">
          {title}
        </a>
      ))}
      {last && <a href={last.path}>{last.title}</a>}
    </div>
  )
}
