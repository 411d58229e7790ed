import {
  defineArrayMember,
  defineField,
  type FieldDefinition,
  type NumberRule,
  type PreviewConfig,
  type StringOptions,
  type StringRule,
  type TextRule,
} from 'sanity'
import {
  webAddress as address,
  day as calendarDay,
  optionalTexts,
  requiredText,
  texts,
} from '#content/documents/field-kinds.ts'
import { DateInput } from '../inputs/date-input.tsx'
import { DollarDiff, DollarInput } from '../inputs/dollar-input.tsx'
import { ListInput } from '../inputs/list-input.tsx'
import { readAs, requiredAs } from './rules/read-as.ts'

// The kinds of fields that the forms are made of. `description` tells the owner what to write, `most` is in characters, `missing`
// is what the form says while the field is empty: without it the field may stay so.

type Rules<Rule> = (rule: Rule) => Rule | Rule[]

// Kinds of fields with rules of their own, or without any.

export const line = (name: string, title: string, description: string, validation?: Rules<StringRule>) =>
  defineField({ name, title, type: 'string', description, validation })

export const number = (name: string, title: string, description: string, validation: Rules<NumberRule>) =>
  defineField({ name, title, type: 'number', description, validation })

/** An amount, which is typed in dollars and kept in US cents. */
export const amount = (name: string, title: string, description: string, validation: Rules<NumberRule>) =>
  defineField({
    ...number(name, title, description, validation),
    components: { input: DollarInput, diff: DollarDiff },
  })

/** Several lines of text. */
export const passage = (
  name: string,
  title: string,
  description: string,
  rows: number,
  validation?: Rules<TextRule>,
) => defineField({ name, title, type: 'text', rows, description, validation })

export const yesOrNo = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'boolean', description })

/** A required single line of text. */
export const fieldText = (name: string, title: string, description: string, most = 120) =>
  line(name, title, description, (rule) => [
    requiredAs(rule, requiredText, `Fill in "${title}": ${description}`),
    rule.max(most).error(`Shorten "${title}" to ${most} characters or fewer.`),
  ])

/** A few words that pages do without. */
export const fewWords = (name: string, title: string, description: string, most: number) =>
  line(name, title, description, (rule) => rule.max(most).error(`Keep it to at most ${most} characters.`))

/** The same with the words of a required line. */
export const optionalText = (name: string, title: string, description: string, most: number) =>
  line(name, title, description, (rule) =>
    rule.max(most).error(`Shorten "${title}" to ${most} characters or fewer.`),
  )

/** A sentence or two that pages do without. */
export const remark = (name: string, title: string, description: string, most: number) =>
  passage(name, title, description, 2, (rule) =>
    rule.max(most).error(`Keep it to at most ${most} characters.`),
  )

/** One or two required sentences; `error` is said when there are none, or too many. */
export const sentences = (
  name: string,
  title: string,
  description: string,
  most: number,
  rows = 2,
  error = `Write one or two sentences, at most ${most} characters.`,
) => passage(name, title, description, rows, (rule) => requiredAs(rule.max(most), requiredText, error))

export const richText = (name: string, title: string, description: string, missing?: string) =>
  defineField({
    name,
    title,
    type: 'richText',
    description,
    validation: (rule) => (missing ? rule.required().min(1).error(missing) : rule),
  })

export const picture = (name: string, title: string, description: string) =>
  defineField({ name, title, type: 'picture', description })

export const day = (name: string, title: string, description: string, missing?: string) =>
  defineField({
    name,
    title,
    type: 'date',
    components: { input: DateInput },
    description,
    validation: (rule) => (missing ? requiredAs(rule, calendarDay, missing) : readAs(rule, calendarDay)),
  })

/** The address of a page of another site. */
export const webAddress = (name: string, title: string, description: string, isRequired = true) =>
  defineField({
    name,
    title,
    type: 'url',
    description,
    validation: (rule) => {
      // Sanity's own check refuses signs that nobody sees, unless it takes any text for the end of an address.
      const lenient = rule.uri({ scheme: ['http', 'https'], allowRelative: true })
      return isRequired ? requiredAs(lenient, address) : readAs(lenient, address)
    },
  })

/** A switch that is on until the owner turns it off. */
export const switchedOn = (name: string, title: string, description: string) => ({
  ...yesOrNo(name, title, description),
  initialValue: true,
})

/** Marks content that is a sample; `what` names it for the owner, such as "the review". */
export const sampleField = (what: string) =>
  yesOrNo('sample', 'Sample', `It’s on as long as ${what} is made up. Don’t go live with it.`)

/** One of a few values; `options` has them, and how they are offered. */
export const choice = (
  name: string,
  title: string,
  description: string,
  missing: string | undefined,
  options: StringOptions,
  initialValue?: string,
) =>
  defineField({
    name,
    title,
    type: 'string',
    description,
    options,
    initialValue,
    validation: (rule) => (missing ? rule.required().error(missing) : rule),
  })

/** One document of a type. */
export const reference = (name: string, title: string, type: string, description: string, missing?: string) =>
  defineField({
    name,
    title,
    type: 'reference',
    to: [{ type }],
    description,
    validation: (rule) => (missing ? rule.required().error(missing) : rule),
  })

/** Documents of a type, in the owner's order. */
export const eachOnce = (name: string, title: string, type: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.unique().error('Choose each one only once.'),
  })

/** The same where they are expected; `error` is said when there are fewer than `least`, or one twice. */
export const references = (
  name: string,
  title: string,
  type: string,
  description: string,
  least = 0,
  error = least > 0 ? `Choose at least ${least}, each one only once.` : 'Choose each one only once.',
) =>
  defineField({
    ...eachOnce(name, title, type, description),
    validation: (rule) => rule.required().min(least).unique().error(error),
  })

/** Short lines of text; `error` is said when there are fewer than `least`. */
export const lines = (
  name: string,
  title: string,
  description: string,
  least = 0,
  error = `Add at least ${least}.`,
) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{ type: 'string' }],
    description,
    validation: (rule) => (least > 0 ? requiredAs(rule, texts(least, error)) : readAs(rule, optionalTexts)),
  })

/** Short entries that are typed into one field, with commas between them. */
export const commaList = (name: string, title: string, description: string) =>
  defineField({ ...lines(name, title, description), components: { input: ListInput } })

type Item = { name: string; title: string; fields: FieldDefinition[]; preview?: PreviewConfig }

/** Fields that belong together. */
export const together = (name: string, title: string, description: string, fields: FieldDefinition[]) =>
  defineField({ name, title, type: 'object', description, fields })

/** Things of the same kind, each with fields of its own. */
export const things = (name: string, title: string, description: string, item: Item) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ ...item, type: 'object' })],
  })

/** The same where they are expected; `error` is said when there are fewer or more of them. */
export const listOf = (
  name: string,
  title: string,
  description: string,
  { min, max }: { min: number; max?: number },
  error: string,
  item: Item,
) =>
  defineField({
    ...things(name, title, description, item),
    validation: (rule) => {
      const enough = rule.required().min(min)
      return (max === undefined ? enough : enough.max(max)).error(error)
    },
  })

/** Fields on one tab of a form, or on several. */
export const inGroup = (group: string | string[], fields: FieldDefinition[]) =>
  fields.map((field) => ({ ...field, group }))
