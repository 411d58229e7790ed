import { ContactTemplate } from '../../page-kinds/contact/contact-template.tsx'
import { contactPage } from '../../page-kinds/contact/query.ts'
import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { singleRoute } from '../single-route.tsx'

const { generateMetadata, Page } = singleRoute({
  type: 'contactPage',
  query: contactPage,
  Template: ContactTemplate,
  graph: singleGraph,
})

export { generateMetadata, Page as default }
