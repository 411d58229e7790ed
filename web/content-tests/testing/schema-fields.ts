import { schemaTypes } from '#studio/schema/index.ts'
import { asked } from './required-fields.ts'
import type { Content } from './seeded-content.ts'

type Value = Record<string, unknown>
type Definition = Value

/** A document that lost fields, and which: such as `hero.picture.hotspot`. */
export type Loss = { field: string; document: Content }

const named = new Map<string, Definition>(schemaTypes.map((type) => [type.name, toValue(type)]))

/** Fields that the Studio gives every picture itself; the owner can take the file away and leave its description. */
const pictureFields = ['asset', 'hotspot', 'crop'].map((name) => ({ name, type: 'object' }))

/** The document once for each optional field that it has, without that field: what the owner may empty and publish. */
export function withoutEachOptional(document: Content): Loss[] {
  return lossesOf(document, isOptional)
}

/** The document once for each field that it has and needs, without that field. */
export function withoutEachRequired(document: Content): Loss[] {
  return lossesOf(document, (field) => isRequired(field))
}

/** The document without any of its optional fields. */
export function withoutOptional(document: Content): Content {
  const bare = strip(document, definitionOf(document._type))
  return { ...bare, _id: document._id, _type: document._type }
}

type Choice = (field: Definition, parent: Value, definition: Definition) => boolean

function lossesOf(document: Content, isChosen: Choice): Loss[] {
  const places = placesIn(document, definitionOf(document._type), [], isChosen)
  return places.map((path) => {
    const copy = structuredClone(document)
    remove(copy, path)
    return { field: path.join('.'), document: copy }
  })
}

/** The paths of chosen fields; an item of a list is named by its place. */
function placesIn(
  value: Value,
  definition: Definition,
  path: readonly string[],
  isChosen: Choice,
): string[][] {
  return fieldsOf(definition).flatMap((field) => {
    const name = String(field.name)
    const inner = value[name]
    if (inner === undefined) return []
    const here = [...path, name]
    const own = isChosen(field, value, definition) ? [here] : []
    return [
      ...own,
      ...partsOf(inner, field).flatMap((part) =>
        placesIn(part.value, part.definition, [...here, ...part.path], isChosen),
      ),
    ]
  })
}

function strip(value: Value, definition: Definition): Value {
  const fields = new Map(fieldsOf(definition).map((field) => [field.name, field]))
  const kept = Object.entries(value).filter(([name]) => {
    const field = fields.get(name)
    return !field || !isOptional(field, value, definition)
  })
  return Object.fromEntries(kept.map(([name, inner]) => [name, stripInner(inner, fields.get(name))]))
}

function stripInner(inner: unknown, field: Definition | undefined): unknown {
  if (!field) return inner
  if (Array.isArray(inner))
    return inner.map((item) => (isValue(item) ? strip(item, memberOf(field, item)) : item))
  return isValue(inner) ? strip(inner, resolved(field)) : inner
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

/** Whether the Studio still publishes: neither the field nor what it belongs to complains. */
function isOptional(field: Definition, parent: Value, definition: Definition): boolean {
  const { [String(field.name)]: _, ...rest } = parent
  return !isRequired(field) && !complains(field, undefined, parent) && !complains(definition, rest, {})
}

function isRequired(field: Definition): boolean {
  return asked(field).isRequired
}

function complains(definition: Definition, value: unknown, parent: Value): boolean {
  return asked(definition).customs.some((custom) => typeof custom(value, { parent }) === 'string')
}

function remove(value: unknown, [first = '', ...rest]: readonly string[]): void {
  if (!isValue(value)) return
  if (rest.length > 0) remove(value[first], rest)
  else delete value[first]
}

function valuesIn(list: unknown): Value[] {
  return Array.isArray(list) ? list.filter(isValue) : []
}

function toValue(value: object): Value {
  return Object.fromEntries(Object.entries(value))
}

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null
}
