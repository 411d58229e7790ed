type LinksProps = { links: readonly { path: string; title: string }[]; arrow?: boolean }

/** The links of a menu. */
export function Links({ links, arrow = false }: LinksProps) {
  return links.map(({ path, title }) => (
    <a key={path} href={path} data-end-icon={arrow ? 'arrow' : undefined}>
      {title}
    </a>
  ))
}
