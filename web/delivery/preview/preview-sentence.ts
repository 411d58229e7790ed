import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { fixedPaths } from '#content/addresses/routes.ts'

export const NOT_NOW =
  'The preview can’t be shown right now. Your drafts are safe, and your website goes on as it is. Please try again in a minute.'
export const ENDED = 'This preview has ended. Please open “Preview” in the Studio once more.'
export const TOO_OLD =
  'This link to the preview is no longer good. Please open “Preview” in the Studio once more.'
export const TOO_OFTEN = 'The preview was asked for too often. Please try again in a minute.'

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
