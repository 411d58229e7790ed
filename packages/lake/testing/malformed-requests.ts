import fc from 'fast-check'
import { randomRequest } from './random-requests.ts'

type Text = fc.Arbitrary<string>
/** What malformed requests contain beside random values: the paths of uploaded files, and headers that identify a sender. */
type Known = { host: string; assets: readonly string[]; identities: readonly string[] }

const words = (text: string): Text => fc.constantFrom(...text.split(' '))
/** Mostly what is right, so that what is odd about the rest is reached. */
const often = (usual: string, other: Text): Text =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 9 }, other)
const cut = (text: Text) => fc.tuple(text, fc.nat(60)).map(([whole, length]) => whole.slice(0, length))
const repeated = (text: Text, times: readonly number[]) =>
  fc.tuple(text, fc.constantFrom(...times)).map(([one, count]) => one.repeat(count))
const listed = (part: Text, maxLength: number, separator: string) =>
  fc.array(part, { maxLength }).map((parts) => parts.join(separator))
const byte = fc.nat(255).map((code) => String.fromCharCode(code))
/** Without line breaks, which would end a header. */
const noise = fc.string({ unit: byte, maxLength: 200 }).map((text) => text.replaceAll(/[\r\n]/g, ''))

const FUNCTIONS =
  'count length defined references coalesce select dateTime string::split pt::text geo::distance array::join math::max ' +
  'global::now delta::changedAny no::such pt'
const names = words('_id _type title __proto__ constructor a.b $p ^ ^.^ @ slug.current')
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(words(`1 -1 1e999 "a" ' null true [] {} [1,2,3] {"a":1} $p * ${'9'.repeat(400)}`), names),
    filled('E O E', { E: tie('expression'), O: words('== != < >= + - * / % ** && || in match asc .. ...') }),
    filled('F(E)', { E: listed(tie('expression'), 2, ', '), F: words(FUNCTIONS) }),
    filled('(E)[E]', { E: tie('expression') }),
    filled('!E->N', { E: tie('expression'), N: names }),
  ),
}))
const filter = filled('*[E]', { E: expression })
const query = fc.oneof(
  { arbitrary: words('* *[0] *[_type=="note"] *|order(_id) count(*) *{_id}[0...3] *[$p]'), weight: 3 },
  words('*[ { " /* // *[_type==] *{a:} -> *[0...] \\u{110000} "\\ud800" $ \0 '),
  repeated(words('( [ {"a": count( ! - ()'), [10, 100, 1_000]),
  filled('*{N, "x": E}|order(N)[0..2]', { N: names, E: expression }),
  ...[noise, expression, filter, cut(filter)],
)

const IDS = [
  '',
  'x'.repeat(200),
  'a b',
  ...'fuzz drafts.fuzz versions.r.fuzz a/b . - é __proto__ _.x'.split(' '),
]
const id = fc.oneof(fc.constantFrom(...IDS), noise)
const key = words(
  '_id _type a __proto__ constructor toString $ [[ a[0] a[_key=="k"] a..b a[0:99999999] id query _ref',
)
const value = fc.oneof(fc.jsonValue(), fc.dictionary(key, fc.oneof(fc.jsonValue(), id), { maxKeys: 3 }))
const step = words(
  'create createOrReplace createIfNotExists delete patch upsert set unset inc insert diffMatchPatch',
)
const mutation = fc.dictionary(step, fc.dictionary(fc.oneof(step, key), value), { maxKeys: 2 })
const action = fc.record({
  actionType: filled('sanity.action.document.A', {
    A: words('create edit publish discard delete replaceDraft none'),
  }),
  publishedId: id,
  draftId: fc.option(id),
  versionId: fc.option(id),
  document: value,
  attributes: value,
})
const json = fc
  .oneof(
    randomRequest({ ids: IDS, types: ['fuzz', '', 'system.x'], uploads: 1 }).map((one) =>
      'body' in one ? one.body : one,
    ),
    fc.record({ mutations: fc.array(mutation), transactionId: id, dryRun: fc.jsonValue() }),
    fc.record({ actions: fc.array(action, { maxLength: 3 }) }),
    fc.record({ query, params: value }),
    value,
  )
  .map((body) => JSON.stringify(body))
const body = fc.oneof(
  { arbitrary: json, weight: 3 },
  fc.constant('{"__proto__":{"mutations":[]},"mutations":[{"create":{"_type":"fuzz","__proto__":{"a":1}}}]}'),
  repeated(words('[ {"mutations":['), [1, 1_000, 50_000]),
  ...[cut(json), noise, fc.constant('')],
)

