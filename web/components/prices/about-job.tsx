import type { ReactNode } from 'react'
import { visitText } from '#content/prices/price.ts'
import type { PriceFragment } from '../../lake/fragments/price.ts'

/** What a price covers and, on a line of its own, how long that takes; on paper one line. Null where nobody says either. */
export function aboutJob({ covers, visitLength }: PriceFragment): ReactNode {
  if (!visitLength) return covers
  return (
    <>
      {covers}{' '}
      <span className={`block print:inline ${covers ? "print:before:content-['·_']" : ''}`.trim()}>
        {visitText(visitLength)}
      </span>
    </>
  )
}
