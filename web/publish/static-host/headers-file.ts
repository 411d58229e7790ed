import type { Environment } from '#content/environment/environment.ts'
import { caching, foldersNamedByContent } from '../../http/caching.ts'
import { headersAt } from '../../http/security-headers.ts'
import { isOpened } from '../../published/entry.ts'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'

type Setting = Pick<Environment, 'siteUrl' | 'strictTransport'>
type Header = { key: string; value: string }
type Rule = { address: string; headers: readonly Header[] }

/** Endings that static hosts know the type of. */
const WELL_KNOWN = /\.(html|js|css|xml|txt|svg|png|jpe?g|ico|woff2)$|\/[^./]*$/
const CORP = 'Cross-Origin-Resource-Policy'

/**
 * The file `_headers`, as static hosts read it (developers.cloudflare.com/pages/configuration/headers,
 * docs.netlify.com/manage/routing/headers). Where two rules meet, a host joins their values, so no two rules for one address
 * name the same header. A host reads 100 rules of 2,000 characters a line, which is too little for the styles of each page:
 * only scripts are let in by their hashes.
 */
export function headersFile(manifest: Manifest, setting: Setting): string {
  const folders = foldersNamedByContent.map((name) => folder(name, setting))
  const rules = Map.groupBy([...folders, ...types(manifest.types())], ({ address }) => address)
  const joined = [...rules].map(([address, same]) => ({
    address,
    headers: same.flatMap(({ headers }) => headers),
  }))
  return [everywhere(manifest.inlineScripts(), setting), ...joined].map(textOf).join('\n')
}

function everywhere(scripts: readonly string[], setting: Setting): Rule {
  const headers = headersAt('/', setting, { styles: ["'unsafe-inline'"], scripts })
  // Pages are in no frame of others anyhow, and pictures for shared links are to be shown by others.
  return { address: '/*', headers: headers.filter(({ key }) => key !== CORP) }
}

function folder(name: string, setting: Setting): Rule {
  const last = headersAt(`/${name}/`, setting, { styles: [], scripts: [] }).findLast(
    ({ key }) => key === CORP,
  )
  const kept = { key: 'Cache-Control', value: caching.forGood }
  return { address: `/${name}/*`, headers: [kept, ...(last ? [last] : [])] }
}

/** The types that a host would not know: of a whole folder where all its files have one. */
function types(published: ReturnType<Manifest['types']>): Rule[] {
  const unknown = published.filter(({ path }) => !WELL_KNOWN.test(path))
  const rules = unknown.map(({ path, type }): [string, Rule] => {
    const address = folderRule(path)
    const opened = isOpened(type) ? [{ key: 'Content-Disposition', value: 'inline' }] : []
    return [address, { address, headers: [{ key: 'Content-Type', value: type }, ...opened] }]
  })
  return [...new Map(rules).values()].toSorted((one, other) => (one.address < other.address ? -1 : 1))
}

/** Pictures and calendars have a folder of files of one type, and are too many for a rule each. */
function folderRule(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return rest.length > 0 ? `/${first}/*` : path
}

function textOf({ address, headers }: Rule): string {
  return `${address}\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join('')}`
}
