import type { Hours } from '#content/hours/open-now.ts'

/** The hours that stand once on the page, in the bar above the header. */
export function hoursOnPage(): Hours | undefined {
  const { hours } = document.querySelector<HTMLElement>('open-now[data-hours]')?.dataset ?? {}
  return hours ? JSON.parse(hours) : undefined
}
