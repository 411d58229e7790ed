import { z } from 'zod'
import { optionalPicture, pictureProjection } from '../../fragments/picture.ts'
import { filled } from '../../fragments/text/required-text.ts'

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
