import {
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isBooleanSchemaType,
  isImageSchemaType,
  isObjectSchemaType,
  isReferenceSchemaType,
  isStringSchemaType,
  type Schema,
  type SchemaType,
} from 'sanity'
import { formatDate } from '#content/hours/business-clock.ts'
import { formatTime, isTime } from '#content/hours/opening-hours.ts'
import { dollars } from '#content/prices/price.ts'
import { fieldsOf } from '../../document-title.ts'
import { DollarInput } from '../../inputs/dollar-input.tsx'
import { fieldsIn } from '../../unknown-values.ts'
import { aroundDifference } from './around-difference.ts'

/** A field that differs, as the form calls it, and how it reads in both versions; empty where it has no words, such as a photo. */
export type ChangedWords = { title: string; from: string; to: string }

type Version = { _type: string; [field: string]: unknown }
type Change = { type: SchemaType; from: unknown; to: unknown; titles: readonly string[] }

/** What differs between two versions of a document, field by field, in the owner's words. */
export function changedWords(schema: Schema, from: Version, to: Version): ChangedWords[] {
  const [before, after] = [from, to].map((version) => ({ ...SWITCHED_ON, ...version }))
  return fieldsOf(schema, to._type).flatMap(({ name, type }) =>
    changesOf({ type, from: before?.[name], to: after?.[name], titles: [type.title ?? name] }),
  )
}

/** What is on until someone switches it off. */
const SWITCHED_ON: Readonly<Record<string, unknown>> = { shown: true }

function changesOf(change: Change): ChangedWords[] {
  const { type, from, to, titles } = change
  if (isSame(from, to)) return []
  const inside = [...insideObject(change), ...insideList(change)].flatMap(changesOf)
  const [before, after] = isList(type) ? notInBoth(type, from, to) : [wordsOf(type, from), wordsOf(type, to)]
  // All that differs is in a field, or in an item.
  if (inside.length > 0 && (isList(type) ? before === after : !hasOtherFile(change))) return inside
  if (before === after && before !== '') return inside
  const isWritten = isArrayOfBlocksSchemaType(type) || isFreeText(type)
  const [one, other] = isWritten ? aroundDifference(before, after) : [before, after]
  return [...inside, { title: titles.join(', '), from: one, to: other }]
}

function insideObject({ type, from, to, titles }: Change): Change[] {
  if (!isObjectSchemaType(type) || isReferenceSchemaType(type) || !from || !to) return []
  const [before, after] = [fieldsIn(from), fieldsIn(to)]
  const asked = isImageSchemaType(type)
    ? type.fields.filter(({ name }) => !OF_FILE.includes(name))
    : type.fields
  return asked.map(({ name, type: field }) => ({
    ...{ type: field, from: before[name], to: after[name] },
    titles: [...titles, field.title ?? name],
  }))
}

/** Fields of an image that Sanity adds. */
const OF_FILE = ['asset', 'crop', 'hotspot', 'media']

function hasOtherFile({ type, from, to }: Change): boolean {
  return isImageSchemaType(type) && !isSame(fieldsIn(from).asset, fieldsIn(to).asset)
}

/** The items that both versions have. */
function insideList({ type, from, to, titles }: Change): Change[] {
  if (!isList(type)) return []
  const former = keyed(from)
  return [...keyed(to)].flatMap(([key, item]) => {
    const member = former.has(key) ? memberFor(type, item) : undefined
    if (!member) return []
    return { type: member, from: former.get(key), to: item, titles: [...titles, nameOf(member, item)] }
  })
}

/** The names of the items that only one of both versions has. */
function notInBoth(type: List, from: unknown, to: unknown): [string, string] {
  const [before, after] = [keyed(from), keyed(to)]
  const only = (items: Items, others: Items) =>
    [...items]
      .flatMap(([key, item]) => (others.has(key) ? [] : nameOf(memberFor(type, item), item)))
      .join(', ')
  return [only(before, after), only(after, before)]
}

type List = Extract<SchemaType, { jsonType: 'array' }>
type Items = ReadonlyMap<string, unknown>

function isList(type: SchemaType): type is List {
  return isArraySchemaType(type) && !isArrayOfBlocksSchemaType(type)
}

/** The items of a list by their keys; those that have none are words. */
function keyed(list: unknown): Items {
  const items: unknown[] = Array.isArray(list) ? list : []
  return new Map(items.map((item) => [String(fieldsIn(item)._key ?? item), item]))
}

function memberFor(type: List, item: unknown): SchemaType | undefined {
  return type.of.find(({ name }) => name === fieldsIn(item)._type) ?? type.of[0]
}

/** What an item is known by: its first words, or else what it is. */
function nameOf(type: SchemaType | undefined, item: unknown): string {
  return (type && wordsOf(type, item)) || type?.title || ''
}

/** How a value reads; of an object its first words do. */
function wordsOf(type: SchemaType, value: unknown): string {
  if (isBooleanSchemaType(type)) return value === true ? 'on' : 'off'
  if (typeof value === 'number')
    return type.components?.input === DollarInput ? dollars(value) : value.toLocaleString('en-US')
  if (typeof value === 'string') return textOf(type, value)
  if (isArrayOfBlocksSchemaType(type)) return plainText(value)
  if (!isObjectSchemaType(type) || isReferenceSchemaType(type) || isImageSchemaType(type)) return ''
  const fields = fieldsIn(value)
  const words = type.fields.map(({ name, type: field }) =>
    typeof fields[name] === 'string' ? textOf(field, fields[name]) : '',
  )
  return words.find((text) => text !== '') ?? ''
}

function textOf(type: SchemaType, text: string): string {
  if (type.name === 'date' && /^\d{4}-\d\d-\d\d$/.test(text)) return formatDate(text)
  if (isTime(text)) return formatTime(text)
  return optionsOf(type).find(({ value }) => value === text)?.title ?? text
}

type Option = { title: string; value: unknown }

function optionsOf(type: SchemaType): readonly Option[] {
  const list: readonly unknown[] = (isStringSchemaType(type) && type.options?.list) || []
  return list.flatMap((option) => {
    const { title, value } = fieldsIn(option)
    return typeof title === 'string' ? { title, value } : []
  })
}

/** What someone has written, and not chosen. */
function isFreeText(type: SchemaType): boolean {
  return isStringSchemaType(type) && type.name !== 'date' && !type.options?.list
}

function plainText(blocks: unknown): string {
  const lines = [...keyed(blocks).values()].map((block) => {
    const spans = [...keyed(fieldsIn(block).children).values()].map((span) => fieldsIn(span).text)
    return spans.filter((text) => typeof text === 'string').join('')
  })
  return lines.filter((line) => line !== '').join(' ')
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
