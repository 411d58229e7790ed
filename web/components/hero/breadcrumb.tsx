export type Crumb = { title: string; path: string }

type BreadcrumbProps = { trail: readonly Crumb[]; current: string }

export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav className="crumbs mx-auto w-page" aria-label="Breadcrumb" data-section="breadcrumb">
      <ol>
        {trail.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
        <li data-last="">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
