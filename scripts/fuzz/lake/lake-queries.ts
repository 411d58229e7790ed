import { noise, oneOf, words } from '../generators.ts'
import type { Random } from '../random.ts'

const NAMES = words('_id _type title __proto__ constructor a.b $p ^ ^.^ @ slug.current')
const VALUES = [...words(`1 -1 1e999 "a" ' null true [] {} [1,2,3] {"a":1} $p *`), '9'.repeat(400)]
const OPERATORS = words('== != < >= + - * / % ** && || in match asc .. ...')
const FUNCTIONS = words(
  'count length defined references coalesce select dateTime string::split pt::text geo::distance array::join ' +
    'math::max global::now delta::changedAny no::such pt',
)
const BROKEN = words('*[ { " /* // *[_type==] *{a:} -> *[0...] \\u{110000} "\\ud800" $ \0')
const WHOLE = words('* *[0] *[_type=="note"] *|order(_id) count(*) *{_id}[0...3] *[$p] $p  ')
const BRACKETS = [words('( )'), words('[ ]'), words('{"a": }'), words('count( )'), ['!', ''], ['-', '']]

/** A query that is sensible, malformed, deep or long. */
export function query(random: Random): string {
  return oneOf(
    random,
    () => random.of(WHOLE),
    () => random.of(BROKEN),
    () => noise(random, 80),
    () => nested(random),
    () => `*[${expression(random, 3)}]`,
    () => `*{${random.of(NAMES)}, "x": ${expression(random, 2)}}|order(${random.of(NAMES)} desc)[0..2]`,
    () => `*[${expression(random, 2)}]`.slice(0, random.below(30)),
    () => expression(random, 4),
  )
}

function expression(random: Random, depth: number): string {
  if (depth === 0) return random.of([...VALUES, ...NAMES])
  const inner = () => expression(random, depth - 1)
  return oneOf(
    random,
    inner,
    () => `${inner()} ${random.of(OPERATORS)} ${inner()}`,
    () => `${random.of(FUNCTIONS)}(${random.some(2, inner).join(', ')})`,
    () => `(${inner()})`,
    () => `${inner()}[${inner()}]`,
    () => `${inner()}->${random.of(NAMES)}`,
    () => `!${inner()}`,
  )
}

function nested(random: Random): string {
  const depth = random.of([10, 100, 1000])
  const [open = '', close = ''] = random.of(BRACKETS)
  return `${open.repeat(depth)}1${close.repeat(!random.once(5) ? depth : depth - 1)}`
}
