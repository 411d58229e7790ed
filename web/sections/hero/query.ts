import { z } from 'zod'
import { filled } from '../../documents/filled.ts'
import { pictureParser, pictureProjection } from '../../documents/picture.ts'

export const heroProjection = `heading, lead, picture{${pictureProjection}}`

export const heroParser = z.object({
  heading: filled,
  lead: filled,
  picture: pictureParser.nullable(),
})

export type HeroSlice = z.infer<typeof heroParser>
