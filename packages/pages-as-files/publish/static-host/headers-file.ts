import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import { caching, isOpened } from '../../published/published-file.ts'
import type { Headers, Site } from '../../site.ts'

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
export function headersFile(manifest: Manifest, site: Site): string {
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
