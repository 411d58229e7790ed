import { z } from 'zod'
import { closingParser, closingProjection } from '../../components/closing/query.ts'
import { heroParser, heroProjection } from '../../components/hero/query.ts'
import { filled } from '../../fragments/text/required-text.ts'
import { seoParser, seoProjection } from '../../fragments/text/seo.ts'
import {
  mainServicesHereParser,
  mainServicesHereProjection,
  townParser,
  townProjection,
} from '../../fragments/town.ts'
import { localSectionParser, localSectionProjection } from '../../sections/local-section-query.ts'

/** What every page about a town has, whatever it says of the town. */
export const townsPageProjection = `
  _id, _type, title, "slug": slug.current,
  hero{${heroProjection}},
  closing{${closingProjection}},
  seo{${seoProjection}}
`

export const townsPageFields = {
  _id: z.string(),
  title: filled,
  slug: filled,
  hero: heroParser,
  closing: closingParser,
  seo: seoParser,
}

/** What a page about a town has when the owner chooses its sections. */
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
