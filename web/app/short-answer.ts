/** Seconds after which it may be worth asking again for what can't be had now. */
const RETRY_AFTER_SECONDS = '30'

/** A sentence in place of a picture, which nobody keeps. */
export function shortAnswer(status: 404 | 503, text: string): Response {
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }
  return new Response(text, {
    status,
    headers: status === 503 ? { ...headers, 'Retry-After': RETRY_AFTER_SECONDS } : headers,
  })
}
