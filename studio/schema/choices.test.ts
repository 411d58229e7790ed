import { expect, test } from 'vitest'
import { fieldsIn } from '../unknown-values.ts'
import { schemaTypes } from './index.ts'

test('names to choose from are offered as they are written', () => {
  expect(schemaTypes.flatMap(misspelled)).toEqual([])
})

/** Of words without a title of their own, Sanity writes the first letter as a capital, and all others small. */
function misspelled(definition: unknown): string[] {
  const { type, fields, of, options, components } = fieldsIn(definition)
  const isSanitys = type === 'string' && !fieldsIn(components).input
  const words = listIn(fieldsIn(options).list).filter((word) => typeof word === 'string')
  return [
    ...words.filter((word) => isSanitys && word.slice(1) !== word.slice(1).toLowerCase()),
    ...[...listIn(fields), ...listIn(of)].flatMap(misspelled),
  ]
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
