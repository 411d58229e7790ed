import { z } from 'zod'
import { filled } from './required-text.ts'

/** What every part of a page starts with. */
export const partHeadingProjection = `heading, intro`

export const partHeadingFields = { heading: filled, intro: z.string().nullable() }

/** The same for a section in a list, where its key tells it from the others. */
export const headingProjection = `_key, ${partHeadingProjection}`

export const headingFields = { _key: z.string(), ...partHeadingFields }
