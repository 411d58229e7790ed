import { homeGraph } from '../page-kinds/home/home-graph.ts'
import { HomeTemplate } from '../page-kinds/home/home-template.tsx'
import { homePage } from '../page-kinds/home/query.ts'
import { singleRoute } from './single-route.tsx'

const { generateMetadata, Page } = singleRoute({
  type: 'homePage',
  query: homePage,
  Template: HomeTemplate,
  graph: homeGraph,
})

export { generateMetadata, Page as default }
