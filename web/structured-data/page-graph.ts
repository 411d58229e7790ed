import type { BreadcrumbList, FAQPage, Graph, OfferCatalog, Service, Thing, WebPage } from 'schema-dts'
import type { PriceSlice } from '../fragments/price.ts'
import type { Site } from '../fragments/site/site-query.ts'
import { plainText } from '../fragments/text/plain-text.ts'
import type { QuestionSlice } from '../fragments/text/question.ts'
import type { ReviewSlice } from '../fragments/text/review.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
import { businessId, businessNode } from './business-node.ts'
import { offer } from './offer.ts'
import { reviewNode } from './review-node.ts'

type Step = { name: string; path: string }

/** What a page shows of the things that search engines have words for. */
export type PageFacts = {
  site: Site
  /** What kind of page it is, when search engines have a word for it. */
  kind?: 'AboutPage' | 'ContactPage' | 'CollectionPage'
  path: string
  title: string
  description: string
  /** The pages above this one, the home page first, and the page itself last. */
  trail: readonly Step[]
  service?: {
    name: string
    description: string
    prices: readonly PriceSlice[]
    /** The one town that the page is about; without it the service is offered wherever the business works. */
    town?: string
  }
  /** A list of prices, in parts that each have a name and mostly a page. */
  catalog?: { name: string; parts: readonly { name: string; path?: string; prices: readonly PriceSlice[] }[] }
  questions: readonly QuestionSlice[]
  reviews: readonly ReviewSlice[]
}

/** One graph for the page, its nodes joined by their ids. */
export function pageGraph(page: PageFacts): Graph {
  const reviews = new Map(page.reviews.map((review) => [review._id, review]))
  const nodes: Thing[] = [
    businessNode(page.site),
    webPageNode(page),
    ...(page.trail.length > 1 ? [breadcrumbNode(page)] : []),
    ...(page.service ? [serviceNode(page, page.service)] : []),
    ...(page.catalog ? [catalogNode(page, page.catalog)] : []),
    ...(page.questions.length > 0 ? [questionsNode(page)] : []),
    ...[...reviews.values()].map((review) => reviewNode(review, idIn(page, review._id))),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

function idIn({ path }: PageFacts, name: string): string {
  return `${absoluteUrl(path)}#${name}`
}

function webPageNode(page: PageFacts): WebPage {
  return {
    '@type': page.kind ?? 'WebPage',
    '@id': idIn(page, 'page'),
    url: absoluteUrl(page.path),
    name: page.title,
    description: page.description,
    inLanguage: 'en-US',
    about: { '@id': page.service ? idIn(page, 'service') : businessId() },
    publisher: { '@id': businessId() },
    ...(page.catalog && { mainEntity: { '@id': idIn(page, 'prices') } }),
    ...(page.trail.length > 1 && { breadcrumb: { '@id': idIn(page, 'breadcrumb') } }),
  }
}

function breadcrumbNode(page: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': idIn(page, 'breadcrumb'),
    itemListElement: page.trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@type': 'WebPage', '@id': absoluteUrl(path) },
    })),
  }
}

function serviceNode(page: PageFacts, service: NonNullable<PageFacts['service']>): Service {
  const prices = new Map(service.prices.map((price) => [price._id, price]))
  return {
    '@type': 'Service',
    '@id': idIn(page, 'service'),
    name: service.name,
    serviceType: service.name,
    description: service.description,
    url: absoluteUrl(page.path),
    provider: { '@id': businessId() },
    ...(service.town && { areaServed: { '@type': 'City', name: service.town } }),
    offers: [...prices.values()].flatMap((price) => offer(price) ?? []),
  }
}

function catalogNode(page: PageFacts, { name, parts }: NonNullable<PageFacts['catalog']>): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    '@id': idIn(page, 'prices'),
    name,
    itemListElement: parts.map((part) => ({
      '@type': 'OfferCatalog',
      name: part.name,
      ...(part.path && { url: absoluteUrl(part.path) }),
      itemListElement: part.prices.flatMap((price) => offer(price) ?? []),
    })),
  }
}

function questionsNode(page: PageFacts): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': idIn(page, 'questions'),
    isPartOf: { '@id': idIn(page, 'page') },
    mainEntity: page.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer, page.site.business) },
    })),
  }
}
