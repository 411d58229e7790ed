import type { ReactNode } from 'react'
import { priceCategories } from '#content/prices/price-list.ts'
import { exampleBusiness } from '../fragments/examples/example-business.ts'
import { exampleSite } from '../fragments/examples/example-site.ts'
import { Articles } from '../page-kinds/home/articles/articles.tsx'
import { articlesExample } from '../page-kinds/home/articles/example.ts'
import { popularServicesExample } from '../page-kinds/home/popular-services/example.ts'
import { PopularServices } from '../page-kinds/home/popular-services/popular-services.tsx'
import { quoteExample } from '../page-kinds/home/quote/example.ts'
import { Quote } from '../page-kinds/home/quote/quote.tsx'
import { socialExample } from '../page-kinds/home/social/example.ts'
import { Social } from '../page-kinds/home/social/social.tsx'
import { videosExample } from '../page-kinds/home/videos/example.ts'
import { Videos } from '../page-kinds/home/videos/videos.tsx'
import { priceListExample } from '../page-kinds/prices/price-list/example.ts'
import { PriceList } from '../page-kinds/prices/price-list/price-list.tsx'
import { sharedExample, tradeExample } from '../page-kinds/trade/example.ts'
import { Trade } from '../page-kinds/trade/trade.tsx'

const { prices, townServices } = priceListExample
const categories = priceCategories(prices, { mainServices: exampleSite.mainServices, townServices })

/** Blocks that one kind of page alone has, by the name of the component. */
export const pageBlockExamples: Readonly<Record<string, ReactNode>> = {
  Articles: (
    <div className="sec">
      <Articles articles={articlesExample} />
    </div>
  ),
  PopularServices: <PopularServices popular={popularServicesExample} business={exampleBusiness} />,
  PriceList: (
    <PriceList
      heading="The price list"
      intro="How to read the prices"
      categories={categories}
      list={priceListExample}
      business={exampleBusiness}
    />
  ),
  Quote: <Quote quote={quoteExample} business={exampleBusiness} />,
  Social: <Social social={socialExample} profiles={exampleBusiness.profiles} />,
  Trade: <Trade trade={tradeExample} shared={sharedExample} town="Matthews" />,
  Videos: (
    <div className="sec">
      <Videos videos={videosExample} />
    </div>
  ),
}
