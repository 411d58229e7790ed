import { schemaTypes } from '#studio/schema/index.ts'
import type { Content } from './seeded-content.ts'

type Value = Record<string, unknown>
type Definition = Value

const named = new Map<string, Definition>(schemaTypes.map((type) => [type.name, { ...type }]))

/** Fields that the Studio gives every picture itself; the owner can take the file away and leave its description. */
const pictureFields = ['asset', 'hotspot', 'crop'].map((name) => ({ name, type: 'object' }))

/** The document without the optional fields whose paths have more than so many steps: what the owner may empty and publish. */
export function withoutOptional(document: Content, depth: number): Content {
  const copy = structuredClone(document)
  for (const path of optionalIn(document)) if (path.length > depth) remove(copy, path)
  return copy
}

/** The steps of the longest path of an optional field. */
export function deepestOptional(document: Content): number {
  return Math.max(0, ...optionalIn(document).map(({ length }) => length))
}

function optionalIn(document: Content): string[][] {
  return placesIn(document, definitionOf(document._type), [])
}

/** The paths of optional fields; an item of a list is named by its place. */
function placesIn(value: Value, definition: Definition, path: readonly string[]): string[][] {
  return fieldsOf(definition).flatMap((field) => {
    const name = String(field.name)
    const inner = value[name]
    if (inner === undefined) return []
    const here = [...path, name]
    const own = isOptional(field, value, definition) ? [here] : []
    return [
      ...own,
      ...partsOf(inner, field).flatMap((part) =>
        placesIn(part.value, part.definition, [...here, ...part.path]),
      ),
    ]
  })
}

/** Whether the Studio still publishes: neither the field nor what it belongs to complains. */
function isOptional(field: Definition, parent: Value, definition: Definition): boolean {
  const { [String(field.name)]: _, ...rest } = parent
  const { isRequired } = validationOf(field)
  return !isRequired && !complains(field, undefined, parent) && !complains(definition, rest, {})
}

function complains(definition: Definition, value: unknown, parent: Value): boolean {
  return validationOf(definition).customs.some((custom) => typeof custom(value, { parent }) === 'string')
}

function remove(value: unknown, [first = '', ...rest]: readonly string[]): void {
  if (!isValue(value)) return
  if (rest.length > 0) remove(value[first], rest)
  else delete value[first]
}

type Validation = { isRequired: boolean; customs: ((value: unknown, context: object) => unknown)[] }

/** Calls a field's validation with a rule that records what it is told. */
function validationOf({ validation }: { validation?: unknown }): Validation {
  const found: Validation = { isRequired: false, customs: [] }
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (argument: unknown) => {
        if (name === 'required') found.isRequired = true
        if (name === 'custom' && typeof argument === 'function')
          found.customs.push((value, context) => argument(value, context))
        return rule
      },
    },
  )
  if (typeof validation === 'function') validation(rule)
  return found
}

type PartOf = { value: Value; definition: Definition; path: string[] }

function partsOf(inner: unknown, field: Definition): PartOf[] {
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

function definitionOf(type: string): Definition {
  const definition = named.get(type)
  if (definition) return definition
  throw new Error(`The schema has no type "${type}".`)
}

function fieldsOf(definition: Definition): Definition[] {
  return [...valuesIn(definition.fields), ...(definition.type === 'image' ? pictureFields : [])]
}

function valuesIn(list: unknown): Value[] {
  return Array.isArray(list) ? list.filter(isValue) : []
}

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null
}
