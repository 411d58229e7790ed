import {
  type BooleanDefinition,
  type DateDefinition,
  defineField,
  type FieldDefinition,
  type GeopointDefinition,
  type NumberDefinition,
  type ObjectDefinition,
  type StringDefinition,
  type TextDefinition,
  type TypeAliasDefinition,
  type UrlDefinition,
} from 'sanity'
import { webAddress as address, day as calendarDay, requiredText } from '#content/documents/field-kinds.ts'
import { DateInput } from '../inputs/date-input.tsx'
import { DollarDiff, DollarInput } from '../inputs/dollar-input.tsx'
import { PlaceInput } from '../inputs/place-input.tsx'
import { readAs, requiredAs } from './rules/read-as.ts'

// The kinds of fields that the forms are made of. `description` tells the owner what to write, `most` is in characters, `missing`
// is what the form says while the field is empty: without it the field may stay so. All else is Sanity's, and replaces what a kind has.

export type Told<Definition, Own = object> = Omit<Definition, 'name' | 'of' | 'title' | 'to' | 'type'> & {
  description: string
} & Own
type Most = { most: number }
export type Missing = { missing?: string }

// Kinds of fields with rules of their own, or without any.

export const line = (name: string, title: string, field: Told<StringDefinition>) =>
  defineField({ name, title, type: 'string', ...field })

export const number = (name: string, title: string, field: Told<NumberDefinition>) =>
  defineField({ name, title, type: 'number', ...field })

/** An amount, which is typed in dollars and kept in US cents. */
export const amount = (name: string, title: string, field: Told<NumberDefinition>) =>
  number(name, title, { components: { input: DollarInput, diff: DollarDiff }, ...field })

/** Several lines of text. */
export const passage = (name: string, title: string, field: Told<TextDefinition>) =>
  defineField({ name, title, type: 'text', rows: 2, ...field })

export const yesOrNo = (name: string, title: string, field: Told<BooleanDefinition>) =>
  defineField({ name, title, type: 'boolean', ...field })

/** A required single line of text. */
export const fieldText = (
  name: string,
  title: string,
  { most = 80, ...field }: Told<StringDefinition, Partial<Most>>,
) =>
  line(name, title, {
    validation: (rule) => [
      requiredAs(rule, requiredText, `Fill in "${title}": ${field.description}`),
      rule.max(most).error(`Shorten "${title}" to ${most} characters or fewer.`),
    ],
    ...field,
  })

/** A few words that pages do without. */
export const fewWords = (name: string, title: string, { most, ...field }: Told<StringDefinition, Most>) =>
  line(name, title, { validation: (rule) => rule.max(most).error(tooLong(most)), ...field })

/** A sentence or two that pages do without. */
export const remark = (name: string, title: string, { most, ...field }: Told<TextDefinition, Most>) =>
  passage(name, title, { validation: (rule) => rule.max(most).error(tooLong(most)), ...field })

const tooLong = (most: number) => `Keep it to at most ${most} characters.`

/** One or two required sentences; `error` is said when there are none, or too many. */
export const sentences = (
  name: string,
  title: string,
  {
    most,
    error = `Write one or two sentences, at most ${most} characters.`,
    ...field
  }: Told<TextDefinition, Most & { error?: string }>,
) => passage(name, title, { validation: (rule) => requiredAs(rule.max(most), requiredText, error), ...field })

export const richText = (
  name: string,
  title: string,
  { missing, ...field }: { description: string } & Missing,
) =>
  defineField({
    name,
    title,
    type: 'richText',
    validation: (rule) => (missing ? rule.required().min(1).error(missing) : rule),
    ...field,
  })

type Pictured = Pick<
  TypeAliasDefinition<'picture', undefined>,
  'components' | 'description' | 'validation'
> & {
  fieldset?: string
}

export const picture = (name: string, title: string, field: Pictured) =>
  defineField({ name, title, type: 'picture', ...field })

export const day = (name: string, title: string, { missing, ...field }: Told<DateDefinition, Missing>) =>
  defineField({
    name,
    title,
    type: 'date',
    components: { input: DateInput },
    validation: (rule) => (missing ? requiredAs(rule, calendarDay, missing) : readAs(rule, calendarDay)),
    ...field,
  })

/** A point on the map. */
export const point = (name: string, title: string, field: Told<GeopointDefinition>) =>
  defineField({ name, title, type: 'geopoint', components: { input: PlaceInput }, ...field })

/** The address of a page of another site. */
export const webAddress = (
  name: string,
  title: string,
  { isRequired = true, ...field }: Told<UrlDefinition, { isRequired?: boolean }>,
) =>
  defineField({
    name,
    title,
    type: 'url',
    validation: (rule) => {
      // Sanity's own check refuses signs that nobody sees, unless it takes any text for the end of an address.
      const lenient = rule.uri({ scheme: ['http', 'https'], allowRelative: true })
      return isRequired ? requiredAs(lenient, address) : readAs(lenient, address)
    },
    ...field,
  })

/** A switch that is on until the owner turns it off. */
export const switchedOn = (name: string, title: string, field: Told<BooleanDefinition>) =>
  yesOrNo(name, title, { initialValue: true, ...field })

/** Marks content that is a sample; `what` names it for the owner, such as "the review". */
export const sampleField = (what: string) =>
  yesOrNo('sample', 'Sample', {
    description: `We made up ${what}. Switch this off once it’s yours.`,
  })

/** One of a few values; `options` has them, and how they are offered. */
export const choice = (name: string, title: string, { missing, ...field }: Told<StringDefinition, Missing>) =>
  line(name, title, {
    validation: (rule) => (missing ? rule.required().error(missing) : rule),
    ...field,
  })

/** Fields that belong together. */
export const together = (
  name: string,
  title: string,
  field: Pick<ObjectDefinition, 'fields' | 'options' | 'validation'> & { description: string },
) => defineField({ name, title, type: 'object', ...field })

/** Fields on one tab of a form, or on several. */
export const inGroup = (group: string | string[], fields: FieldDefinition[]) =>
  fields.map((field) => ({ ...field, group }))
