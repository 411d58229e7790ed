type LinkColumnProps = { title: string; links: readonly { path: string; title: string }[] }

export function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <p className="label">{title}</p>
      <ul className="small">
        {links.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
