/**
 * A file that visitors keep. Shown rather than saved: phones then offer to add a contact or reminders, and other browsers
 * save what they can't show.
 */
export function fileAnswer(text: string, type: string): Response {
  return new Response(text, {
    headers: {
      'Content-Disposition': 'inline',
      'Content-Type': `${type}; charset=utf-8`,
    },
  })
}

/** A program that asked for a file gets a line of text and no page. */
export function noFile(): Response {
  return new Response('There’s nothing at this address.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