/** Each capital letter stands for what `paths` fills in there. */
const PATHS = words(
  '/lake/V/data/query/D?query=Q&O /lake/V/data/query/D?query=Q&O /lake/V/data/listen/D?query=Q&O /lake/V/data/live/events/D?O ' +
    '/lake/V/data/doc/D/I /lake/V/data/doc/D/R /lake/V/data/mutate/D?O /lake/V/data/actions/D?O /lake/V/data/export/D?O ' +
    '/lake/V/data/history/D/transactions/I?O /lake/V/data/history/D/documents/I?O /lake/V/data/history/D/events/documents/I?O ' +
    '/lake/V/data/references/D/documents/I /lake/V/assets/images/D?filename=I /lake/V/assets/files/D?filename=I ' +
    '/lake/F?P /lake/F?P /lake/V/users/me /lake/V/users/I /lake/V/users/me/keyvalue/I /lake/V/projects/I /lake/V/projects/I/grants ' +
    '/lake/V/projects/I/datasets/production/acl /lake/V/auth/id /lake/V/auth/providers /lake/V/auth/logout /lake/V/check/cors ' +
    '/lake/V/features/x /lake/V/journey/x /lake/V/schedules/x /lake/login?origin=I /lake/V/login?origin=I /lake/socket ' +
    '/lake/V/socket/production /lake/socket/ / /%00 /% /structure/a /..%2f..%2fetc /static/a.js /lake // /up /up?x /N',
)
const options = filled('K=W', {
  K: words(
    'dryRun returnDocuments autoGenerateArrayKeys transactionId revision time limit includeResult enableResume ' +
      'includePreviousRevision effectFormat visibility includeMutations tag $p perspective',
  ),
  W: words(
    `true false mendoza -1 2026-02-30 %00 x raw drafts a,b raw,drafts 1 "a" { [] ${'['.repeat(3_600)} `,
  ),
})
const pictureOptions = filled('K=W', {
  K: words('w h rect fit crop fm q dpr blur sharp or bg fp-x auto dl dlRaw'),
  W: words('0 -1 1 40 8192 1e9 NaN constructor 0,0,1,1 1,1,0,0 min max format png '),
})
const HEADERS =
  'Accept Accept-Encoding Authorization Content-Encoding Content-Type Cookie Expect Forwarded Idempotency-Key If-Match ' +
  'If-Modified-Since If-None-Match Last-Event-ID Origin Range Referer Sec-Fetch-Site Sec-WebSocket-Key X-Forwarded-For'
const ODD =
  ' , ; " % %00 a@b http://[ [::1 * -1 1e309 null __proto__ W/" bytes=9-0,- br;q=abc text/event-stream 100-continue ../etc'
const header = filled('K: W', { K: words(HEADERS), W: fc.oneof(words(ODD), noise) })
const UPGRADE = 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13'

/** Any request to any endpoint of the lake and to the Studio, from any of the senders; each character is one byte. */
export function malformedRequest({ host, assets, identities }: Known): Text {
  const ids = listed(id.map(encodeURIComponent), 3, ',')
  const parts = {
    V: often('v1', words('v2025-02-19 vX v9999-99-99 v ')),
    D: often('production', words('elsewhere __proto__ %00 % a/b ')),
    Q: query.map(encodeURIComponent),
    O: listed(options, 3, '&'),
    I: ids,
    // One id so often that an answer with a document for each would be large.
    R: repeated(
      id.map((one) => `${encodeURIComponent(one)},`),
      [200, 1_500],
    ).map((many) => many.slice(0, 12_000)),
    F: fc.constantFrom(...assets, 'images/local/production/x.png'),
    P: listed(pictureOptions, 4, '&'),
    N: noise.map(encodeURI),
  }
  const request = fc.record({
    method: often('', words('HEAD POST PUT DELETE OPTIONS PATCH TRACE QUERY')),
    path: PATHS.chain((path) => filled(path, parts)),
    host: often(host, words('a@localhost localhost:99999 [::1 evil.example % ')),
    headers: fc.tuple(fc.constantFrom(...identities), listed(header, 3, '\r\n')),
    end: often('Connection: close', fc.constant(UPGRADE)),
    body: fc.option(body, { nil: '' }),
    // Bytes beyond the stated length are read as another request.
    missing: fc.oneof({ arbitrary: fc.constant(0), weight: 50 }, fc.nat(2)),
  })
  return fc.oneof(
    { arbitrary: request.map(bytesOf), weight: 12 },
    noise.map((bytes) => `x${bytes}\r\n\r\n`),
  )
}

type Made = Record<'method' | 'path' | 'host' | 'end' | 'body', string> & {
  headers: string[]
  missing: number
}

function bytesOf({ method, path, host, end, body: content, headers, missing }: Made): string {
  const usual = /data\/(mutate|actions)|\/assets\//.test(path) ? 'POST' : 'GET'
  const length = Math.max(0, Buffer.byteLength(content) - missing)
  const head = [
    `${method || usual} ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Length: ${length}`,
    ...headers,
  ]
  const last = path.includes('socket') ? UPGRADE : end
  return [...head.filter(Boolean), last, '', Buffer.from(content).toString('latin1')].join('\r\n')
}

/** The template, with something of its own in the place of each capital letter that `parts` has. */
function filled(template: string, parts: Readonly<Record<string, Text>>): Text {
  const pieces = template.split(/(?<![A-Za-z])([A-Z])(?![A-Za-z])/)
  return fc.tuple(...pieces.map((piece) => parts[piece] ?? fc.constant(piece))).map((found) => found.join(''))
}
