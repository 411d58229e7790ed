import { readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { badRequest, noFile, plainError } from '../errors/lake-error.ts'
import { sourceOf } from '../http/lake-security-headers.ts'
import type { LakeOptions } from '../options.ts'
import { FOREIGN_SCRIPT, foreignScript, withForeignScript } from './foreign-script.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/
// Vite puts a digest of the content into the name: index-B2f9kx_1.js
const HASHED = /-[\w-]{8}\.\w+$/

// Vite names it after its source, such as static/heic-worker-B2f9kx_1.js
const WORKER = /-worker-[\w-]{8}\.js$/
/** A worker follows the policy of its own file, so that the page itself need not allow WebAssembly. */
const WORKERS_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** Where it is served; beside a lake on other hosts, of which the page may ask for anything but scripts. */
export type StudioPlace = Pick<
  LakeOptions,
  'siteUrl' | 'publicUrl' | 'isForeignStudio' | 'allowedOrigins'
> & {
  services?: readonly string[]
}

/** Where the Studio finds what was not known when it was built. */
const SETTINGS = '/settings.json'

type Encoding = 'br' | 'gzip' | ''

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Serves a built Studio from a directory: its files, and index.html for every other path, since the Studio routes by
 * itself.
 */
export function createStudioFiles(given: string, place: StudioPlace) {
  const directory = resolve(given)
  /** Of what nobody has put there compressed. */
  const compressed = new Map<string, Promise<Buffer>>()
  const { siteUrl, publicUrl, services = [], isForeignStudio, allowedOrigins = [] } = place
  const site = siteUrl && new URL(siteUrl).origin
  const page = readFileSync(join(directory, 'index.html'), 'utf8')
  const policy = contentSecurityPolicy(page, services)
  /** `firstScripts` are the paths of those without which no screen can be shown. */
  return { firstScripts: scriptsNamedIn(page), get }

  /** Throws 404 for a file that is not there, 405 for anything but GET and HEAD. */
  async function get(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw plainError(405, 'Only GET and HEAD')
    const { pathname } = new URL(request.url)
    if (pathname === SETTINGS) return Response.json({ site: site ?? null })
    if (isForeignStudio && pathname === FOREIGN_SCRIPT) {
      const headers = { 'content-type': TYPES['.js'] ?? '', 'cache-control': 'no-cache' }
      return new Response(foreignScript(), { headers })
    }
    const name = await nameOf(pathname)
    const type = TYPES[extname(name)] ?? 'application/octet-stream'
    const encoding = COMPRESSIBLE.test(type) ? encodingOf(request) : ''
    const bytes = await read(name, encoding)
    const headers = new Headers({
      'content-security-policy': WORKER.test(name) ? WORKERS_POLICY : policyAt(new URL(request.url)),
      'content-type': type,
      'content-length': String(bytes.length),
      'cache-control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
    })
    if (encoding) headers.set('content-encoding', encoding)
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
  }

  async function nameOf(pathname: string): Promise<string> {
    const name = normalize(decoded(pathname)).replace(/^[/\\]+/, '')
    const path = join(directory, name)
    const isInside = path.startsWith(directory + sep)
    const isFile = isInside && (await stat(path).then((found) => found.isFile(), isMissing))
    if (isFile) return name
    // A script or picture that is missing must not be answered with a page.
    if (extname(name) in TYPES) throw noFile(name)
    return 'index.html'
  }

  async function read(name: string, encoding: Encoding): Promise<Buffer> {
    const path = join(directory, name)
    // The names without a digest stay while a new build takes their place.
    if (!HASHED.test(name)) {
      const bytes = await readFile(path)
      const isPage = isForeignStudio && name === 'index.html'
      const content = isPage ? Buffer.from(withForeignScript(bytes.toString())) : bytes
      return encoding ? compress(content, encoding) : content
    }
    if (!encoding) return readFile(path)
    const key = `${encoding} ${name}`
    const ahead = encoding === 'br' && (await readFile(`${path}.br`).catch(isMissing))
    if (ahead) compressed.delete(key)
    return ahead || compressedOnce(key, path, encoding)
  }

  function compressedOnce(key: string, path: string, encoding: Exclude<Encoding, ''>): Promise<Buffer> {
    const known = compressed.get(key) ?? readFile(path).then((bytes) => compress(bytes, encoding))
    compressed.set(key, known)
    known.catch(() => compressed.delete(key))
    return known
  }

  /** Safari does not count a WebSocket to the same host as 'self'. A proxy may have asked for the page under another one. */
  function policyAt({ host }: URL): string {
    const website = site ? [site] : []
    const hosts = new Set(publicUrl ? [new URL(publicUrl).host, host] : [host])
    const sockets = [...hosts].flatMap((name) => [`ws://${name}`, `wss://${name}`])
    const asked = ["'self'", ...sockets, ...website, ...services]
    const framed = ["'self'", ...website, ...(isForeignStudio ? allowedOrigins : [])]
    return `${policy}; frame-src ${framed.join(' ')}; connect-src ${asked.join(' ')}`
  }
}

function decoded(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname)
    if (!path.includes('\0')) return path
  } catch {
    // Answered like any other address that names nothing.
  }
  throw badRequest('The address is not well-formed.')
}

/** The smallest form that the browser reads; none for one that reads files only as they are. */
function encodingOf(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : ''
}

/** In little time rather than to little. */
function compress(bytes: Buffer, encoding: Exclude<Encoding, ''>): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(bytes)
  // Level 5 takes a fiftieth of the time of 11, at which others compress ahead.
  return compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

/** False when there is no such file, which none can be with a name that is too long; throws every other error. */
function isMissing(error: NodeJS.ErrnoException): false {
  if (error.code && ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code)) return false
  throw error
}

/** The services may give pictures and videos. The Studio's styles are made by its scripts, hence 'unsafe-inline' for them; inline scripts are allowed by their digests. */
function contentSecurityPolicy(html: string, services: readonly string[]): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const digests = scripts.map(([, text = '']) => sourceOf(text))
  return [
    "default-src 'none'",
    "manifest-src 'self'",
    `script-src ${["'self'", ...digests].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...services].join(' '),
    "font-src 'self' data:",
    ["media-src 'self' blob:", ...services].join(' '),
    "worker-src 'self' blob:",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ')
}

/** Paths of the scripts that the page names: without them it shows nothing. */
function scriptsNamedIn(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  return tags.flatMap((tag) => /(?:src|href)="(\/[^"]+\.js)"/.exec(tag)?.[1] ?? [])
}
