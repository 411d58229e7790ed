import { visitAt } from '#content/addresses/downloads.ts'
import { visitCalendar } from '#content/downloads/visit-calendar.ts'

/**
 * The calendar entry of a visit, made of its address alone and kept nowhere; `undefined` for all other paths. Shown rather than
 * saved: phones then offer to put it into the calendar.
 */
export function answerVisit(path: string): Response | undefined {
  const visit = visitAt(path)
  if (!visit) return undefined
  return new Response(visitCalendar(visit), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Disposition': 'inline',
      'Content-Type': 'text/calendar; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  })
}
