import { defineQuery } from 'groq'
import { z } from 'zod'
import { day, optionalTexts, requiredText, share, texts, webAddress } from '#content/documents/field-kinds.ts'
import type { HomePageQueryResult } from '#content/sanity.types.ts'
import { closingParser, closingProjection } from '../../components/closing/query.ts'
import { contactParser, contactProjection } from '../../components/contact/query.ts'
import { galleryParser, galleryProjection } from '../../components/gallery/query.ts'
import { heroParser, heroProjection } from '../../components/hero/query.ts'
import { mainServicesParser, mainServicesProjection } from '../../components/main-services/query.ts'
import { ownerParser, ownerProjection } from '../../components/owner/query.ts'
import { articleParser, articleProjection } from '../../lake/fragments/article.ts'
import { isShown } from '../../lake/fragments/hidden.ts'
import {
  cityLinkParser,
  cityLinkProjection,
  serviceLinkParser,
  serviceLinkProjection,
} from '../../lake/fragments/link.ts'
import { optionalPicture, pictureParser, pictureProjection } from '../../lake/fragments/picture.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { projectParser, projectProjection } from '../../lake/fragments/project.ts'
import { singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { claimParser, claimProjection } from '../../lake/fragments/text/claim.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../lake/fragments/text/heading.ts'
import { questionParser, questionProjection } from '../../lake/fragments/text/question.ts'
import { reviewParser, reviewProjection } from '../../lake/fragments/text/review.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'
import { seoParser, seoProjection } from '../../lake/fragments/text/seo.ts'
import { pageQuery } from '../typed-query.ts'

const homePageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": ${singleton('homePage')}{
    _id, _type, _createdAt, _updatedAt,
    hero{${heroProjection}},
    places[]{_key, x, y, price->{${priceProjection}}},
    measure{text, left, right, y},
    badges[]->{${claimProjection}},
    about{
      ${blockHeadingProjection}, points,
      claims[]->{${claimProjection}},
      pictures[defined(asset)]{_key, ${pictureProjection}},
      review->{${reviewProjection}}
    },
    popular{
      ${blockHeadingProjection},
      "numbers": jobs[]._key, jobs[]{_key, title, text, price->{${priceProjection}}, service->{${serviceLinkProjection}}}
    },
    services{
      ${mainServicesProjection},
      additionalHeading, additional[]->{${serviceLinkProjection}}, review->{${reviewProjection}}
    },
    contact{${contactProjection}},
    owner{${ownerProjection}},
    gallery{
      ${galleryProjection},
      "newest": select(
        count((projects[]->)[${isShown}]) > 0 => [],
        *[_type == "project" && ${isShown} && inGallery != false] | order(_createdAt desc, _id)[0...6]{${projectProjection}}
      )
    },
    videos{
      ${blockHeadingProjection},
      items[]->{_id, _type, title, text, kind, category, url, picture{${pictureProjection}}}
    },
    articles{${blockHeadingProjection}, items[]->{${articleProjection}}},
    social{
      ${blockHeadingProjection},
      cards[]->{_id, _type, platform, handle, text, followers->{${claimProjection}}},
      posts[]->{_id, _type, platform, kind, text, engagement, date}
    },
    glance{${blockHeadingProjection}},
    reviews{
      ${blockHeadingProjection}, items[]->{${reviewProjection}},
      "newest": select(
        count((items[]->)[${isShown}]) > 0 => [],
        *[_type == "review" && ${isShown}] | order(date desc, _id)[0...4]{${reviewProjection}}
      )
    },
    quote{${blockHeadingProjection}, formHeading, steps},
    areas{${blockHeadingProjection}},
    guide{${blockHeadingProjection}, chapters[]{_key, heading, text[]{${richTextProjection}}}},
    byLocation{${blockHeadingProjection}},
    "pagesByLocation": *[_type == "areaService" && defined(slug.current)]{
      _id, _type, "slug": slug.current, "city": city._ref, "service": service._ref
    },
    questions{${blockHeadingProjection}, items[]->{${questionProjection}}},
    links{
      ${blockHeadingProjection},
      services[]->{${serviceLinkProjection}},
      cities[]->{${cityLinkProjection}}
    },
    closing{${closingProjection}},
    seo{${seoProjection}}
  }
}`)

const spot = share()
const platform = z.enum(['Facebook', 'Instagram', 'LinkedIn'])
const withHeading = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ ...blockHeadingFields, ...fields })

const job = z.object({
  _key: z.string(),
  title: requiredText,
  text: requiredText,
  price: priceParser,
  service: serviceLinkParser.nullable(),
})

const video = z.object({
  _id: z.string(),
  _type: z.literal('video'),
  title: requiredText,
  text: requiredText,
  kind: z.enum(['reel', 'post']),
  category: requiredText,
  url: webAddress,
  picture: optionalPicture,
})

const socialCard = z.object({
  _id: z.string(),
  _type: z.literal('socialCard'),
  platform,
  handle: requiredText,
  text: requiredText,
  followers: claimParser,
})

const socialPost = z.object({
  _id: z.string(),
  _type: z.literal('socialPost'),
  platform,
  kind: requiredText,
  text: requiredText,
  engagement: requiredText,
  date: day,
})

const pageByLocation = z.object({
  _id: z.string(),
  _type: z.literal('areaService'),
  slug: requiredText,
  city: z.string(),
  service: z.string(),
})

export const homeParser = z.object({
  _id: z.string(),
  _type: z.literal('homePage'),
  _createdAt: z.string(),
  _updatedAt: z.string(),
  hero: heroParser,
  places: z.array(z.object({ _key: z.string(), x: spot, y: spot, price: priceParser })).nullable(),
  measure: z.object({ text: requiredText, left: spot, right: spot, y: spot }).nullable(),
  badges: z.array(claimParser),
  about: withHeading({
    points: optionalTexts,
    claims: z.array(claimParser),
    pictures: z.array(pictureParser.extend({ _key: z.string() })).nullable(),
    review: reviewParser.nullable(),
  }),
  popular: withHeading({
    /** The keys of all jobs: the drawing has a place for each, also for one that is not shown. */
    numbers: z.array(z.string()).length(6, 'needs six jobs, because the drawing has six numbers'),
    jobs: z.array(job),
  }),
  services: mainServicesParser.extend({
    additionalHeading: requiredText,
    additional: z.array(serviceLinkParser),
    review: reviewParser.nullable(),
  }),
  contact: contactParser,
  owner: ownerParser,
  gallery: galleryParser.extend({ newest: z.array(projectParser) }),
  videos: withHeading({ items: z.array(video) }),
  articles: withHeading({ items: z.array(articleParser) }),
  social: withHeading({ cards: z.array(socialCard), posts: z.array(socialPost) }),
  glance: withHeading({}),
  reviews: withHeading({ items: z.array(reviewParser), newest: z.array(reviewParser) }),
  quote: withHeading({ formHeading: requiredText, steps: texts(2, 'needs at least two steps') }),
  areas: withHeading({}),
  guide: withHeading({
    chapters: z
      .array(z.object({ _key: z.string(), heading: requiredText, text: richTextParser }))
      .min(1, 'needs at least one chapter'),
  }),
  byLocation: withHeading({}),
  pagesByLocation: z.array(pageByLocation),
  questions: withHeading({ items: z.array(questionParser) }),
  links: withHeading({ services: z.array(serviceLinkParser), cities: z.array(cityLinkParser) }),
  closing: closingParser,
  seo: seoParser,
})

export const homePage = pageQuery<HomePageQueryResult>()(homePageQuery, homeParser)

export type HomePage = z.infer<typeof homeParser>

/** Those that the owner chose. The newest come only while none of them is left, such as once he took the samples off. */
export const reviewsOnHome = ({ reviews }: Pick<HomePage, 'reviews'>) => [...reviews.items, ...reviews.newest]
