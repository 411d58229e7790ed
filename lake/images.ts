import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import sharp from 'sharp'
import { AssetFiles } from './asset-files.ts'
import type { AssetKind } from './assets.ts'
import { rangeOf } from './byte-range.ts'
import { DerivedImages } from './derived-images.ts'
import { plainError } from './errors.ts'
import { fileTypeNamed } from './file-type.ts'
import { readTransform, type Transform } from './image-parameters.ts'
import { transformImage } from './image-transform.ts'

/**
 * The end of an asset's path; that the project and dataset before it exist is the caller's to check. `isRaw` asks for the
 * bytes as they were uploaded, which tell what only the owner should know.
 */
export type AssetAddress = { kind: AssetKind; name: string; isRaw: boolean }

const NAMES = { images: /^[0-9a-f]{40}-\d+x\d+\.[a-z]+$/, files: /^[0-9a-f]{40}\.[a-z0-9]+$/ }

const RAW = { 'cache-control': 'private, no-store', 'content-type': 'application/octet-stream' }

/** Serves GET /images|files/:project/:dataset/:name to anyone: the bytes under a name never change. */
export class AssetServer {
  readonly #files: AssetFiles
  readonly #derived: DerivedImages

  constructor(directory: string) {
    this.#files = new AssetFiles(directory)
    this.#derived = new DerivedImages(directory)
  }

  /** Throws 404 for an unknown file and 400 for an image parameter that makes no sense. */
  async get(request: Request, { kind, name, isRaw }: AssetAddress): Promise<Response> {
    if (!NAMES[kind].test(name) || (await this.#files.sizeOf(name)) === undefined)
      throw plainError(404, `There is no file ${name.slice(0, 100)}.`)
    const extension = name.slice(name.lastIndexOf('.') + 1)
    const { searchParams } = new URL(request.url)
    const etag = etagOf(request)
    if (isRaw) return this.#whole(request, name, { etag, ...commonHeaders(searchParams, extension), ...RAW })
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { etag } })
    const headers = { etag, ...commonHeaders(searchParams, extension) }
    const accept = request.headers.get('accept') ?? ''
    const transform = kind === 'images' ? await this.#transformOf(name, searchParams, accept) : undefined
    if (!transform)
      return this.#whole(request, name, { ...headers, 'content-type': fileTypeNamed(extension).mimeType })
    const bytes = await this.#derived.get(`${name} ${JSON.stringify(transform)}`, () =>
      transformImage(this.#files.pathOf(name), transform),
    )
    const sized = {
      ...headers,
      'content-type': `image/${transform.format}`,
      'content-length': String(bytes.length),
    }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers: sized })
  }

  /** An SVG scales by itself. A photo that is wanted as it is still loses its EXIF: it tells where it was taken. */
  async #transformOf(
    name: string,
    parameters: URLSearchParams,
    accept: string,
  ): Promise<Transform | undefined> {
    const extension = name.slice(name.lastIndexOf('.') + 1)
    if (extension === 'svg') return undefined
    const transform = readTransform(parameters, { extension, accept })
    if (transform) return transform
    const { exif, xmp, iptc } = await sharp(this.#files.pathOf(name)).metadata()
    if (!exif && !xmp && !iptc) return undefined
    return readTransform(new URLSearchParams({ q: '90' }), { extension, accept })
  }

  async #whole(request: Request, name: string, headers: Record<string, string>): Promise<Response> {
    const bytes = await openAsBlob(this.#files.pathOf(name))
    const range = request.method === 'GET' && rangeOf(request.headers, headers.etag ?? '', bytes.size)
    if (range === 'none')
      return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.size}` } })
    const { start, end } = range || { start: 0, end: bytes.size - 1 }
    const part: Record<string, string> = range
      ? { 'content-range': `bytes ${start}-${end}/${bytes.size}` }
      : {}
    const sized = { ...headers, ...part, 'accept-ranges': 'bytes', 'content-length': String(end - start + 1) }
    const body = request.method === 'HEAD' ? null : bytes.slice(start, end + 1)
    return new Response(body, { status: range ? 206 : 200, headers: sized })
  }
}

/** A URL's bytes never change, but with `auto=format` they depend on what the browser accepts. */
function etagOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const accept = request.headers.get('accept') ?? ''
  const formats = ['avif', 'webp'].filter((format) => accept.includes(`image/${format}`))
  const key = `${pathname} ${search} ${formats}`
  return `"${createHash('sha1').update(key).digest('base64url')}"`
}

/** An uploaded SVG or HTML file must not run as a page of ours: no sniffing, no scripts, downloads instead of display. */
function commonHeaders(parameters: URLSearchParams, extension: string): Record<string, string> {
  const download = parameters.get('dl')
  const isShown = fileTypeNamed(extension).isImage || extension === 'pdf' || extension === 'mp4'
  const filename = download && encodeURIComponent(download.slice(0, 200))
  return {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    ...(parameters.get('auto') === 'format' ? { vary: 'Accept' } : {}),
    ...(filename ? { 'content-disposition': `attachment; filename*=UTF-8''${filename}` } : {}),
    ...(!filename && !isShown ? { 'content-disposition': 'attachment' } : {}),
  }
}
