import {
  type Definition,
  definitionOf,
  fieldsOf,
  isValue,
  partsOf,
  type Value,
} from './schema-definitions.ts'
import type { Content } from './seeded-content.ts'

export type Loss = {
  /** The path of the field that was removed, such as `sections.0.heading`. */
  field: string
  /** The same with types in the place of numbers, such as `service.sections.faqSection.heading`: alike for documents alike. */
  kind: string
  document: Content
}

/** One copy of the document for each optional field that it has, without that field: what the owner may empty and publish. */
export function withoutEachOptional(document: Content): Loss[] {
  return lossesOf(document, isOptional)
}

/** One copy of the document for each required field that it has, without that field. */
export function withoutEachRequired(document: Content): Loss[] {
  return lossesOf(document, isRequired)
}

/** The document without any of its optional fields. */
export function withoutOptional(document: Content): Content {
  const copy = structuredClone(document)
  for (const path of placesIn(document, definitionOf(document._type), [], isOptional)) remove(copy, path)
  return copy
}

type Choice = (field: Definition, parent: Value, definition: Definition) => boolean

function lossesOf(document: Content, isChosen: Choice): Loss[] {
  const places = placesIn(document, definitionOf(document._type), [], isChosen)
  return places.map((path) => {
    const copy = structuredClone(document)
    remove(copy, path)
    return { field: path.join('.'), kind: kindOf(document, path), document: copy }
  })
}

function kindOf(document: Content, path: readonly string[]): string {
  let inner: unknown = document
  const kinds = path.map((name) => {
    inner = isValue(inner) ? inner[name] : undefined
    return /^\d+$/.test(name) && isValue(inner) ? String(inner._type) : name
  })
  return [document._type, ...kinds].join('.')
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

/** Whether the Studio still publishes: neither the field nor what it belongs to complains. */
function isOptional(field: Definition, parent: Value, definition: Definition): boolean {
  const { [String(field.name)]: _, ...rest } = parent
  return !isRequired(field) && !complains(field, undefined, parent) && !complains(definition, rest, {})
}

const isRequired = (field: Definition) => validationOf(field).isRequired

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
