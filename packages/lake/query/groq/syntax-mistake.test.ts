import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LakeError } from '../../errors/lake-error.ts'
import { randomQuery } from '../../testing/random-queries.ts'
import { parsed } from './groq-query.ts'
import { syntaxMistakeIn } from './syntax-mistake.ts'

test.each([
  ['*[_type == "event]', 'unexpected token "\\"event]", expected expression', '"event]'],
  ['*[_type == "note"', "expected ']' following expression", '[_type == "note"'],
  ['*[_type == ]', 'unexpected token "]", expected expression', ']'],
  ['*[_type == "note" &&', 'unexpected end-of-file, expected expression', ''],
  ['*[== "note"]', "expected ']' following expression", '[=='],
  ['*[a == != "note"]', 'unexpected token "!=", expected expression', '!='],
  ['*[_type = "note"]', "expected ']' following expression", '[_type ='],
  ['*[_id == "a"][0] { _id, ', "expected '}' following object body", '{ _id, '],
  ['*{title slug}', "expected '}' following object body", '{title slug'],
  ['*{title,, slug}', "expected '}' following object body", '{title,,'],
  ['*{"a": b[]select(c)}', "expected '}' following object body", '{"a": b[]select'],
  ['{"list": [1, 2}', "expected ']' following array body", '[1, 2}'],
  ['(1 + 2', "expected ')' following parenthesized expression", '(1 + 2'],
  ['*[string::startsWith($a, b "/")]', "expected ')' following function arguments", '($a, b "/"'],
  ['* | order(title', "expected ')' following function arguments", '(title'],
  ['*[_type == "note"] | [0]', 'object or function expected', '['],
  ['*[_type == "note"] // all of them\n}', 'unable to parse entire expression', '}'],
  ['1 2', 'unable to parse entire expression', '2'],
])('the mistake in %s is told as the hosted lake tells it', (query, description, shown) => {
  const error = refusal(query)
  expect(error).toMatchObject({ type: 'queryParseError', description, query })
  expect(query.slice(error.start, error.end)).toContain(shown)
})

test('what the hosted lake’s grammar does not tell is told by the parser, with its place', () => {
  expect(refusal('1 ** 2 ** "a":"b"').description).toContain('Syntax error in GROQ query')
  expect(refusal('nothing::known()')).toMatchObject({ description: 'Undefined namespace: nothing', start: 0 })
})

test('no mistake is seen in a query that is right', () => {
  fc.assert(fc.property(randomQuery(), (query) => syntaxMistakeIn(query) === undefined))
  const others = [
    '*{..., "a": b[]->{...}, !c => {d}}',
    '-1 + count(*[a in [1, 2,]]) // and',
    '*[0...5].a["b"]|order(c desc,)',
  ]
  for (const query of others) expect(syntaxMistakeIn(query), query).toBe(undefined)
})

type Refusal = { description: string; start: number; end: number }

function refusal(query: string): Refusal {
  try {
    parsed(query, { a: 'a' })
  } catch (error) {
    if (error instanceof LakeError) return JSON.parse(JSON.stringify(error.body)).error
    throw error
  }
  throw new Error('It is right')
}
