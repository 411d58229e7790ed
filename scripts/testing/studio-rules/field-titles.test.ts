import { expect, test } from 'vitest'
import { schemaTypes } from '#studio/schema/index.ts'

type Definition = Record<string, unknown>
type Titles = Record<string, Record<string, { title: string; holds?: string[] }>>

const HEAD = `/** The name that the forms have for a field, and the types of what it holds. */
export type FieldTitle = { title: string; holds?: readonly string[] }

/** Written from the schema by \`npx vitest run field-titles --update\`: don't edit it. */
export const fieldTitles: Readonly<Record<string, Readonly<Record<string, FieldTitle>>>> = `

test('the website calls fields what the forms call them', async () => {
  const titles: Titles = {}
  for (const type of schemaTypes) gather(titles, type.name, { ...type })
  await expect(`${HEAD}{\n${Object.entries(titles).map(linesOf).join('')}}\n`).toMatchFileSnapshot(
    '../../../content/documents/field-titles.ts',
  )
})

function linesOf([type, fields]: [string, object]): string {
  const lines = Object.entries(fields).map(([name, field]) => `    ${name}: ${JSON.stringify(field)},\n`)
  return `  '${type}': {\n${lines.join('')}  },\n`
}

/** Adds the fields of a type under a key: its name, or for one without a name the way to it. */
function gather(titles: Titles, key: string, definition: Definition): void {
  const fields = definitionsIn(definition.fields)
  if (fields.length === 0) return
  const known: Titles[string] = {}
  titles[key] = known
  for (const field of fields) {
    const name = String(field.name)
    const holds = [field, ...definitionsIn(field.of)].flatMap((held) =>
      heldType(titles, `${key}.${name}`, held),
    )
    known[name] = { title: String(field.title ?? name), ...(holds.length > 0 && { holds }) }
  }
}

/** The key under which the fields of a held type are: its own name when it is one of the schema. */
function heldType(titles: Titles, way: string, held: Definition): string[] {
  const type = String(held.type)
  if (schemaTypes.some(({ name }) => name === type)) return [type]
  if (!Array.isArray(held.fields)) return []
  const key = typeof held.name === 'string' ? `${way}.${held.name}` : way
  gather(titles, key, held)
  return [key]
}

function definitionsIn(list: unknown): Definition[] {
  return Array.isArray(list) ? list.filter(isDefinition) : []
}

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null
}
