import { AboutTemplate } from '../../page-kinds/about/about-template.tsx'
import { aboutPage } from '../../page-kinds/about/query.ts'
import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { singleRoute } from '../single-route.tsx'

const { generateMetadata, Page } = singleRoute({
  type: 'aboutPage',
  query: aboutPage,
  Template: AboutTemplate,
  graph: singleGraph,
})

export { generateMetadata, Page as default }
