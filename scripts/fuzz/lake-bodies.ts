import { query } from './lake-queries.ts'
import { type Random, words } from './random.ts'

const KEYS = words(
  '_id _type a __proto__ constructor toString  $ [[ a[0] a[_key=="k"] a..b a[0:99999999] id query',
)
const IDS = [...words('fuzz drafts.fuzz versions.r.fuzz a/b  . - é __proto__ _.x'), 'x'.repeat(200), 'a b']
const MUTATIONS = words('create createOrReplace createIfNotExists delete patch upsert __proto__')
const PATCHES = words('set setIfMissing unset inc dec insert diffMatchPatch merge ifRevisionID')
const ACTIONS = words('create edit publish unpublish discard delete replaceDraft version.create nonsense')
const TYPES = ['fuzz', '', 7, null, 'system.x']
const PLAIN = [0, -1, 1e308, 2 ** 53, true, null, '', 'a', '\0', '\ud800', 'x'.repeat(2000), '2026-02-30']
const PROTOTYPE =
  '{"__proto__":{"mutations":[]},"mutations":[{"create":{"_type":"fuzz","__proto__":{"a":1}}}]}'

/** A body for an endpoint that reads JSON: of its kind with odd parts, of no kind, or no JSON at all. */
export function body(random: Random): string {
  const mutations = () =>
    JSON.stringify({ mutations: random.some(3, () => mutation(random)), ...options(random) })
  return random.make(
    mutations,
    () => JSON.stringify({ actions: random.some(3, () => action(random)), ...options(random) }),
    () => JSON.stringify({ query: query(random), params: value(random, 2) }),
    () => JSON.stringify(value(random, 4)),
    () => mutations().slice(0, random.below(60)),
    () => `{"mutations":${'['.repeat(random.pick([10, 1000, 100_000]))}`,
    () => PROTOTYPE,
    () => random.noise(200),
    () => '',
  )
}

/** A document's id, or what is none. */
export function id(random: Random): string {
  return random.chance(0.1) ? random.noise(40) : random.pick(IDS)
}

function mutation(random: Random): object {
  const name = random.pick(MUTATIONS)
  if (name === 'delete') return { delete: selection(random) }
  if (name !== 'patch') return { [name]: random.chance(0.8) ? documentOf(random) : value(random, 2) }
  return { patch: { ...selection(random), [random.pick(PATCHES)]: value(random, 3) } }
}

function selection(random: Random): object {
  return random.chance(0.8) ? { id: id(random) } : { query: query(random) }
}

function action(random: Random): object {
  const ids = { publishedId: id(random), draftId: id(random), versionId: id(random) }
  const rest = { document: documentOf(random), attributes: value(random, 2) }
  return { actionType: `sanity.action.document.${random.pick(ACTIONS)}`, ...ids, ...rest }
}

function documentOf(random: Random): object {
  return { _id: id(random), _type: random.pick(TYPES), [random.pick(KEYS)]: value(random, 3) }
}

function options(random: Random): object {
  return random.chance(0.3) ? { transactionId: id(random), dryRun: value(random, 1) } : {}
}

function value(random: Random, depth: number): unknown {
  if (depth === 0) return random.pick(PLAIN)
  const inner = () => value(random, depth - 1)
  return random.make<unknown>(
    () => random.pick(PLAIN),
    () => random.some(3, inner),
    () => ({ [random.pick(KEYS)]: inner(), _ref: id(random), _type: 'reference' }),
    () => ({ [random.pick(KEYS)]: inner(), [random.pick(KEYS)]: inner() }),
  )
}
