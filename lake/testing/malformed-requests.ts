import fc from 'fast-check'
import { randomRequest } from './random-requests.ts'

/** What malformed requests contain beside random values: the paths of uploaded files, and headers that identify a sender. */
type Known = {
  host: string
  assets: readonly string[]
  identities: readonly (readonly string[])[]
}

const words = (text: string) => fc.constantFrom(...text.split(' '))
const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))
/** Without line breaks, which would end a header. */
const noise = fc.string({ unit: byte, maxLength: 200 }).map((text) => text.replaceAll(/[\r\n]/g, ''))

const HEADERS = words(
  'Accept Accept-Encoding Authorization Content-Encoding Content-Type Cookie Expect Forwarded Idempotency-Key If-Match ' +
    'If-Modified-Since If-None-Match Last-Event-ID Origin Range Referer Sec-Fetch-Site Sec-WebSocket-Key X-Forwarded-For',
)
const HEADER_VALUES = words(
  ' , ; " % %00 a@b http://[ [::1 * -1 1e309 null __proto__ W/" bytes=9-0,- br;q=abc text/event-stream 100-continue ../../etc/passwd',
)
const UPGRADE = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']

const NAMES = words('_id _type title __proto__ constructor a.b $p ^ ^.^ @ slug.current')
const VALUES = words(`1 -1 1e999 "a" ' null true [] {} [1,2,3] {"a":1} $p * ${'9'.repeat(400)}`)
const OPERATORS = words('== != < >= + - * / % ** && || in match asc .. ...')
const FUNCTIONS = words(
  'count length defined references coalesce select dateTime string::split pt::text geo::distance array::join math::max ' +
    'global::now delta::changedAny no::such pt',
)
const BROKEN = words('*[ { " /* // *[_type==] *{a:} -> *[0...] \\u{110000} "\\ud800" $ \0 ')
const WHOLE = words('* *[0] *[_type=="note"] *|order(_id) count(*) *{_id}[0...3] *[$p]')
const BRACKETS = fc.constantFrom(
  ['(', ')'],
  ['[', ']'],
  ['{"a":', '}'],
  ['count(', ')'],
  ['!', ''],
  ['-', ''],
)

const nested = fc
  .tuple(BRACKETS, fc.constantFrom(10, 100, 1_000), fc.nat(1))
  .map(([[open = '', close = ''], depth, less]) => `${open.repeat(depth)}1${close.repeat(depth - less)}`)

const { expression } = fc.letrec<{ expression: string }>((tie) => {
  const inner = tie('expression')
  return {
    expression: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.oneof(VALUES, NAMES),
      fc.tuple(inner, OPERATORS, inner).map((parts) => parts.join(' ')),
      fc.tuple(FUNCTIONS, fc.array(inner, { maxLength: 2 })).map(([name, given]) => `${name}(${given})`),
      fc.tuple(inner, inner).map(([of, at]) => `(${of})[${at}]`),
      fc.tuple(inner, NAMES).map(([of, name]) => `!${of}->${name}`),
    ),
  }
})

const filter = expression.map((text) => `*[${text}]`)
const projection = fc
  .tuple(NAMES, expression)
  .map(([name, text]) => `*{${name}, "x": ${text}}|order(${name})[0..2]`)
const query = fc.oneof(
  { arbitrary: WHOLE, weight: 3 },
  BROKEN,
  noise,
  nested,
  expression,
  filter,
  projection,
  cut(filter),
)

const ids = [
  ...'fuzz drafts.fuzz versions.r.fuzz a/b . - é __proto__ _.x'.split(' '),
  '',
  'x'.repeat(200),
  'a b',
]
const id = fc.oneof(fc.constantFrom(...ids), noise)
const KEYS = words(
  '_id _type a __proto__ constructor toString $ [[ a[0] a[_key=="k"] a..b a[0:99999999] id query _ref',
)
const STEPS = words(
  'create createOrReplace createIfNotExists delete patch upsert set setIfMissing unset inc dec insert diffMatchPatch merge',
)
const ACTIONS = words('create edit publish unpublish discard delete replaceDraft version.create nonsense')
const value = fc.oneof(fc.jsonValue(), fc.dictionary(KEYS, fc.oneof(fc.jsonValue(), id), { maxKeys: 3 }))

const valid = randomRequest({ ids, types: ['fuzz', '', 'system.x'], uploads: 1 })
const action = fc.record(
  {
    actionType: ACTIONS.map((name) => `sanity.action.document.${name}`),
    ...{ publishedId: id, draftId: id, versionId: id, document: value, attributes: value },
  },
  { requiredKeys: ['actionType'] },
)
const steps = fc.array(fc.dictionary(STEPS, fc.dictionary(fc.oneof(STEPS, KEYS), value), { maxKeys: 2 }))
const json = fc.oneof(
  valid.map((request) => JSON.stringify('body' in request ? request.body : request)),
  fc
    .record({ mutations: steps, transactionId: id, dryRun: fc.jsonValue() })
    .map((body) => JSON.stringify(body)),
  fc.record({ actions: fc.array(action, { maxLength: 3 }) }).map((body) => JSON.stringify(body)),
  fc.record({ query, params: value }).map((body) => JSON.stringify(body)),
  value.map((body) => JSON.stringify(body)),
)
const PROTOTYPE =
  '{"__proto__":{"mutations":[]},"mutations":[{"create":{"_type":"fuzz","__proto__":{"a":1}}}]}'
