import { z } from 'zod'
import { closingParser, closingProjection } from '../../components/closing/query.ts'
import { heroParser, heroProjection } from '../../components/hero/query.ts'
import { requiredText } from '../../fragments/text/required-text.ts'
import { seoParser, seoProjection } from '../../fragments/text/seo.ts'
import {
  mainServicesHereParser,
  mainServicesHereProjection,
  townParser,
  townProjection,
} from '../../fragments/town.ts'
import { localSectionParser, localSectionProjection } from '../../sections/local-section-query.ts'

/** The fields of every page about a town. */
export const townsPageProjection = `
  _id, _type, title, "slug": slug.current,
  hero{${heroProjection}},
  closing{${closingProjection}},
  seo{${seoProjection}}
`

export const townsPageFields = {
  _id: z.string(),
  title: requiredText,
  slug: requiredText,
  hero: heroParser,
  closing: closingParser,
  seo: seoParser,
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
