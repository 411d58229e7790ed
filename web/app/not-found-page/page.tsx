import { fixedPaths } from '#content/addresses/routes.ts'
import { NotFoundPage } from '../../page-kinds/not-found/not-found-page.tsx'
import { headOf, SitePage } from '../site-page.tsx'

export const { generateMetadata, generateViewport } = headOf(fixedPaths.notFound, 'Page not found')

/** What visitors get at addresses that lead nowhere: published from here, under no address of its own. */
export default function NotFound() {
  return <SitePage path={fixedPaths.notFound} main={NotFoundPage} />
}
