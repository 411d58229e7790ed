import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import {
  mainServicesHereParser,
  mainServicesHereProjection,
  townParser,
  townProjection,
} from '../../lake/fragments/town.ts'
import { localSectionParser, localSectionProjection } from '../../sections/local-section-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'

/** The fields of every page about a town. */
export const townsPageProjection = `${pageProjection}, title, "slug": slug.current`

export const townsPageFields = {
  ...pageFields,
  title: requiredText,
  slug: requiredText,
}

/** The fields of a page about a town whose sections the owner composes. */
export const localPageProjection = `
  city->{${townProjection}},
  sections[]{${localSectionProjection}},
  ${mainServicesHereProjection}
`

export const localPageFields = {
  ...townsPageFields,
  city: townParser,
  sections: z.array(localSectionParser),
  mainServicesHere: mainServicesHereParser,
}
