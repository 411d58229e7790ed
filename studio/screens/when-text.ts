const TIME = { hour: 'numeric', minute: '2-digit' } as const
const DATE = { month: 'short', day: 'numeric' } as const

/** When something was done, as people say it: "2:14 PM today", "2:14 PM yesterday", "Nov 12". */
export function whenText(moment: string, now = new Date()): string {
  const then = new Date(moment)
  const time = then.toLocaleTimeString('en-US', TIME)
  if (isSameDay(then, now)) return `${time} today`
  // A day may have 23 or 25 hours.
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (isSameDay(then, yesterday)) return `${time} yesterday`
  const isThisYear = then.getFullYear() === now.getFullYear()
  return then.toLocaleDateString('en-US', isThisYear ? DATE : { ...DATE, year: 'numeric' })
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString()
