import { fixedPaths, quoteFormPath } from '#content/addresses/routes.ts'
import { YourRequest } from '../../page-kinds/your-request/your-request.tsx'
import { headOf, SitePage } from '../site-page.tsx'

export const { generateMetadata, generateViewport } = headOf(fixedPaths.requestPage, 'Your request')

/** Kept like every other page, and filled in for each visitor who sends a quote form without a script: see web/publish/your-request. */
export default function RequestPage() {
  return <SitePage path={fixedPaths.requestPage} quoteHref={quoteFormPath} main={YourRequest} />
}
