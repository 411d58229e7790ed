import { initialsOf, SAMPLE_NAME } from '#content/looks/initials.ts'

type MarkProps = { name: string; className: string }

/** The mark of a business without a logo: its initials in a level. The sample business has a crown on it. */
export function LogoMark({ name, className }: MarkProps) {
  const initials = initialsOf(name)
  return (
    <svg className={`fill-none stroke-2 ${className}`} viewBox="0 0 44 32" aria-hidden="true">
      {name === SAMPLE_NAME ? (
        <>
          <path d="M6 12V3l8 5 8-7 8 7 8-5v9M17 17v12M27 17v12M8 16H36a7 7 0 0 1 0 14H8a7 7 0 0 1 0-14z" />
          <ellipse cx="22" cy="23" rx="3.5" ry="3" />
        </>
      ) : (
        <>
          <path d="M12 3h20a11 13 0 0 1 0 26H12a11 13 0 0 1 0-26zM9 3.5v25M35 3.5v25" />
          {initials === '' ? (
            <ellipse cx="22" cy="16" rx="5" ry="4.5" />
          ) : (
            <text
              className="fill-current stroke-none font-bold"
              x="22"
              y="21.5"
              fontSize="15"
              textAnchor="middle"
            >
              {initials}
            </text>
          )}
        </>
      )}
    </svg>
  )
}
