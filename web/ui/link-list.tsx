import { Icon } from './icon.tsx'

type LinkListProps = { links: readonly { path: string; title: string }[]; columns?: 'one' | 'two' | 'three' }

export function LinkList({ links, columns = 'two' }: LinkListProps) {
  return (
    <ul className={columns === 'two' ? 'linklist' : `linklist ${columns}`}>
      {links.map(({ path, title }) => (
        <li key={path} data-item="">
          <a href={path}>
            {title}
            <Icon name="arrow" size="s" />
          </a>
        </li>
      ))}
    </ul>
  )
}
