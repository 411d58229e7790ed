import { z } from 'zod'
import { requiredText, state, zipCodes } from '#content/documents/field-kinds.ts'

/** What a link to a service needs; never a path, which content/addresses/routes.ts knows. */
export const serviceLinkProjection = `_id, _type, title, "slug": slug.current`

export const serviceLinkParser = z.object({
  _id: z.string(),
  _type: z.literal('service'),
  title: requiredText,
  slug: requiredText,
})

export const cityLinkProjection = `_id, _type, name, state, "slug": slug.current, zipCodes`

export const cityLinkParser = z.object({
  _id: z.string(),
  _type: z.literal('city'),
  name: requiredText,
  state,
  slug: requiredText,
  zipCodes: zipCodes(1),
})

export type ServiceLink = z.infer<typeof serviceLinkParser>
export type CityLink = z.infer<typeof cityLinkParser>

/** A town that is in another state than the office says so. */
export const nameWithState = ({ name, state }: CityLink, office: { region: string }) =>
  state.toUpperCase() === office.region.toUpperCase() ? name : `${name}, ${state}`
