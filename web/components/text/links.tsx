import type { Shown } from '../../lake/fragments/site/navigation.ts'

type LinksProps = { links: readonly Shown[]; className?: string; linkClassName?: string }

/** Where a link of the menu is shown that not all screens have. */
export const onScreens = { wide: 'max-lg:hidden', phones: 'lg:hidden' } as const

export function Links({ links, className, linkClassName }: LinksProps) {
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ path, title, screens }) => (
        <li key={path} className={screens && onScreens[screens]} data-screens={screens}>
          <a className={linkClassName} href={path}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
