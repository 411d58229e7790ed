import { pricesGraph } from '../../page-kinds/prices/prices-graph.ts'
import { PricesTemplate } from '../../page-kinds/prices/prices-template.tsx'
import { pricesPage } from '../../page-kinds/prices/query.ts'
import { singleRoute } from '../single-route.tsx'

const { generateMetadata, Page } = singleRoute({
  type: 'pricesPage',
  query: pricesPage,
  Template: PricesTemplate,
  graph: pricesGraph,
})

export { generateMetadata, Page as default }
