import { useEffect, useState } from 'react'
import { calendarDay } from '#content/hours/charlotte-clock.ts'
import type { Hours } from '#content/hours/open-now.ts'
import { areHoursNew, keepSeenHours } from './hours-seen.ts'

/** Whether the hours changed since the owner last saw what Google is to be told, and what to do when he puts it off. */
export function useHoursNew(hours: Hours | null): { isNew: boolean; dismiss: () => void } {
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    if (hours) setIsNew(areHoursNew(hours, calendarDay(new Date())))
  }, [hours])
  const dismiss = () => {
    if (hours) keepSeenHours(hours)
    setIsNew(false)
  }
  return { isNew, dismiss }
}
