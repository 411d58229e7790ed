import { GalleryTemplate } from '../../page-kinds/gallery/gallery-template.tsx'
import { galleryPage } from '../../page-kinds/gallery/query.ts'
import { singleGraph } from '../../page-kinds/single/single-graph.ts'
import { singleRoute } from '../single-route.tsx'

const { generateMetadata, Page } = singleRoute({
  type: 'galleryPage',
  query: galleryPage,
  Template: GalleryTemplate,
  graph: singleGraph,
})

export { generateMetadata, Page as default }
