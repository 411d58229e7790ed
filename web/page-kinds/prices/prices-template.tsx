import { dayOf } from '#content/hours/business-clock.ts'
import { priceParts } from '#content/prices/price.ts'
import { priceCategories } from '#content/prices/price-list.ts'
import { PriceRow } from '../../components/prices/price-rows.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import type { PriceFragment } from '../../lake/fragments/price.ts'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'
import { Estimator } from './estimator/estimator.tsx'
import { countedGroups } from './estimator/groups.ts'
import { PriceList } from './price-list/price-list.tsx'

export function PricesTemplate({ page, site }: AnswerOf['pricesPage']) {
  const { business, mainServices } = site
  const categories = priceCategories(page.prices, { mainServices, townServices: page.townServices })
  return (
    <SingleTemplate page={page} site={site} top={topOf(page)}>
      <Estimator
        estimate={page}
        groups={countedGroups(categories, page.finished)}
        changedOn={page.changedAt && dayOf(page.changedAt)}
        business={business}
      />
      <PriceList
        heading={page.listHeading}
        intro={page.listIntro}
        categories={categories}
        list={page}
        business={business}
      />
    </SingleTemplate>
  )
}

function topOf(page: AnswerOf['pricesPage']['page']) {
  const { prices, changedAt, home } = page
  /** Those that are numbered on the home page's drawing. */
  const asked = home.popular.jobs.flatMap(({ price: id }) => prices.filter(({ _id }) => _id === id))
  const children = prices.length > 0 && (
    <p className="text-sm text-balance text-ink-soft">
      {prices.length} {prices.length === 1 ? 'price' : 'prices'} on the list
      {changedAt && `. Last updated ${dayOf(changedAt)}`}
    </p>
  )
  return { facts: [], beside: asked.length > 0 && <MostAsked prices={asked} />, children }
}

function MostAsked({ prices }: { prices: readonly PriceFragment[] }) {
  return (
    <ul>
      {prices.map((price) => (
        <PriceRow
          key={price._id}
          as="b"
          name={
            <a className="-my-3 py-3 text-inherit no-underline hover:underline" href={`#${price._id}`}>
              {price.title}
            </a>
          }
          price={<PriceTag {...priceParts(price)} />}
        />
      ))}
    </ul>
  )
}
