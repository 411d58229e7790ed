import { z } from 'zod'
import { claimParser, claimProjection } from '../text/claim.ts'
import { filled } from '../text/required-text.ts'

export const businessProjection = `
  _id, _type, name, strapline, since->{${claimProjection}}, phone, email, locality, region, postalCode, location{lat, lng},
  serviceRadiusMiles, counties, about, licenceLine, payments, priceRange, mapUrl, reviewsUrl, readableOffline,
  profiles[]{_key, platform, url},
  rating->{${claimProjection}}, ratingForSearch, founder{name},
  reviewCount->{${claimProjection}},
  reply->{${claimProjection}}
`

export const businessParser = z.object({
  _id: z.string(),
  _type: z.literal('business'),
  name: filled,
  strapline: filled,
  since: claimParser.nullable(),
  phone: z.string().regex(/^\+1\d{10}$/, 'must be +1 and ten digits'),
  email: z.email('must be a whole email address'),
  locality: filled,
  region: filled,
  postalCode: filled,
  location: z.object({ lat: z.number(), lng: z.number() }),
  serviceRadiusMiles: z.number(),
  counties: z.array(filled).min(1, 'needs at least one county'),
  about: filled,
  licenceLine: filled,
  payments: z.array(filled).min(1, 'needs at least one way to pay'),
  priceRange: z.enum(['$', '$$', '$$$']),
  mapUrl: z.url(),
  reviewsUrl: z.url().nullable(),
  readableOffline: z.boolean().nullable(),
  profiles: z
    .array(
      z.object({
        _key: z.string(),
        platform: z.enum(['Facebook', 'Instagram', 'LinkedIn']),
        url: z.url(),
      }),
    )
    .nullable(),
  rating: claimParser.nullable(),
  /** False keeps the rating from search engines. */
  ratingForSearch: z.boolean().nullable(),
  founder: z.object({ name: filled }).nullable(),
  reviewCount: claimParser.nullable(),
  reply: claimParser.nullable(),
})

export type BusinessSlice = z.infer<typeof businessParser>

/** The line below the name, with the year that the business holds as a claim. */
export function straplineOf({ strapline, since }: Pick<BusinessSlice, 'strapline' | 'since'>): string {
  return since ? `${strapline} ${since.value}` : strapline
}
