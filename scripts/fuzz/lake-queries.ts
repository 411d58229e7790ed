import { type Random, words } from './random.ts'

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
  return random.make(
    () => random.pick(WHOLE),
    () => random.pick(BROKEN),
    () => random.noise(80),
    () => nested(random),
    () => `*[${expression(random, 3)}]`,
    () => `*{${random.pick(NAMES)}, "x": ${expression(random, 2)}}|order(${random.pick(NAMES)} desc)[0..2]`,
    () => `*[${expression(random, 2)}]`.slice(0, random.below(30)),
    () => expression(random, 4),
  )
}

function expression(random: Random, depth: number): string {
  if (depth === 0) return random.pick([...VALUES, ...NAMES])
  const inner = () => expression(random, depth - 1)
  return random.make(
    inner,
    () => `${inner()} ${random.pick(OPERATORS)} ${inner()}`,
    () => `${random.pick(FUNCTIONS)}(${random.some(2, inner).join(', ')})`,
    () => `(${inner()})`,
    () => `${inner()}[${inner()}]`,
    () => `${inner()}->${random.pick(NAMES)}`,
    () => `!${inner()}`,
  )
}

function nested(random: Random): string {
  const depth = random.pick([10, 100, 1000])
  const [open = '', close = ''] = random.pick(BRACKETS)
  return `${open.repeat(depth)}1${close.repeat(random.chance(0.8) ? depth : depth - 1)}`
}
