import type { AdministrativeArea, Service } from 'schema-dts'
import type { PriceFragment } from '../fragments/price.ts'
import type { Site } from '../fragments/site/site-query.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
import { businessId } from './business-node.ts'
import { idIn } from './node-id.ts'
import { offer } from './offer.ts'

/** The service that a page is about. */
export type ServiceFacts = {
  name: string
  description: string
  prices: readonly PriceFragment[]
  /** What the service is anywhere, such as "Plumbing" for "Plumbing in Matthews"; without it the name says so. */
  type?: string
  /** The one town that the page is about; without it the service is offered in all counties of the business. */
  town?: string
}

/** A service with its offers, as far as the page shows prices. */
export function serviceNode(service: ServiceFacts, { path, site }: { path: string; site: Site }): Service {
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
    areaServed: service.town ? { '@type': 'City', name: service.town } : countiesOf(site),
    ...(offers.length > 0 && { offers }),
  }
}

function countiesOf({ business: { counties, region } }: Site): AdministrativeArea[] {
  return counties.map((county) => ({ '@type': 'AdministrativeArea', name: `${county} County, ${region}` }))
}
