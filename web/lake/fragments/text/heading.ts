import { z } from 'zod'
import { optionalText, requiredText } from '#content/documents/field-kinds.ts'

/** The heading that every block of a page starts with. */
export const blockHeadingProjection = `heading, intro`

export const blockHeadingFields = { heading: requiredText, intro: optionalText }

/** The same for a section in a list of sections, with the key that identifies it there. */
export const headingProjection = `_key, ${blockHeadingProjection}`

/** Between which days or moments it is shown; it is left out at any other time, and comes back by itself. */
export const shownWhenProjection = `shownFrom, shownUntil`

const moment = z.string().nullable().catch(null)
export const shownWhenFields = { shownFrom: moment, shownUntil: moment }

/** A section of a kind, with what it has besides. */
export const sectionOf = <const Kind extends string, Fields extends z.ZodRawShape>(
  kind: Kind,
  fields: Fields,
) => z.object({ _key: z.string(), _type: z.literal(kind), ...blockHeadingFields, ...fields })
