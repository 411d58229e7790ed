import { z } from 'zod'
import { optionalText, optionalTexts, requiredText } from '#content/documents/field-kinds.ts'
import { projectCategories } from '#content/documents/project.ts'
import { optionalPicture, pictureParser, pictureProjection } from './picture.ts'
import { priceParser, priceProjection } from './price.ts'

export const projectProjection = `
  _id, _type, title, category, text, place, duration, features,
  picture{${pictureProjection}}, before{${pictureProjection}}, photos[defined(asset)]{_key, ${pictureProjection}},
  cost->{${priceProjection}}
`

const fields = z.object({
  _id: z.string(),
  _type: z.literal('project'),
  title: requiredText,
  category: z.enum(projectCategories),
  text: optionalText,
  place: optionalText,
  duration: optionalText,
  features: optionalTexts,
  picture: optionalPicture,
  before: optionalPicture,
  photos: z.array(pictureParser.extend({ _key: z.string() })).nullable(),
  cost: priceParser.nullable(),
})

/** Without a picture of its own, the first of the further photos is the large one. */
export const projectParser = fields.transform((project) => {
  const [picture = null, ...photos] = project.photos ?? []
  return project.picture ? project : { ...project, picture, photos }
})

export type ProjectFragment = z.infer<typeof projectParser>
