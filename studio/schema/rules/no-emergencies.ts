import { weekIn } from '../../hours/hours-values.ts'

/** Who takes no emergency calls can't be closed but for them: visitors would read of them every week. */
export function weekSaysSame(words: unknown, days: unknown): true | string {
  if (typeof words === 'string' && words.trim()) return true
  const found = [...weekIn(days).values()].find(({ note }) => note && /emergenc/i.test(note))
  return (
    !found ||
    `${found.day} still says "${found.note}". Take that out of your week, or say here when you answer emergency calls.`
  )
}
