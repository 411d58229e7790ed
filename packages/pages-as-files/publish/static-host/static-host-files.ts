import type { Manifest } from '../../published/manifest/manifest.ts'
import { caching, isOpened } from '../../published/published-file.ts'
import type { Headers, Redirect, Site } from '../../site.ts'
import type { SiteWriter } from '../files/site-writer.ts'

const LINK = /href="(\/[^"?#]+)/g
const RULES = ['_headers', '_redirects']

type Context = {
  site: Site
  manifest: Manifest
  writer: SiteWriter
  /** Whether pages are being published. */
  isBusy: () => boolean
}
export type StaticHostFiles = ReturnType<typeof staticHostFiles>

/**
 * Files of the published folder that only static hosts need: delivery answers with headers and redirects by itself, and fills
 * in for pages that nobody has written. They have no entry in the manifest, so that visitors of delivery can't have them.
 */
export function staticHostFiles({ site, manifest, writer, isBusy }: Context) {
  /** The files that stand in for pages that nobody has written, by their names. */
  let standIns: ReadonlyMap<string, string> = new Map()
  const isPage = (path: string) => manifest.known(path)?.hash != null

  /**
   * Makes them fit what is published. Returns false when a page that is being published may take the place of one that stands in:
   * ask again.
   */
  async function write(): Promise<boolean> {
    standIns = await findStandIns()
    let isComplete = true
    for (const [name, text] of standIns) {
      const isFree = () => !isBusy() && !isPage(`/${name.replace('/index.html', '')}`)
      isComplete = (await writer.writeExtra(name, text, isFree)) && isComplete
    }
    await writer.writeExtra('_headers', headersFile(manifest, site))
    await writer.writeExtra('_redirects', redirectsFile(manifest.redirects(), isPage))
    return isComplete
  }

  /** What only delivery has of the pages to which others link, by the names of files. */
  async function findStandIns(): Promise<ReadonlyMap<string, string>> {
    const linking = manifest.pages().filter((path) => site.routeAt(path)?.isLinkingToUnknown)
    const texts = await Promise.all(linking.map(read))
    const links = new Set(texts.flatMap((text = '') => [...text.matchAll(LINK)].map(([, path = '']) => path)))
    const pages = new Map<string, string>()
    for (const path of links) {
      const other = isPage(path) ? undefined : site.unknown(path)
      const text = other && (await read(other.path))
      if (text) pages.set(`${path.slice(1)}/index.html`, other.fill?.(text) ?? text)
    }
    return pages
  }

  /** The text of a page that is published; undefined when there is none. */
  async function read(path: string): Promise<string | undefined> {
    const known = manifest.known(path)
    return known?.hash == null ? undefined : (await writer.read(known))?.toString()
  }

  return {
    write,
    /** Whether a file of the folder `public` is one of these, as far as they were written since the start. */
    has: (name: string) => RULES.includes(name) || standIns.has(name),
  }
}

type Rule = { address: string; headers: Headers }

/** Endings that static hosts know the type of. */
const WELL_KNOWN = /\.(html|js|css|xml|txt|svg|png|jpe?g|ico|woff2)$|\/[^./]*$/
const CORP = 'Cross-Origin-Resource-Policy'

/**
 * The file `_headers`, as static hosts read it (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/manage/routing/headers). Where two rules meet, a host joins their values, so no two rules for one address
 * name the same header. A host reads 100 rules of 2,000 characters a line, which is too little for the styles of each page:
 * only scripts are let in by their hashes.
 */
function headersFile(manifest: Manifest, site: Site): string {
  const folders = Object.entries(site.folders).flatMap(([name, { isForGood }]) =>
    isForGood ? folder(name, site) : [],
  )
  const rules = Map.groupBy([...folders, ...types(manifest.types())], ({ address }) => address)
  const joined = [...rules].map(([address, same]) => ({
    address,
    headers: Object.assign({}, ...same.map(({ headers }) => headers)),
  }))
  return [everywhere(manifest.inlineScripts(), site), ...joined].map(textOf).join('\n')
}

function everywhere(scripts: readonly string[], site: Site): Rule {
  const { [CORP]: _, ...headers } = site.headers('/', { styles: ["'unsafe-inline'"], scripts })
  // Pages are in no frame of others anyhow, and pictures for shared links are to be shown by others.
  return { address: '/*', headers }
}

function folder(name: string, site: Site): Rule {
  const { [CORP]: policy } = site.headers(`/${name}/`, { styles: [], scripts: [] })
  const headers = { 'Cache-Control': caching.forGood, ...(policy && { [CORP]: policy }) }
  return { address: `/${name}/*`, headers }
}

/** The types that a host would not know: of a whole folder where all its files have one. */
function types(published: ReturnType<Manifest['types']>): Rule[] {
  const unknown = published.filter(({ path }) => !WELL_KNOWN.test(path))
  const rules = unknown.map(({ path, type }): [string, Rule] => {
    const address = folderRule(path)
    const opened = isOpened(type) && { 'Content-Disposition': 'inline' }
    return [address, { address, headers: { 'Content-Type': type, ...opened } }]
  })
  return [...new Map(rules).values()].toSorted((one, other) => (one.address < other.address ? -1 : 1))
}

/** Pictures and calendars have a folder of files of one type, and are too many for a rule each. */
function folderRule(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return rest.length > 0 ? `/${first}/*` : path
}

function textOf({ address, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${address}\n${lines.join('')}`
}

/** Stands for the site in addresses that have no host. */
const BASE = 'https://this.site'

/**
 * The file `_redirects`, as static hosts read it: a source, a target and a status in each line. A page goes before a redirect
 * from its address, as on the site itself: some hosts would follow the redirect. What was taken away is left to the host's own 404.
 */
function redirectsFile(redirects: readonly Redirect[], isPage: (path: string) => boolean): string {
  const lines = redirects.map(({ from, to, permanent }) =>
    to === null || isPage(from) ? '' : `${sourceOf(from)} ${targetOf(to)} ${permanent ? 301 : 302}\n`,
  )
  return lines.join('')
}

/** Escaped, and without what a host takes for a placeholder. */
function sourceOf(from: string): string {
  return new URL(from, BASE).pathname.replaceAll('*', '%2A').replaceAll(':', '%3A')
}

function targetOf(to: string): string {
  const { origin, href } = new URL(to, BASE)
  return origin === BASE ? href.slice(BASE.length) : href
}
