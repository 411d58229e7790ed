import { body } from './lake-bodies.ts'
import { path } from './lake-paths.ts'
import { type Random, words } from './random.ts'

/** What requests to a lake are made of besides chance; `assets` are paths of what was uploaded. */
export type LakeFacts = { host: string; token: string; cookie: string; assets: readonly string[] }

const METHODS = words('GET GET GET HEAD POST PUT DELETE OPTIONS PATCH TRACE QUERY')
const HOSTS = ['a@localhost', 'localhost:99999', '[::1', 'evil.example', 'local host', '%', '']
const HEADERS = words(
  'Accept Accept-Encoding Authorization Content-Type Cookie If-None-Match If-Range Last-Event-ID Origin Range ' +
    'Sec-Fetch-Dest Sec-Fetch-Site X-Forwarded-For __proto__',
)
const VALUES = words(
  ' * bytes=0- bytes=-1 bytes=9-1 bytes=0-1,3-4 br;q=x image/avif null a=b;;= "x" same-site',
)
const UPGRADE = [
  'Upgrade: websocket',
  'Connection: Upgrade',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: x',
]

/** One request to a lake as bytes: to any endpoint, with odd parts, of a member or of anyone. */
export function lakeRequest(random: Random, facts: LakeFacts): string {
  if (random.chance(0.02)) return `${random.noise(300)}\r\n\r\n`
  const content = random.chance(0.4) ? body(random) : ''
  const method = content && random.chance(0.9) ? 'POST' : random.pick(METHODS)
  const length = Buffer.byteLength(content) + (random.chance(0.02) ? random.below(3) : 0)
  return [
    `${method} ${path(random, facts.assets)} HTTP/1.1`,
    `Host: ${random.chance(0.95) ? facts.host : random.pick(HOSTS)}`,
    `Content-Length: ${length}`,
    ...identity(random, facts),
    ...random.some(
      3,
      () => `${random.pick(HEADERS)}: ${random.chance(0.8) ? random.pick(VALUES) : printable(random)}`,
    ),
    ...(random.chance(0.05) ? UPGRADE : ['Connection: close']),
    '',
    Buffer.from(content).toString('latin1'),
  ].join('\r\n')
}

function identity(random: Random, { token, cookie, host }: LakeFacts): string[] {
  const owner = [`Cookie: ${cookie}`, `Origin: http://${host}`]
  return random.pick([[], owner, [`Authorization: Bearer ${token}`]])
}

/** What Node lets through in a header. */
function printable(random: Random): string {
  return random.noise(60).replaceAll(/[^\x20-\x7e\x80-\xff]/g, '')
}
