import fc from 'fast-check'
import { WORDS } from './random-documents.ts'

/** A regular expression that would take longer than the universe, as a filter and by itself. */
export const ENDLESS = `"${'a'.repeat(100)}" match "${'a*'.repeat(10)}b"`

const words = (text: string) => fc.constantFrom(...text.split(' '))
/** Each on a line of its own. */
const lines = (text: string) => fc.constantFrom(...text.trim().split(/\s*\n\s*/))

const literal = words('null true 0 1 2 2.5 "a" "B" "1" "one" [] $nobody _id')
const field = words('n other title tags slug.current author._ref slug _type _id _originalId')
const target = lines(`
  "a1"
  "a2"
  "drafts.a1"
  $ids
  ["a1", "a3", null]
  $nobody
  "a1", "a2"`)
const pattern = fc.oneof(
  fc
    .constantFrom(...WORDS, 'gar*', '*age', 'd.or', 'door garage', '*', '', 'caf*', '$words')
    .map((word) => (word === '$words' ? word : JSON.stringify(word))),
  fc.constantFrom('["door", "garage"]', '["door", 7]', '[]'),
)
const text = lines(`
  title
  pt::text(body)
  [title, pt::text(body)]
  lower(title)
  tags
  tags[]`)

const fromOuter = lines(`
  references(^._id)
  references(^.related[]._ref)
  references(^.author._ref)
  references(^.n)
  author._ref == ^._id
  _id == ^.author._ref
  _id in ^.related[]._ref
  n == ^.n
  n in ^.tags
  ^.n in tags
  _type == ^._type
  ^._id in related[]._ref
  _id == "drafts." + ^._id
  _id != ^._id
  author->n == ^.n
  title == ^.author->title`)

const leaf = fc.oneof(
  fc.constantFrom('"post"', '"page"', '"nothing"').map((type) => `_type == ${type}`),
  lines(`
    _type in ["post", "page"]
    "post" == _type
    _type != "post"
    true
    _id in $ids
    _id == "drafts." + $words
    slug.current == "on" + "e"
    n > 1`),
  fc.tuple(field, literal).map(([name, value]) => `${name} == ${value}`),
  fc.tuple(literal, field).map(([value, name]) => `${value} in ${name}`),
  fc.tuple(field, literal, literal).map(([name, ...values]) => `${name} in [${values}]`),
  target.map((ids) => `references(${ids})`),
  fc.tuple(text, pattern).map(([left, right]) => `${left} match ${right}`),
  lines(`
    defined(title)
    count(related) > 1
    "a1" in related[]._ref
    author->n == 1
    now() > "2"`),
  fc.constantFrom(
    'count(*[references(^._id)]) > 0',
    'n in *[_type == "page"].n',
    '_id in *[n == 1].author._ref',
  ),
)

const filterOf = (leaves: fc.Arbitrary<string>): fc.Arbitrary<string> => {
  const joined = fc.tuple(leaves, fc.constantFrom('&&', '&&', '||'), leaves).map((parts) => parts.join(' '))
  return fc.oneof(
    { weight: 2, arbitrary: leaves },
    { weight: 3, arbitrary: joined },
    { weight: 1, arbitrary: fc.tuple(joined, leaves).map(([both, one]) => `(${both}) && ${one}`) },
    { weight: 1, arbitrary: leaves.map((one) => `!(${one})`) },
  )
}

const filter = filterOf(leaf)
const inner = filterOf(fc.oneof(leaf, fromOuter, fromOuter))
const order = fc
  .array(
    fc.tuple(words('n other title slug.current _id lower(title)'), fc.constantFrom('', ' asc', ' desc')),
    { minLength: 1, maxLength: 2 },
  )
  .map((fields) => `order(${fields.map((parts) => parts.join('')).join(', ')})`)
const slices = words('[0...3] [0..1] [2...5] [5...2] [-2..-1] [0...100] [0] [3] [-1]')
const slice = fc.oneof({ weight: 9, arbitrary: slices }, fc.constant(''))
const score = fc.oneof(
  leaf,
  fc.tuple(text, pattern).map(([left, right]) => `boost(${left} match ${right}, 2)`),
  fc.tuple(leaf, leaf).map(([one, other]) => `${one} || (${other})`),
)

/** A query of the kinds that indexes answer, and of some that they do not. It names the parameters `$ids`, `$words` and `$nobody`. */
export function randomQuery(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.tuple(filter, slice).map(([of, part]) => `*[${of}]${part}{_id, n}`),
    fc.tuple(filter, order, slice).map(([of, by, part]) => `*[${of}] | ${by}${part}{_id, _originalId}`),
    fc.tuple(leaf, order, slice).map(([of, by, part]) => `*[_type == "post" && ${of}] | ${by}${part}{_id}`),
    fc.tuple(filter, filter, slice).map(([of, also, part]) => `*[${of}][${also}]${part}._id`),
    filter.map((of) => `count(*[${of}])`),
    fc.tuple(order, slice).map(([by, part]) => `* | ${by}${part}{_id}`),
    fc
      .tuple(inner, fc.oneof(order, fc.constant('')), slice)
      .map(
        ([within, by, part]) =>
          `*{_id, "in": *[_type == "post" && ${within}]${by && ` | ${by}`}${part}{_id}}`,
      ),
    fc
      .tuple(leaf, inner, order, slice)
      .map(([of, within, by, part]) => `*[${of}]{_id, "in": *[${within}] | ${by}${part}{_id}}`),
    fc
      .tuple(leaf, inner)
      .map(([of, within]) => `*[${of}]{"n": count(*[${within}]), "x": related[]{"y": *[${within}]._id}}`),
    fc
      .tuple(inner, inner)
      .map(([of, within]) => `*[_type == "author"]{"a": *[${of}]{"b": *[${within} && n == ^.^.n]._id}}`),
    fc.tuple(filter, score).map(([of, by]) => `*[${of}] | score(${by})[_score > 0]{_id, _score}`),
    fc
      .tuple(score, score)
      .map(([one, other]) => `* | score(${one}, ${other})[_score > 0] | order(_score desc)[0...3]{_id}`),
  )
}
