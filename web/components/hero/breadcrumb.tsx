export type Crumb = { title: string; path: string }

/** Behind a stroke, but the first. */
const crumb =
  'flex items-center not-first:before:mx-3 not-first:before:h-[0.85em] not-first:before:w-(--stroke) not-first:before:rotate-18 not-first:before:bg-tick'

type BreadcrumbProps = { trail: readonly Crumb[]; current: string }

/** On a wide screen it has one line of the left half: a picture may stand beside it. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  return (
    <nav
      className="relative z-1 mx-auto w-page text-sm print:hidden"
      aria-label="Breadcrumb"
      data-section="breadcrumb"
    >
      <ol className="flex flex-wrap lg:h-11 lg:w-1/2">
        {trail.map(({ title, path }) => (
          <li key={path} className={crumb}>
            <a className="min-w-target py-2.75 text-inherit" href={path}>
              {title}
            </a>
          </li>
        ))}
        <li className={`${crumb} ${trail.length > 0 ? 'max-md:sr-only' : ''}`.trim()}>
          <span className="py-2.75" aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
