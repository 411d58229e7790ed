type Link = { path: string; title: string }

type LinkListProps = {
  links: readonly Link[]
  columns?: 'one' | 'two' | 'three'
  /** Leads on to what the list is a part of. */
  last?: Link
}

export function LinkList({ links, columns = 'two', last }: LinkListProps) {
  return (
    <ul className={columns === 'two' ? 'linklist' : `linklist ${columns}`}>
      {links.map((link) => (
        <li key={link.path} data-item="">
          <ListLink {...link} />
        </li>
      ))}
      {last && (
        <li>
          <ListLink {...last} />
        </li>
      )}
    </ul>
  )
}

function ListLink({ path, title }: Link) {
  return <a href={path}>{title}</a>
}
