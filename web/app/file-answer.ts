import { digestHeader } from '../store/content-digest.ts'

/**
 * A file that visitors keep. Shown rather than saved: phones then offer to add a contact or reminders, and other browsers
 * save what they can't show.
 */
export function fileAnswer(text: string, type: string, digest: string): Response {
  return new Response(text, {
    headers: {
      'Content-Disposition': 'inline',
      'Content-Type': `${type}; charset=utf-8`,
      [digestHeader]: digest,
    },
  })
}
