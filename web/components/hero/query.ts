import { z } from 'zod'
import { optionalText, requiredText } from '#content/documents/field-kinds.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'

export const heroProjection = `badge, heading, lead, action, projectsAction, picture{${pictureProjection}}`

export const heroParser = z.object({
  badge: optionalText,
  heading: requiredText,
  lead: requiredText,
  /** Words on the quote button. */
  action: optionalText,
  /** Words on a button that leads to the projects of the page. */
  projectsAction: optionalText,
  picture: optionalPicture,
})

export type HeroFragment = z.infer<typeof heroParser>
