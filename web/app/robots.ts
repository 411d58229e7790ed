import type { MetadataRoute } from 'next'
import { fixedPaths } from '#content/addresses/routes.ts'
import { environment } from '../lake/client.ts'
import { absoluteUrl } from '../search/head/absolute-url.ts'

/** Search engines are kept out until the site has its public address. */
export default function robots(): MetadataRoute.Robots {
  if (!environment.siteUrl) return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl(fixedPaths.sitemap),
  }
}
