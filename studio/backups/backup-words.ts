import { z } from 'zod'
import { DAY } from '#content/hours/business-clock.ts'
import { counted } from '../screens/counted.ts'
import { whenText } from '../screens/when-text.ts'

const text = z.string().nullable()
/** What the lake tells of its backups. Times are in ISO 8601. */
export const backupState = z.object({
  last: text,
  contentSince: text,
  failure: text,
  /** Of the copy elsewhere, where one is kept: when the oldest write was made that it should long have. */
  replica: z.object({ behindSince: text, failure: text }).nullable(),
  /** Why nothing can be saved, or what is damaged. */
  trouble: text,
  /** Which programs don't hear of changes, and why. */
  webhooks: z.array(z.string()),
})

/** A quiet line; or, when content can't be kept or the last backup is too old, a warning with what to do. */
export type BackupWords = { line: string } | { warning: string; advice: string; reason: string | null }

/** One is made every day, but not while the computer is off. */
const MOST_DAYS = 3

export function backupWords(state: z.infer<typeof backupState>, now = new Date()): BackupWords {
  const { last, contentSince, failure, replica, trouble, webhooks } = state
  if (trouble !== null) {
    const advice = 'Visitors still see your website. Ask the person who runs it to take a look today.'
    return { warning: 'Your changes may not be saved right now', advice, reason: trouble }
  }
  if (replica?.behindSince) {
    // Longer, when the lake was started again meanwhile.
    const since = `at least since ${whenText(replica.behindSince, now)}`
    const advice = `They’re saved. But if the computer of your website broke right now, you’d lose them: the copy in another place has been behind ${since}. It catches up by itself. If you still see this in an hour, ask the person who runs it to take a look.`
    return { warning: 'Your latest changes aren’t backed up yet', advice, reason: replica.failure }
  }
  const safe = last ?? contentSince
  const days = safe === null ? 0 : Math.floor((now.getTime() - Date.parse(safe)) / DAY)
  if (days >= MOST_DAYS) {
    const none =
      failure === null ? 'There’s no backup of your website yet' : 'No backup of your website can be found'
    const warning = last === null ? none : `No backup for ${counted(days, 'day')}`
    const lost = last === null ? 'everything' : `everything you changed since ${whenText(last, now)}`
    const advice = `Your website is fine. But if its computer broke today, you’d lose ${lost}. Ask the person who runs it to take a look.`
    return { warning, advice, reason: failure }
  }
  if (webhooks.length > 0) {
    const advice = 'They’re saved. Ask the person who runs your website to take a look.'
    return { warning: 'Not every program hears of your changes', advice, reason: webhooks.join(' ') }
  }
  if (last === null)
    return { line: 'We back up your website every day. The first backup is within the hour.' }
  const when = `Last backup: ${whenText(last, now)}`
  return { line: failure === null ? when : `${when}. Since then: ${failure}` }
}
