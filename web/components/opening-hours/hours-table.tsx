import { Fragment } from 'react'
import { noLastLine } from '../text/rows.ts'

/** What is true until a day, such as `2026-11-26`, is hidden after it. */
type HoursTableProps = {
  lines: readonly { days: string; hours: string; until?: string }[]
  /** As in a footer. */
  isClose?: boolean
}

export function HoursTable({ lines, isClose = false }: HoursTableProps) {
  const cell = `border-b border-line ${isClose ? 'py-1.5' : 'py-2.25'}`
  return (
    <dl className={`${noLastLine} grid grid-cols-[minmax(0,auto)_minmax(0,auto)] text-sm even-figures`}>
      {lines.map(({ days, hours, until }) => (
        <Fragment key={days}>
          <dt className={cell} data-until={until}>
            {days}
          </dt>
          <dd className={`${cell} text-end font-semibold`} data-until={until}>
            {hours}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
