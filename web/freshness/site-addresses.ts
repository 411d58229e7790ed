import { join } from 'node:path'
import { type Redirect, redirectAt } from '#content/redirect.ts'
import { environment } from '../cms/client.ts'
import { redirectsOnSite } from '../cms/redirects-on-site.ts'
import { routesOnSite } from '../cms/routes-on-site.ts'
import { keptRedirects } from './kept-redirects.ts'
import { pagesOnSite } from './pages-on-site.ts'

/** What stands behind an address: a page, or else perhaps a redirect. */
export type Addressed = { hasPage: boolean; redirect?: Redirect | undefined }

const redirects = keptRedirects(join('web', environment.siteBuild))

/** Looks an address up: in what the build and the webhook left, or, in development, in the lake. A page comes first. */
export async function lookUp(path: string): Promise<Addressed> {
  if (environment.development) return lookUpInLake(path)
  return pagesOnSite.has(path)
    ? { hasPage: true }
    : { hasPage: false, redirect: redirectAt(path, redirects.read()) }
}

/** Writes down what is published now, for whoever looks an address up. */
export async function refreshRedirects(): Promise<void> {
  const published = await redirectsOnSite()
  if (JSON.stringify(published) !== JSON.stringify(redirects.read())) redirects.write(published)
}

async function lookUpInLake(path: string): Promise<Addressed> {
  const routes = await routesOnSite()
  if (routes.some((route) => route.path === path)) return { hasPage: true }
  return { hasPage: false, redirect: redirectAt(path, await redirectsOnSite()) }
}