const deep = fc.constantFrom(10, 1_000, 100_000).map((depth) => `{"mutations":${'['.repeat(depth)}`)
const body = fc.oneof({ arbitrary: json, weight: 3 }, cut(json), deep, fc.constantFrom(PROTOTYPE, ''), noise)

/** Any request to any endpoint of the lake and to the Studio, from any of the senders; each character is one byte. */
export function malformedRequest({ host, assets, identities }: Known): fc.Arbitrary<string> {
  const path = fc.oneof(...paths(assets))
  const head = fc.record({
    // Mostly the usual one for its path.
    method: often('', words('HEAD POST PUT DELETE OPTIONS PATCH TRACE QUERY')),
    path,
    host: often(host, words('a@localhost localhost:99999 [::1 evil.example % ')),
    identity: fc.constantFrom(...identities),
    headers: fc.array(
      fc.tuple(HEADERS, fc.oneof(HEADER_VALUES, noise)).map((pair) => pair.join(': ')),
      { maxLength: 3 },
    ),
    isUpgrade: fc.nat(20).map((dice) => dice === 20),
    body: fc.option(body, { nil: '' }),
    // Bytes beyond the stated length are read as another request.
    cut: fc.nat(50).map((dice) => (dice > 48 ? dice - 48 : 0)),
  })
  const request = head.map((made) => {
    const length = Math.max(0, Buffer.byteLength(made.body) - made.cut)
    const usual = /data\/(mutate|actions)|\/assets\//.test(made.path) ? 'POST' : 'GET'
    const start = [
      `${made.method || usual} ${made.path} HTTP/1.1`,
      `Host: ${made.host}`,
      `Content-Length: ${length}`,
    ]
    const end = made.isUpgrade || made.path.includes('socket') ? UPGRADE : ['Connection: close']
    const content = Buffer.from(made.body).toString('latin1')
    return [...start, ...made.identity, ...made.headers, ...end, '', content].join('\r\n')
  })
  return fc.oneof(
    { arbitrary: request, weight: 12 },
    noise.map((bytes) => `x${bytes}\r\n\r\n`),
  )
}

function paths(assets: readonly string[]): fc.Arbitrary<string>[] {
  const version = often('v1', words('v2025-02-19 vX v9999-99-99 v '))
  const dataset = often('production', words('elsewhere __proto__ %00 % a/b '))
  const encoded = fc.array(id.map(encodeURIComponent), { maxLength: 3 }).map((list) => list.join())
  // One id so often that an answer with a document for each would be large.
  const repeated = fc.tuple(fc.constantFrom(2, 200, 1_500), id.map(encodeURIComponent))
  const many = repeated.map(([times, one]) => Array(times).fill(one).join().slice(0, 12_000))
  const options = pairs(
    'dryRun returnDocuments autoGenerateArrayKeys transactionId revision time limit includeResult enableResume ' +
      'includePreviousRevision effectFormat visibility includeMutations tag $p perspective',
    `true false mendoza -1 2026-02-30 %00 x raw drafts a,b raw,drafts 1 "a" { [] ${'['.repeat(3_600)} `,
  )
  const question = query.map(encodeURIComponent)
  const below = (...parts: (string | fc.Arbitrary<string>)[]) => path('/lake/', version, '/', ...parts)
  const past = words('transactions documents events/documents')
  return [
    below('data/query/', dataset, '?query=', question, '&', options),
    below('data/', words('listen listen live/events'), '/', dataset, '?query=', question, '&', options),
    below('data/doc/', dataset, '/', fc.oneof(encoded, many)),
    below('data/', words('mutate actions'), '/', dataset, '?', options),
    below('data/export/', dataset, '?', options),
    below('data/history/', dataset, '/', past, '/', encoded, '?', options),
    below('data/references/', dataset, '/documents/', encoded),
    below('assets/', words('images files x'), '/', dataset, '?filename=', encoded),
    path(
      '/lake/',
      fc.constantFrom(...assets, 'images/local/production/x.png'),
      '?',
      pairs(
        'w h rect fit crop fm q dpr blur sharp or bg fp-x auto dl dlRaw',
        '0 -1 1 40 8192 1e9 NaN constructor 0,0,1,1 1,1,0,0 min max format png ',
      ),
    ),
    below('users/', fc.oneof(words('me me/keyvalue'), encoded)),
    below('projects/', encoded, words('/datasets /grants /datasets/production/acl ')),
    below(
      words('auth/id auth/providers auth/logout ping check/cors features/x journey/x schedules/x intake/x'),
    ),
    path(
      '/lake/',
      words('login v1/login socket v1/socket/production socket/ v1/socket'),
      '?origin=',
      encoded,
    ),
    path('/', words(` %00 % structure/a ..%2f..%2fetc static/a.js lake lake/ // up up?x ${'x'.repeat(300)}`)),
    path('/', noise.map(encodeURI)),
  ]
}

function path(...parts: readonly (string | fc.Arbitrary<string>)[]): fc.Arbitrary<string> {
  const all = parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part))
  return fc.tuple(...all).map((found) => found.join(''))
}

function pairs(names: string, values: string): fc.Arbitrary<string> {
  return fc.array(path(words(names), '=', words(values)), { maxLength: 4 }).map((list) => list.join('&'))
}

/** Mostly what is right, so that what is odd about the rest is reached. */
function often(usual: string, other: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ arbitrary: fc.constant(usual), weight: 9 }, other)
}

/** The beginning of a text. */
function cut(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(text, fc.nat(60)).map(([whole, length]) => whole.slice(0, length))
}
