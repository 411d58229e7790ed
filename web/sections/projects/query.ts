import { z } from 'zod'
import { projectCategories } from '#content/project.ts'
import { filled } from '../../documents/filled.ts'
import { pictureParser, pictureProjection } from '../../documents/picture.ts'
import { priceParser, priceProjection } from '../../documents/price.ts'
import { headingFields, headingProjection } from '../heading.ts'

export const projectsProjection = `
  ${headingProjection},
  projects[]->{
    _id, _type, title, category, text, place, duration, features,
    picture{${pictureProjection}}, cost->{${priceProjection}}
  }
`

const projectParser = z.object({
  _id: z.string(),
  _type: z.literal('project'),
  title: filled,
  category: z.enum(projectCategories),
  text: filled,
  place: filled,
  duration: filled,
  features: z.array(filled),
  picture: pictureParser.nullable(),
  cost: priceParser.nullable(),
})

export const projectsParser = z.object({
  ...headingFields,
  _type: z.literal('projects'),
  projects: z.array(projectParser).min(1, 'needs at least one project'),
})

export type ProjectSlice = z.infer<typeof projectParser>
export type ProjectsSlice = z.infer<typeof projectsParser>
