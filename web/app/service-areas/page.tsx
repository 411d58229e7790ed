import { areasPage } from '../../page-kinds/service-areas/query.ts'
import { ServiceAreasTemplate } from '../../page-kinds/service-areas/service-areas-template.tsx'
import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { singleRoute } from '../single-route.tsx'

const { generateMetadata, Page } = singleRoute({
  type: 'areasPage',
  query: areasPage,
  Template: ServiceAreasTemplate,
  graph: singleGraph,
})

export { generateMetadata, Page as default }
