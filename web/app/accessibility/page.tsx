import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { accessibilityPage } from '../../page-kinds/statement/queries.ts'
import { StatementTemplate } from '../../page-kinds/statement/statement-template.tsx'
import { singleRoute } from '../single-route.tsx'

const { generateMetadata, Page } = singleRoute({
  type: 'accessibilityPage',
  query: accessibilityPage,
  Template: StatementTemplate,
  graph: singleGraph,
})

export { generateMetadata, Page as default }
