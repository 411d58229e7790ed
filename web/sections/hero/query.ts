import { z } from 'zod'
import { filled } from '../../documents/filled.ts'
import { optionalPicture, pictureProjection } from '../../documents/picture.ts'

export const heroProjection = `badge, heading, lead, action, projectsAction, picture{${pictureProjection}}`

export const heroParser = z.object({
  badge: z.string().nullable(),
  heading: filled,
  lead: filled,
  /** Words on the quote button. */
  action: z.string().nullable(),
  /** Words on a button that leads to the projects of the page. */
  projectsAction: z.string().nullable(),
  picture: optionalPicture,
})

export type HeroSlice = z.infer<typeof heroParser>
