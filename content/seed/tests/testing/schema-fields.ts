import { createSchema, type Rule, type SchemaType } from 'sanity'
import { schemaTypes } from '#studio/schema/index.ts'
import type { Content } from './seeded-content.ts'

export type Value = Record<string, unknown>

/** The types of Sanity's own that the Studio writes whole. */
const WHOLE = ['reference', 'geopoint', 'slug', 'block', 'sanity.imageHotspot', 'sanity.imageCrop']

export const schema = createSchema({ name: 'default', types: schemaTypes })

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
  return placesIn(document, schema.get(document._type), [])
}

/** The paths of optional fields; an item of a list is named by its place. */
function placesIn(value: unknown, type: SchemaType | undefined, path: readonly string[]): string[][] {
  if (!type || !isValue(value)) return []
  if (Array.isArray(value))
    return value.flatMap((item, index) => placesIn(item, memberOf(type, item), [...path, String(index)]))
  const fields = 'fields' in type && !isWhole(type) ? type.fields : []
  return fields.flatMap((field) => {
    const inner = value[field.name]
    if (inner === undefined) return []
    const here = [...path, field.name]
    const { [field.name]: _, ...rest } = value
    const isOptional = !isMissed(field.type, value) && !complains(type, rest, {})
    return [...(isOptional ? [here] : []), ...placesIn(inner, field.type, here)]
  })
}

function isWhole({ name, type }: SchemaType): boolean {
  return WHOLE.includes(name) || (type ? isWhole(type) : false)
}

/** The kind of item that a list holds under the item's type. */
export function memberOf(list: SchemaType, item: unknown): SchemaType | undefined {
  const members: readonly SchemaType[] = 'of' in list ? list.of : []
  return members.find(({ name }) => isValue(item) && item._type === name) ?? members[0]
}

/** Whether the Studio does not publish without it. */
function isMissed(type: SchemaType, parent: Value): boolean {
  return rulesIn(type.validation).some((rule) => rule.isRequired()) || complains(type, undefined, parent)
}

function complains({ validation }: SchemaType, value: unknown, parent: Value): boolean {
  const customs = rulesIn(validation).flatMap(({ _rules }) =>
    _rules.flatMap((rule) => (rule.flag === 'custom' ? rule.constraint : [])),
  )
  return customs.some((custom) => typeof Reflect.apply(custom, undefined, [value, { parent }]) === 'string')
}

/** As the Studio has them once it has read the schema. */
function rulesIn(validation: SchemaType['validation']): Rule[] {
  if (Array.isArray(validation)) return validation.flatMap(rulesIn)
  return typeof validation === 'object' ? [validation] : []
}

function remove(value: unknown, [first = '', ...rest]: readonly string[]): void {
  if (!isValue(value)) return
  if (rest.length > 0) remove(value[first], rest)
  else delete value[first]
}

export function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null
}
