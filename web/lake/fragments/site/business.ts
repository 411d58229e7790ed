import { z } from 'zod'
import type { Place } from '#content/addresses/outside-links.ts'
import {
  email,
  optional,
  optionalText,
  phone,
  place,
  requiredText,
  state,
  texts,
  webAddress,
  zipCode,
} from '#content/documents/field-kinds.ts'
import { withinSentence } from '#content/documents/within-sentence.ts'
import { chosenColors } from '#content/looks/palettes.ts'
import { listInWords } from '#content/text/list-in-words.ts'
import { logoProjection, optionalLogo } from '../picture.ts'
import { claimParser, claimProjection } from '../text/claim.ts'

/** Where the business works. What a sample says is known of the office of the sample: the owner's own is elsewhere. */
const countiesProjection = `
  "counties": select(!defined(countiesFrom) || countiesFrom == locality => coalesce(counties, []), [])
`

export const businessProjection = `
  _id, _type, name, colors{palette, main, accent}, logo{${logoProjection}}, strapline, since->{${claimProjection}}, phone, email, locality, region, postalCode, location{lat, lng},
  serviceRadiusMiles, ${countiesProjection}, about, licenceLine, licences[]{_key, title, number, lookup},
  insurance{text}, warranty{text, term->{${claimProjection}}},
  experience->{${claimProjection}}, payments, financing{shown, text}, priceRange, mapUrl, reviewsUrl, readableOffline,
  profiles[]{_key, platform, url},
  rating->{${claimProjection}}, ratingForSearch, founder{name},
  reviewCount->{${claimProjection}},
  reply->{${claimProjection}}
`

export const businessParser = z.object({
  _id: z.string(),
  _type: z.literal('business'),
  name: requiredText,
  /** Without it the site has the colors of its style sheet. */
  colors: chosenColors.nullable(),
  logo: optionalLogo,
  strapline: requiredText,
  since: claimParser.nullable(),
  phone,
  email,
  locality: requiredText,
  region: state,
  postalCode: zipCode,
  location: place,
  serviceRadiusMiles: z.number(),
  counties: texts(0, 'needs a list of counties'),
  about: requiredText,
  licenceLine: requiredText,
  licences: z
    .array(
      z.object({
        _key: z.string(),
        title: requiredText,
        number: requiredText,
        /** Where the board lets anyone look the number up. */
        lookup: optional(webAddress),
      }),
    )
    .nullable(),
  insurance: z.object({ text: requiredText }).nullable(),
  /** What customers get when the work fails, and for how long. */
  warranty: z.object({ text: requiredText, term: claimParser }).nullable(),
  experience: claimParser.nullable(),
  payments: texts(1, 'needs at least one way to pay'),
  /** What is said of paying over time, where the owner wants it said. */
  financing: z
    .object({ shown: z.boolean().nullable(), text: optionalText })
    .nullable()
    .transform((financing) => (financing?.shown ? financing : null)),
  priceRange: z.enum(['$', '$$', '$$$']),
  mapUrl: webAddress,
  reviewsUrl: optional(webAddress),
  readableOffline: z.boolean().nullable(),
  profiles: z
    .array(
      z.object({
        _key: z.string(),
        platform: z.enum(['Facebook', 'Instagram', 'LinkedIn']),
        url: webAddress,
      }),
    )
    .nullable(),
  rating: claimParser.nullable(),
  /** False keeps the rating from search engines. */
  ratingForSearch: z.boolean().nullable(),
  founder: z.object({ name: requiredText }).nullable(),
  reviewCount: claimParser.nullable(),
  reply: claimParser.nullable(),
})

export type BusinessFragment = z.infer<typeof businessParser>

/** The line below the name, with the year that the business holds as a claim; without one it ends before "since". */
export function straplineOf({ strapline, since }: Pick<BusinessFragment, 'strapline' | 'since'>): string {
  return since ? `${strapline} ${since.value}` : strapline.replace(/[\s,]+since$/i, '')
}

/** All licenses in a sentence, such as "NC general contractor 12345 and NC plumbing contractor 678"; without numbers, that there are some. */
export function licensesOf({ licences, licenceLine }: BusinessFragment): string {
  const named = (licences ?? []).map(({ title, number }) => `${title} ${number}`)
  return named.length > 0 ? listInWords(named) : licenceLine
}

/** How long the crew has done this, such as "25+ years of experience per crew lead"; undefined without a claim. */
export function experienceOf({ experience }: BusinessFragment): string | undefined {
  return experience ? `${experience.value} ${withinSentence(experience.label)}` : undefined
}

export function officeOf({ locality, region, postalCode }: BusinessFragment): Place {
  return { name: locality, state: region, zipCode: postalCode }
}

/** Such as "Charlotte, NC 28277". */
export function addressOf({ locality, region, postalCode }: BusinessFragment): string {
  return `${locality}, ${region} ${postalCode}`
}
