import {
  type ArrayDefinition,
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type PreviewConfig,
  type ReferenceDefinition,
} from 'sanity'
import { routableTypes } from '#content/addresses/routes.ts'
import { optionalTexts, texts } from '#content/documents/field-kinds.ts'
import { ListInput } from '../inputs/list-input.tsx'
import type { Missing, Told } from './fields.ts'
import { readAs, requiredAs } from './rules/read-as.ts'

// The kinds of fields that refer to other documents or hold several things, each as in fields.ts.

/** One document of a type. */
export const reference = (
  name: string,
  title: string,
  type: string,
  { missing, ...field }: Told<ReferenceDefinition, Missing>,
) =>
  defineField({
    name,
    title,
    type: 'reference',
    to: [{ type }],
    validation: (rule) => (missing ? rule.required().error(missing) : rule),
    ...field,
  })

/** Any page of the website that is there already. */
export const anyPage = (name: string, title: string, field: Told<ReferenceDefinition>) =>
  defineField({
    name,
    title,
    type: 'reference',
    to: routableTypes.map((type) => ({ type })),
    ...field,
    options: { disableNew: true, ...field.options },
  })

const ONLY_ONCE = 'Choose each one only once.'

/** Documents of a type, in the owner's order. */
export const eachOnce = (name: string, title: string, type: string, field: Told<ArrayDefinition>) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.unique().error(ONLY_ONCE),
    ...field,
  })

/** The same where they are expected; `error` is said when there are fewer than `least`, or one twice. */
export const references = (
  name: string,
  title: string,
  type: string,
  {
    least = 0,
    error = least > 0 ? `Choose at least ${least === 1 ? 'one' : least}, each one only once.` : ONLY_ONCE,
    ...field
  }: Told<ArrayDefinition, { least?: number; error?: string }>,
) =>
  eachOnce(name, title, type, {
    validation: (rule) => rule.required().min(least).unique().error(error),
    ...field,
  })

/** Short lines of text; `error` is said when there are fewer than `least`. */
export const lines = (
  name: string,
  title: string,
  {
    least = 0,
    error = `Add at least ${least}.`,
    ...field
  }: Told<ArrayDefinition, { least?: number; error?: string }>,
) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{ type: 'string' }],
    validation: (rule) => (least > 0 ? requiredAs(rule, texts(least, error)) : readAs(rule, optionalTexts)),
    ...field,
  })

/** Short entries that are typed into one field, with commas between them. */
export const commaList = (name: string, title: string, field: Told<ArrayDefinition>) =>
  lines(name, title, { components: { input: ListInput }, ...field })

type Item = { name: string; title: string; fields: FieldDefinition[]; preview?: PreviewConfig }
type Items = { item: Item; min?: number; max?: number; error?: string }

/** Things of the same kind, each with fields of its own; `error` is said when there are fewer or more of them than there may be. */
export const things = (
  name: string,
  title: string,
  { item, min, max, error, ...field }: Told<ArrayDefinition, Items>,
) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ ...item, type: 'object' })],
    validation: (rule) => {
      const enough = min === undefined ? rule : rule.required().min(min)
      return (max === undefined ? enough : enough.max(max)).error(error)
    },
    ...field,
  })
