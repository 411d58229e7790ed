import type { Shown } from '../../fragments/site/navigation.ts'

type LinksProps = { links: readonly Shown[]; className?: string; linkClassName?: string }

export function Links({ links, className, linkClassName }: LinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ path, title, screens }) => (
        <li key={path} data-screens={screens}>
          <a className={linkClassName} href={path}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
