import { createHmac, hash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { isSame } from '../auth/secret-cookie.ts'
import { assetFolder, type Place } from '../data/place.ts'
import { assetPathIn } from '../documents/asset-name.ts'
import { undefinedIfMissing } from '../errors/disk-errors.ts'
import { noFile } from '../errors/lake-error.ts'
import { isClean } from '../images/clean-picture.ts'
import { fileTypeNamed } from '../images/file-type.ts'
import { readTransform, type Transform } from '../images/image-parameters.ts'
import type { ImageService, Original } from '../images/image-service.ts'
import { type Caller, FairPool } from '../processes/fair-pool.ts'
import { fileResponse } from './file-response.ts'
import type { AssetKind } from './upload.ts'

/**
 * The end of an asset's path; that the project and dataset before it exist is the caller's to check. `isRaw` asks for the
 * bytes as they were uploaded, with metadata that only the owner should see.
 */
type AssetAddress = { kind: AssetKind; name: string; isRaw: boolean }

const NAMES = { images: /^[0-9a-f]{40}-(\d+)x(\d+)\.[a-z]+$/, files: /^[0-9a-f]{40}\.[a-z0-9]+$/ }

const RAW = { 'cache-control': 'private, no-store', 'content-type': 'application/octet-stream' }

/** Milliseconds. Long, since the files of a large export are fetched one after the other. */
const LIFETIME = 6 * 60 * 60 * 1000

/** Serves GET /images|files/:project/:dataset/:name to anyone: the bytes under a name never change. */
export function createAssetServer(place: Place, images: ImageService) {
  const folder = assetFolder(place)
  /** Whether an original is known to hold nothing but its pixels, by name. */
  const clean = new Map<string, Promise<boolean>>()
  /** An original is read whole, so that all of them at once would fill the memory. */
  const readers = new FairPool([1, 2], { name: 'originals', waiting: Infinity, waitingFromOne: Infinity })
  return { get }

  /** Throws 404 for an unknown file, 400 for an image parameter that makes no sense, and what drawing a picture throws. */
  async function get(
    request: Request,
    { kind, name, isRaw }: AssetAddress,
    caller: Caller,
  ): Promise<Response> {
    const [isName, width, height] = NAMES[kind].exec(name) ?? []
    const path = assetPathIn(folder, name)
    if (!isName || !(await stat(path).catch(undefinedIfMissing))) throw noFile(name)
    const extension = name.slice(name.lastIndexOf('.') + 1)
    const { searchParams } = new URL(request.url)
    const headers = { etag: etagOf(request), ...commonHeaders(searchParams, extension) }
    if (isRaw) return fileResponse(request, path, { ...headers, ...RAW })
    if (isKnown(headers.etag, request.headers.get('if-none-match')))
      return new Response(null, { status: 304, headers })
    const source = { extension, accept: request.headers.get('accept') ?? '' }
    const original = { path, name, width: Number(width), height: Number(height) }
    const transform = kind === 'images' && (await transformOf(original, searchParams, source, caller))
    if (!transform)
      return fileResponse(request, path, { ...headers, 'content-type': fileTypeNamed(extension).mimeType })
    const drawn = await images.draw(original, transform, caller)
    return fileResponse(request, drawn, { ...headers, 'content-type': `image/${transform.format}` })
  }

  /**
   * Undefined for the original. One that is not known to be clean is drawn anew, since photos tell where they were taken, and
   * drawings have scripts.
   */
  async function transformOf(
    original: Original,
    parameters: URLSearchParams,
    source: { extension: string; accept: string },
    caller: Caller,
  ): Promise<Transform | undefined> {
    const transform = readTransform(parameters, source)
    if (transform || (await isKnownClean(original, source.extension, caller))) return transform
    return readTransform(new URLSearchParams({ q: '90' }), source)
  }

  /** Simultaneous requests share one read, since strangers can send many. */
  function isKnownClean({ path, name }: Original, extension: string, { kind, id }: Caller): Promise<boolean> {
    const found =
      clean.get(name) ?? readers.run({ kind, id }, async () => isClean(await readFile(path), extension))
    clean.set(name, found)
    found.catch(() => clean.delete(name))
    return found
  }
}

/** Another number makes caches ask again for what they have: those from before 2 may hold photos with their places. */
const FORM = 2

/** A URL's bytes never change, but with `auto=format` they depend on what the browser accepts. */
function etagOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const accept = request.headers.get('accept') ?? ''
  const formats = ['avif', 'webp'].filter((format) => accept.includes(`image/${format}`))
  const key = `${FORM} ${pathname} ${search} ${formats}`
  return `"${hash('sha1', key, 'base64url')}"`
}

/** Whether an If-None-Match names the tag: it compares weakly, and a proxy that compresses makes a tag weak (RFC 9110, 13.1.2). */
function isKnown(tag: string, known: string | null): boolean {
  const tags = (known ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}

/** An uploaded SVG or HTML file must not run as a page of ours: no sniffing, no scripts, downloads instead of display. */
function commonHeaders(parameters: URLSearchParams, extension: string): Record<string, string> {
  const download = parameters.get('dl')
  const isShown = fileTypeNamed(extension).isImage || extension === 'pdf' || extension === 'mp4'
  // By characters: one that is cut in half has no encoding.
  const filename = download && encodeURIComponent([...download].slice(0, 200).join(''))
  return {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; sandbox",
    // The pictures are public, and the site that shows them is on another port or host.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...(parameters.get('auto') === 'format' ? { vary: 'Accept' } : {}),
    ...(filename ? { 'content-disposition': `attachment; filename*=UTF-8''${filename}` } : {}),
    ...(!filename && !isShown ? { 'content-disposition': 'attachment' } : {}),
  }
}

/**
 * A signed address of a picture as it was uploaded, valid for six hours without a token: `@sanity/export` asks for originals
 * (`dlRaw`), but sends its token to Sanity's own file server only.
 */
export function originalAddress(url: string, token: string): string {
  const address = new URL(url)
  const until = String(Date.now() + LIFETIME)
  address.search = new URLSearchParams({ dlRaw: 'true', until, key: keyOf(address, until, token) }).toString()
  return address.href
}

/** Tells whether an address is one that `originalAddress` made and that is still good. */
export function isOriginalAddress(address: URL, token: string): boolean {
  const until = address.searchParams.get('until') ?? ''
  const key = address.searchParams.get('key') ?? ''
  return isSame(key, keyOf(address, until, token)) && Number(until) > Date.now()
}

/** Signs the file name alone, which identifies the content: a proxy may have changed the rest of the path. */
function keyOf({ pathname }: URL, until: string, token: string): string {
  const name = pathname.slice(pathname.lastIndexOf('/') + 1)
  return createHmac('sha256', token).update(`original ${name} ${until}`).digest('base64url')
}
