import type { Random } from './random.ts'

/** What broken or hostile programs send in addresses and headers; each character is one byte. */
const odd = [
  '',
  ' ',
  ',',
  ';',
  '"',
  '\\',
  '%',
  '%00',
  '%0d%0aX-Injected: 1',
  '%2e%2e%2f',
  '%5c..%5c',
  '%E0%A4%A',
  '%ff%fe',
  `${'../'.repeat(4)}etc/passwd`,
  '..;/',
  'a@b',
  'http://[',
  '[::1',
  '\x80\xff',
  '\xf0\x9f\x8f\xa0',
  '<script>alert(1)</script>',
  "' OR 1=1--",
  '{{7*7}}',
  '*',
  '-1',
  '1e309',
  'NaN',
  'null',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
]

export function oddValue(random: Random): string {
  if (random.once(12)) return random.of(odd).repeat(1 + random.below(200))
  if (random.once(6))
    return random.letters('abcdefghijklmnopqrstuvwxyz0123456789-_.~%/?&=;,', random.below(60))
  return random.of(odd)
}

/** Every header that our servers, Node, Next or a proxy in front of them may read. */
const headers = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'Authorization',
  'Cache-Control',
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'Cookie',
  'Expect',
  'Forwarded',
  'Host',
  'Idempotency-Key',
  'If-Match',
  'If-Modified-Since',
  'If-None-Match',
  'If-Range',
  'If-Unmodified-Since',
  'Last-Event-ID',
  'Next-Action',
  'Next-Router-State-Tree',
  'Origin',
  'Purpose',
  'Range',
  'Referer',
  'Rsc',
  'Sanity-Transaction-Time',
  'Sanity-Webhook-Signature',
  'Sec-Fetch-Site',
  'Sec-WebSocket-Key',
  'TE',
  'Transfer-Encoding',
  'Upgrade',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Invoke-Path',
  'X-Matched-Path',
  'X-Middleware-Rewrite',
  'X-Middleware-Subrequest',
  'X-Nextjs-Data',
  'X-Own-Request',
  'X-Prerender-Revalidate',
  'X-Rendered-Path',
]
const almostRight: Record<string, readonly string[]> = {
  Accept: ['text/html', 'image/avif,image/webp', '*/*;q=0', 'text/x-component', 'application/json'],
  'Accept-Encoding': ['br', 'gzip;q=abc', 'identity;q=0', '*;q=0', 'br;q=1e99, gzip;q=-1', 'zstd'],
  'Content-Length': ['5', '+5', '5, 5', '0x5', '99999999999999999999'],
  Connection: ['close', 'keep-alive, Upgrade', 'Content-Length'],
  'If-Modified-Since': ['Thu, 99 Foo 9999 99:99:99 GMT', '0', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'If-None-Match': ['*', 'W/"', '"', 'W/"a", "b', '"\\"'],
  Range: ['bytes=0-0', 'bytes=9-0', 'bytes=-', 'bytes=0-,1-,2-', 'lines=1-2'],
  'Sanity-Webhook-Signature': [
    't=1,v1=a',
    't=,v1=',
    't=1e309,v1=%',
    'v1=a,t=9999999999999',
    't=1,t=1,v1=,v1=',
  ],
  'Sanity-Transaction-Time': ['2026-13-45T99:99:99Z', '0', '+275761-01-01T00:00:00Z'],
  'Transfer-Encoding': ['chunked', 'gzip, chunked', 'chunked, chunked', 'identity', ' chunked'],
  Upgrade: ['websocket', 'h2c', 'TLS/1.0'],
}

/** A header line: a name that is read somewhere, with a value that is almost right, odd, or far too long. */
export function oddHeader(random: Random): string {
  const name = random.of(headers)
  const values = almostRight[name]
  const value = values && random.once(2) ? random.of(values) : oddValue(random)
  // A line break would end the header.
  return `${name}: ${value.replaceAll(/[\r\n]/g, '')}`
}
