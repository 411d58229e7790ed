import { schemaTypes } from '#studio/schema/index.ts'

export type Value = Record<string, unknown>
export type Definition = Value

const named = new Map<string, Definition>(schemaTypes.map((type) => [type.name, toValue(type)]))

/** Fields that the Studio gives every picture itself; the owner can take the file away and leave its description. */
const pictureFields = ['asset', 'hotspot', 'crop'].map((name) => ({ name, type: 'object' }))

type PartOf = { value: Value; definition: Definition; path: string[] }

export function partsOf(inner: unknown, field: Definition): PartOf[] {
  if (!Array.isArray(inner))
    return isValue(inner) ? [{ value: inner, definition: resolved(field), path: [] }] : []
  return inner.flatMap((item, index) =>
    isValue(item) ? [{ value: item, definition: memberOf(field, item), path: [String(index)] }] : [],
  )
}

/** The kind of item that a list holds under the item's type. */
function memberOf(field: Definition, item: Value): Definition {
  const members = valuesIn(resolved(field).of)
  const member = members.find(({ name, type }) => (name ?? type) === item._type) ?? members[0]
  return member ? resolved(member) : {}
}

/** A field of a type with a name has what that type has. */
function resolved(field: Definition): Definition {
  const type = named.get(String(field.type))
  return type
    ? { ...resolved(type), ...field, type: resolved(type).type, fields: type.fields, of: type.of }
    : field
}

export function definitionOf(type: string): Definition {
  const definition = named.get(type)
  if (definition) return definition
  throw new Error(`The schema has no type "${type}".`)
}

export function fieldsOf(definition: Definition): Definition[] {
  return [...valuesIn(definition.fields), ...(definition.type === 'image' ? pictureFields : [])]
}

function valuesIn(list: unknown): Value[] {
  return Array.isArray(list) ? list.filter(isValue) : []
}

function toValue(value: object): Value {
  return Object.fromEntries(Object.entries(value))
}

export function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null
}
