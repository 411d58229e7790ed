import { createServer, type Server, type ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { freePorts } from '../../environment/ports.ts'
import { plainPage, plainStyle } from './plain-page.ts'

type File = { body: Buffer; type: string; compressed: boolean }

/**
 * The same pages as someone would write them by hand, on a server that only sends files: compressed as on the site, with
 * the site's own font and pictures.
 */
export class PlainSite {
  readonly url: string
  readonly #site: string
  readonly #files = new Map<string, Promise<File>>()
  readonly #server: Server

  private constructor(site: string, port: number) {
    this.#site = site
    this.url = `http://localhost:${port}`
    this.#server = createServer(({ url = '', headers }, response) => {
      // A browser that is closed asks for its last files when the site has ended.
      this.#file(url, headers.accept ?? '').then(
        (file) => send(file, response),
        () => response.destroy(),
      )
    }).listen(port, '127.0.0.1')
  }

  static async open(site: string, paths: readonly string[]): Promise<PlainSite> {
    const [port = 0] = await freePorts(1)
    const plain = new PlainSite(site, port)
    for (const path of paths) await plain.#write(path)
    return plain
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  async #write(path: string): Promise<void> {
    const html = await (await fetch(`${this.#site}${path}`)).text()
    const font = /<link rel="preload" href="([^"]+\.woff2)"/.exec(html)?.[1] ?? ''
    this.#files.set(path, Promise.resolve(text(plainPage(html, font), 'text/html; charset=utf-8')))
    this.#files.set('/plain.css', Promise.resolve(text(plainStyle(font), 'text/css')))
  }

  /** Files that it has not written are copied from the site at the first request. */
  #file(url: string, accept: string): Promise<File> {
    const known = this.#files.get(url) ?? this.#copy(url, accept)
    this.#files.set(url, known)
    return known
  }

  async #copy(url: string, accept: string): Promise<File> {
    const response = await fetch(`${this.#site}${url}`, { headers: { accept } })
    const type = response.headers.get('content-type') ?? 'text/plain'
    return { body: Buffer.from(await response.arrayBuffer()), type, compressed: false }
  }
}

function send({ body, type, compressed }: File, response: ServerResponse): void {
  response.setHeader('Content-Type', type)
  response.setHeader('Cache-Control', 'max-age=0')
  if (compressed) response.setHeader('Content-Encoding', 'br')
  response.setHeader('Content-Length', body.length)
  response.end(body)
}

function text(words: string, type: string): File {
  return { body: brotliCompressSync(words), type, compressed: true }
}
