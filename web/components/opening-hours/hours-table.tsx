import { Fragment } from 'react'

/** What is true until a day, such as `2026-11-26`, is hidden after it. */
type HoursTableProps = { lines: readonly { days: string; hours: string; until?: string }[] }

export function HoursTable({ lines }: HoursTableProps) {
  return (
    <dl className="hours">
      {lines.map(({ days, hours, until }) => (
        <Fragment key={days}>
          <dt data-until={until}>{days}</dt>
          <dd data-until={until}>{hours}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
