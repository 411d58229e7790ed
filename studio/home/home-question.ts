import type { Schema } from 'sanity'
import { z } from 'zod'
import { onceOnSite } from '#content/addresses/routes.ts'
import { day } from '#content/documents/field-kinds.ts'
import { reservedIn } from '#content/documents/launch-check.ts'
import { isOnSite } from '#content/documents/seen-documents.ts'
import { documentTypes, fieldsOf, titleField } from '../document-title.ts'
import { hoursIn } from '../hours/hours-values.ts'
import { isPublished, type Question } from '../screens/live-query.ts'
import { RENDERING, UNDESCRIBED, withPictures } from './picture-paths.ts'

/** How many documents were published last. */
const LAST = 5
/** More need the owner only in a lake that he was never at. */
const MOST = 50

const named = z.looseObject({ _id: z.string(), _type: z.string(), _updatedAt: z.string() })
const whole = z.object({
  hours: z.looseObject({}).transform(hoursIn).nullable(),
  notice: z
    .object({ text: z.string(), shownFrom: z.string().optional().catch(undefined), shownUntil: z.string() })
    .nullable()
    .catch(null),
  drafts: z.array(named),
  undescribed: z.array(named),
  published: z.array(named),
  samples: z.array(
    z.object({
      _type: z.string(),
      sample: z.boolean(),
      shown: z.boolean(),
      removed: z.boolean().optional(),
    }),
  ),
  contacts: z.array(z.looseObject({})),
  onlineWithSamples: day.nullable().catch(null),
})

/** What stands in for a way to reach the owner is a sample, too. */
const parser = whole.transform(({ contacts, samples, ...answer }) => ({
  ...answer,
  samples: [
    ...samples,
    ...contacts.flatMap(reservedIn).map(() => ({ _type: 'contact', sample: true, shown: true })),
  ],
}))

export type HomeAnswer = z.infer<typeof parser>
export type Named = z.infer<typeof named>

/** It keeps its last answer. */
let question: Question<HomeAnswer> | undefined

/** Everything that the first screen shows, in one question of some kilobytes. */
export function homeQuestion(schema: Schema): Question<HomeAnswer> {
  question ??= makeQuestion(schema)
  return question
}

/** What most visitors see; the other pages have time. */
const MOST_SEEN = '(_type in $onceOnSite || _type == "service" && !defined(category))'

/** Whether it is made up, and whether the website has it. */
const asSampled = `"sample": sample == true, "shown": ${isOnSite}`

function makeQuestion(schema: Schema): Question<HomeAnswer> {
  const types = documentTypes(schema)
  const sampled = types.filter((type) => fieldsOf(schema, type).some(({ name }) => name === 'sample'))
  const titles = [...new Set(types.map((name) => titleField(schema, name)))]
  // A name such as "page.title" is that of the document referred to.
  const names = titles.map((field) => `"${field}": ${field.replace('.', '->')}`)
  const projection = `{_id, _type, _updatedAt, ${names.join(', ')}}`
  const drafts = '_type in $types && _id in path("drafts.**")'
  const undescribed = `${isPublished} && (${withPictures(schema, UNDESCRIBED)})`
  const renderings = `${isPublished} && ${MOST_SEEN} && (${withPictures(schema, RENDERING)})`
  const newest = (filter: string, most: number) =>
    `*[${filter}] | order(_updatedAt desc)[0...${most}]${projection}`
  return {
    query: `{
      "hours": *[_id == "openingHours"][0]{days, exceptions, areaEmergency},
      "notice": *[_id == "openingHours"][0].notice,
      "drafts": ${newest(drafts, MOST)},
      "undescribed": ${newest(undescribed, MOST)},
      "published": ${newest(`_type in $types && ${isPublished}`, LAST)},
      "samples": *[_type in $sampled && ${isPublished}]{_type, ${asSampled}, "removed": removed == true}
        + *[${renderings}]{"_type": "rendering", "sample": true, "shown": shown != false}
        + coalesce(*[_id == "business"][0].licences[]{"_type": "licence", ${asSampled}}, [])
        + *[_id == "business"]{"_type": "insurance", "sample": insurance.sample == true, "shown": true}
        + *[_id == "business"]{"_type": "founder", "sample": founder.sample == true, "shown": true}
        + *[_id == "homePage"]{"_type": "owner", "sample": owner.sample == true, "shown": owner.shown != false},
      "onlineWithSamples": *[_id == "business"][0].onlineWithSamples,
      "contacts": *[_id == "business"]{phone, email, mapUrl, reviewsUrl}
        + coalesce(*[_id == "business"][0].profiles[]{url}, [])
    }`,
    params: { types, sampled, onceOnSite },
    hasDrafts: true,
    listensTo: '_type in $types',
    parser,
  }
}
