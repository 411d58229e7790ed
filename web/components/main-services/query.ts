import { z } from 'zod'
import { serviceCardParser, serviceCardProjection } from '../../fragments/service-card.ts'
import { partHeadingFields, partHeadingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

export const mainServicesProjection = `${partHeadingProjection}, main[]->{${serviceCardProjection}}`

export const mainServicesParser = z.object({
  ...partHeadingFields,
  main: z.array(serviceCardParser).min(1, 'needs at least one main service'),
})

export type MainServicesSlice = z.infer<typeof mainServicesParser>

/** The same services on the page of a town. */
export const townServicesProjection = `
  "services": *[_type == "homePage"][0].services.main[]->{${serviceCardProjection}},
  serviceTexts[]{_key, text, "service": service._ref}
`

export const townServicesFields = {
  services: z.array(serviceCardParser),
  /** Texts that this town has of its own, by the id of the service. */
  serviceTexts: z.array(z.object({ _key: z.string(), text: filled, service: z.string() })).nullable(),
}

export type TownServicesSlice = z.infer<z.ZodObject<typeof townServicesFields>>
