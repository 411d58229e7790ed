import { fixedPaths } from '#content/addresses/routes.ts'
import { ErrorPage } from '../../page-kinds/error/error-page.tsx'
import { headOf, SitePage } from '../site-page.tsx'

export const { generateMetadata, generateViewport } = headOf(
  fixedPaths.failure,
  'Unexpected Application Error!',
)

/** Delivery sends it in place of a page that is there no longer, and can't be made again. */
export default function Failure() {
  return <SitePage path={fixedPaths.failure} main={ErrorPage} />
}
