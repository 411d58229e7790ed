import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { fixedPaths } from '#content/addresses/routes.ts'

export const NOT_NOW =
  'We can’t show the preview right now. Your drafts are safe, and your website isn’t affected. Please try again in a minute.'
export const ENDED = 'This preview has ended. Please open “Preview” in the Studio again.'
export const TOO_OLD = 'This link to the preview has expired. Please open “Preview” in the Studio again.'
export const TOO_OFTEN = 'The preview was opened too many times in a row. Please try again in a minute.'

/** A sentence in place of the preview, in the frame or the window where it was asked for. */
export function previewSentence(
  response: ServerResponse,
  status: number,
  words: string,
  headers: OutgoingHttpHeaders,
): void {
  // With 401 there is no preview that could be left.
  const [to, label] =
    status === 401 ? [fixedPaths.home, 'See the website'] : [fixedPaths.previewDisable, 'Leave the preview']
  response.writeHead(status, {
    ...headers,
    'cache-control': 'private, no-store',
    'content-type': 'text/html; charset=utf-8',
  })
  response.end(`<!doctype html><html lang="en-US"><meta name="viewport" content="width=device-width">
<title>Preview</title><style>body{font:1.125rem/1.5 system-ui;margin:2rem auto;max-width:36rem;padding:0 1rem}</style>
<p>${words}</p><p><a href="${to}">${label}</a></p></html>`)
}
