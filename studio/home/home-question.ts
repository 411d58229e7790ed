import type { Schema } from 'sanity'
import { z } from 'zod'
import { dayStates, weekdays } from '#content/hours/opening-hours.ts'
import { titleField } from '../document-title.ts'
import type { Question } from '../screens/live-query.ts'
import { undescribedPictures } from './picture-paths.ts'

/** How many documents were published last. */
const LAST = 5
/** More need the owner only in a lake that he was never at. */
const MOST = 50

const named = z.looseObject({ _id: z.string(), _type: z.string(), _updatedAt: z.string() })
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const hours = z.object({
  days: z.array(
    z.object({
      day: z.enum(weekdays),
      state: z.enum(dayStates).nullish(),
      opens: text,
      closes: text,
      note: text,
    }),
  ),
  exceptions: z
    .array(z.object({ date: z.string(), lastDate: text, name: z.string(), opens: text, closes: text }))
    .nullable(),
  areaEmergency: z.string(),
})

const parser = z.object({
  // Hours that are only half filled in are for their form to speak of.
  hours: hours.nullable().catch(null),
  drafts: z.array(named),
  undescribed: z.array(named),
  published: z.array(named),
  samples: z.array(z.object({ _type: z.string(), sample: z.boolean() })),
})

export type HomeAnswer = z.infer<typeof parser>
export type Named = z.infer<typeof named>
export type HomeHours = z.infer<typeof hours>

/** One for each schema, since a question keeps its last answer. */
const questions = new WeakMap<Schema, Question<HomeAnswer>>()

/** Everything that the first screen shows, in one question of some kilobytes. */
export function homeQuestion(schema: Schema): Question<HomeAnswer> {
  const question = questions.get(schema) ?? makeQuestion(schema)
  questions.set(schema, question)
  return question
}

function makeQuestion(schema: Schema): Question<HomeAnswer> {
  const types = schema
    .getTypeNames()
    .filter((name) => schema.get(name)?.type?.name === 'document' && !name.startsWith('sanity.'))
  const sampled = types.filter((name) => hasField(schema, name, 'sample'))
  const titles = [...new Set(types.map((name) => titleField(schema, name)))]
  // A name such as "page.title" is that of the document referred to.
  const names = titles.map((field) => `"${field}": ${field.replace('.', '->')}`)
  const projection = `{_id, _type, _updatedAt, ${names.join(', ')}}`
  const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
  const drafts = '_type in $types && _id in path("drafts.**")'
  const undescribed = `${published} && (${undescribedPictures(schema)})`
  const newest = (filter: string, most: number) =>
    `*[${filter}] | order(_updatedAt desc)[0...${most}]${projection}`
  return {
    query: `{
      "hours": *[_id == "openingHours"][0]{days, exceptions, areaEmergency},
      "drafts": ${newest(drafts, MOST)},
      "undescribed": ${newest(undescribed, MOST)},
      "published": ${newest(`_type in $types && ${published}`, LAST)},
      "samples": *[_type in $sampled && ${published}]{_type, "sample": sample == true}
    }`,
    params: { types, sampled },
    listensTo: '_type in $types',
    parser,
  }
}

function hasField(schema: Schema, type: string, field: string): boolean {
  const found = schema.get(type)
  return found !== undefined && 'fields' in found && found.fields.some(({ name }) => name === field)
}
