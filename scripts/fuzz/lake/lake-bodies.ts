import { noise, oneOf, words } from '../generators.ts'
import type { Random } from '../random.ts'
import { query } from './lake-queries.ts'

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

/** A body for an endpoint that reads JSON: a valid shape with odd values, any other JSON, or no JSON at all. */
export function body(random: Random): string {
  const mutations = () =>
    JSON.stringify({ mutations: random.some(3, () => mutation(random)), ...options(random) })
  return oneOf(
    random,
    mutations,
    () => JSON.stringify({ actions: random.some(3, () => action(random)), ...options(random) }),
    () => JSON.stringify({ query: query(random), params: value(random, 2) }),
    () => JSON.stringify(value(random, 4)),
    () => mutations().slice(0, random.below(60)),
    () => `{"mutations":${'['.repeat(random.of([10, 1000, 100_000]))}`,
    () => PROTOTYPE,
    () => noise(random, 200),
    () => '',
  )
}

/** The id of a document, valid or not. */
export function id(random: Random): string {
  return random.once(10) ? noise(random, 40) : random.of(IDS)
}

function mutation(random: Random): object {
  const name = random.of(MUTATIONS)
  if (name === 'delete') return { delete: selection(random) }
  if (name !== 'patch') return { [name]: !random.once(5) ? documentOf(random) : value(random, 2) }
  return { patch: { ...selection(random), [random.of(PATCHES)]: value(random, 3) } }
}

function selection(random: Random): object {
  return !random.once(5) ? { id: id(random) } : { query: query(random) }
}

function action(random: Random): object {
  const ids = { publishedId: id(random), draftId: id(random), versionId: id(random) }
  const rest = { document: documentOf(random), attributes: value(random, 2) }
  return { actionType: `sanity.action.document.${random.of(ACTIONS)}`, ...ids, ...rest }
}

function documentOf(random: Random): object {
  return { _id: id(random), _type: random.of(TYPES), [random.of(KEYS)]: value(random, 3) }
}

function options(random: Random): object {
  return random.once(3) ? { transactionId: id(random), dryRun: value(random, 1) } : {}
}

function value(random: Random, depth: number): unknown {
  if (depth === 0) return random.of(PLAIN)
  const inner = () => value(random, depth - 1)
  return oneOf<unknown>(
    random,
    () => random.of(PLAIN),
    () => random.some(3, inner),
    () => ({ [random.of(KEYS)]: inner(), _ref: id(random), _type: 'reference' }),
    () => ({ [random.of(KEYS)]: inner(), [random.of(KEYS)]: inner() }),
  )
}
