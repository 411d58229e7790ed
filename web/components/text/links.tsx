import type { Shown } from '../../fragments/site/navigation.ts'

export function Links({ links, className }: { links: readonly Shown[]; className: string }) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ path, title, screens }) => (
        <li key={path} data-screens={screens}>
          <a href={path}>{title}</a>
        </li>
      ))}
    </ul>
  )
}
