import type { SiteBasics } from 'pages-as-files'
import { fallbackAt, inTown } from '#content/addresses/any-town.ts'
import { fixedPaths } from '#content/addresses/routes.ts'
import type { Environment } from '#content/environment/environment.ts'
import { headersAt } from './security/security-headers.ts'

const named = { isForGood: true, isDrawn: false }
const drawn = { isForGood: true, isDrawn: true }

/** What publisher and delivery both know of the site. */
export function siteBasics(environment: Environment): SiteBasics {
  return {
    webhookPath: fixedPaths.revalidate,
    healthPath: fixedPaths.up,
    documentStatusPath: fixedPaths.documentStatus,
    failurePath: fixedPaths.failure,
    folders: {
      '_next/static': named,
      islands: named,
      icons: drawn,
      images: drawn,
      share: drawn,
    },
    headers: (path, inline) => headersAt(path, environment, inline),
    unknown(path) {
      const { path: other, town } = fallbackAt(path) ?? {}
      if (other === undefined) return undefined
      return town ? { path: other, fill: (text) => inTown(text, town) } : { path: other }
    },
  }
}
