import type {
  AdministrativeArea,
  Article,
  BreadcrumbList,
  City,
  FAQPage,
  Graph,
  OfferCatalog,
  Review,
  Service,
  Thing,
  WebPage,
} from 'schema-dts'
import { fixedPaths, type SinglePage, type singlePages } from '#content/addresses/routes.ts'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { plainText } from '../../lake/fragments/text/plain-text.ts'
import type { QuestionFragment } from '../../lake/fragments/text/question.ts'
import type { ReviewFragment } from '../../lake/fragments/text/review.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
import { businessId, businessNode } from './business-node.ts'
import { offer } from './offer.ts'
import { reviewRatingOf } from './ratings.ts'

type ServiceFacts = {
  name: string
  description: string
  prices: readonly PriceFragment[]
  /** What the service is anywhere, such as "Plumbing" for "Plumbing in Matthews"; without it the name says so. */
  type?: string
  /** The one town that the page is about; without it the service is offered in all counties of the business. */
  town?: string
}

type ArticleFacts = {
  headline: string
  description: string | null
  chapters: readonly string[]
  /** Where it stands on the page. */
  anchor: string
  image: string
  published: string
  changed: string
}

export type PageFacts = {
  site: Site
  /** The page's type in schema.org. */
  kind: (typeof singlePages)[SinglePage]['schemaType']
  path: string
  title: string
  description: string
  /** The pages above this one, the home page first, and the page itself last. */
  trail: readonly { title: string; path: string }[]
  service?: ServiceFacts
  /** A list of prices in groups; each has a name, and most have a page. */
  catalog?: {
    name: string
    parts: readonly { name: string; path?: string; prices: readonly PriceFragment[] }[]
  }
  article?: ArticleFacts
  questions: readonly QuestionFragment[]
  reviews: readonly ReviewFragment[]
}

/** One graph for the page, its nodes joined by their ids. */
export function pageGraph(page: PageFacts): Graph {
  // What nobody wrote is told to nobody else.
  const written = page.reviews.filter(({ sample }) => sample !== true)
  const reviews = new Map(written.map((review) => [review._id, review]))
  const nodes: Thing[] = [
    businessNode(page.site, page.path === fixedPaths.home),
    webPageNode(page),
    ...(page.trail.length > 1 ? [breadcrumbNode(page)] : []),
    ...(page.service ? [serviceNode(page.service, page)] : []),
    ...(page.catalog ? [catalogNode(page, page.catalog)] : []),
    ...(page.article ? [articleNode(page.article, page)] : []),
    ...(page.questions.length > 0 ? [questionsNode(page)] : []),
    ...[...reviews.values()].map((review) => reviewNode(review, idIn(page.path, review._id))),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function webPageNode(page: PageFacts): WebPage {
  return {
    '@type': page.kind,
    '@id': idIn(page.path, 'page'),
    url: absoluteUrl(page.path),
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    about: { '@id': page.service ? idIn(page.path, 'service') : businessId() },
    publisher: { '@id': businessId() },
    ...(page.catalog && { mainEntity: { '@id': idIn(page.path, 'prices') } }),
    ...(page.trail.length > 1 && { breadcrumb: { '@id': idIn(page.path, 'breadcrumb') } }),
  }
}

function breadcrumbNode(page: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idIn(page.path, 'breadcrumb'),
    itemListElement: page.trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: { '@type': 'WebPage', '@id': absoluteUrl(path) },
    })),
  }
}

function serviceNode(service: ServiceFacts, { path, site }: PageFacts): Service {
  const prices = new Map(service.prices.map((price) => [price._id, price]))
  const offers = [...prices.values()].flatMap((price) => offer(price) ?? [])
  return {
    '@type': 'Service',
    '@id': idIn(path, 'service'),
    name: service.name,
    serviceType: service.type ?? service.name,
    description: service.description,
    url: absoluteUrl(path),
    provider: { '@id': businessId() },
    areaServed: service.town ? { '@type': 'City', name: service.town } : servedBy(site),
    ...(offers.length > 0 && { offers }),
  }
}

/** The counties of the business, or its town while it names none. */
function servedBy({ business: { counties, locality, region } }: Site): AdministrativeArea[] | City {
  if (counties.length === 0) return { '@type': 'City', name: `${locality}, ${region}` }
  return counties.map((county) => ({ '@type': 'AdministrativeArea', name: `${county} County, ${region}` }))
}

function catalogNode(page: PageFacts, { name, parts }: NonNullable<PageFacts['catalog']>): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': idIn(page.path, 'prices'),
    name,
    itemListElement: parts.map((part) => ({
      '@type': 'OfferCatalog',
      name: part.name,
      ...(part.path && { url: absoluteUrl(part.path) }),
      itemListElement: part.prices.flatMap((price) => offer(price) ?? []),
    })),
  }
}

function articleNode(article: ArticleFacts, { path, site }: PageFacts): Article {
  const { headline, description, chapters, anchor, image, published, changed } = article
  const home = absoluteUrl(fixedPaths.home)
  return {
    '@type': 'Article',
    '@id': idIn(path, anchor),
    headline,
    ...(description && { description }),
    articleSection: chapters,
    inLanguage: 'en-US',
    isPartOf: { '@id': idIn(path, 'page') },
    image,
    datePublished: published,
    dateModified: changed,
    author: { '@type': 'Organization', '@id': businessId(), name: site.business.name, url: home },
    publisher: { '@id': businessId() },
  }
}

function questionsNode(page: PageFacts): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': idIn(page.path, 'questions'),
    isPartOf: { '@id': idIn(page.path, 'page') },
    mainEntity: page.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, page.site.business) },
    })),
  }
}

function reviewNode({ author, rating, text, date }: ReviewFragment, id: string): Review {
  return {
    '@type': 'Review',
    '@id': id,
    itemReviewed: { '@id': businessId() },
    author: { '@type': 'Person', name: author },
    datePublished: date,
    reviewBody: text,
    ...reviewRatingOf({ rating }),
  }
}

function idIn(path: string, name: string): string {
  return `${absoluteUrl(path)}#${name}`
}
