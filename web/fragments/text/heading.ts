import { z } from 'zod'
import { requiredText } from './required-text.ts'

/** The heading that every block of a page starts with. */
export const blockHeadingProjection = `heading, intro`

export const blockHeadingFields = { heading: requiredText, intro: z.string().nullable() }

/** The same for a section in a list of sections, with the key that identifies it there. */
export const headingProjection = `_key, ${blockHeadingProjection}`

export const headingFields = { _key: z.string(), ...blockHeadingFields }
