import { z } from 'zod'
import { projectCategories } from '#content/project.ts'
import { optionalPicture, pictureProjection } from './picture.ts'
import { priceParser, priceProjection } from './price.ts'
import { filled } from './text/required-text.ts'

export const projectProjection = `
  _id, _type, title, category, text, place, duration, features,
  picture{${pictureProjection}}, cost->{${priceProjection}}
`

export const projectParser = z.object({
  _id: z.string(),
  _type: z.literal('project'),
  title: filled,
  category: z.enum(projectCategories),
  text: filled,
  place: filled,
  duration: filled,
  features: z.array(filled),
  picture: optionalPicture,
  cost: priceParser.nullable(),
})

export type ProjectSlice = z.infer<typeof projectParser>
