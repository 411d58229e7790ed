import { z } from 'zod'
import { closingParser, closingProjection } from '../components/closing/query.ts'
import { heroParser, heroProjection } from '../components/hero/query.ts'
import { seoParser, seoProjection } from '../lake/fragments/text/seo.ts'

export const pageProjection = `
  _id, _type,
  hero{${heroProjection}},
  closing{${closingProjection}},
  seo{${seoProjection}}
`

export const pageFields = {
  _id: z.string(),
  hero: heroParser,
  closing: closingParser,
  seo: seoParser,
}
