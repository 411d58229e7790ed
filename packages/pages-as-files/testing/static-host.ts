import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { keptConnections } from '../http/connections.ts'
import { close, listen } from './listen.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/** Any static host: it knows files, and what `_headers` and `_redirects` say by the rules of those who invented them. */
export class StaticHost {
  url = ''
  readonly #folder: string
  readonly #server: Server

  private constructor(folder: string) {
    this.#folder = folder
    this.#server = createServer(
      { keepAliveTimeout: keptConnections.betweenProcesses },
      ({ url = '/' }, response) => {
        const { pathname } = new URL(url, 'http://host')
        const [, target, status] = this.#redirects.find(([from]) => from === pathname) ?? []
        if (target) return response.writeHead(Number(status), { location: target }).end()
        const file = [pathname, join(pathname, 'index.html')].map((name) => join(folder, name)).find(isFile)
        const found = file ?? join(folder, '404.html')
        const type = TYPES[extname(found)] ?? 'application/octet-stream'
        response.writeHead(file ? 200 : 404, { 'content-type': type, ...this.#headersAt(pathname) })
        return response.end(readFileSync(found))
      },
    )
  }

  static async open(folder: string): Promise<StaticHost> {
    const host = new StaticHost(folder)
    host.url = `http://127.0.0.1:${await listen(host.#server)}`
    return host
  }

  close(): Promise<void> {
    return close(this.#server)
  }

  get #redirects(): string[][] {
    return textOf(join(this.#folder, '_redirects'))
      .split('\n')
      .map((line) => line.split(' '))
  }

  /** Values of rules that meet are joined. */
  #headersAt(pathname: string): Record<string, string> {
    const headers: Record<string, string> = {}
    const rules = textOf(join(this.#folder, '_headers')).split(/\n(?=\/)/)
    for (const [address = '', ...lines] of rules.map((rule) => rule.split('\n'))) {
      const isMet = address.endsWith('*')
        ? pathname.startsWith(address.slice(0, -1))
        : pathname === address.trim()
      for (const line of isMet ? lines.filter((text) => text.trim() !== '') : []) {
        const [, name = '', value = ''] = /^ +([\w-]+): (.+)$/.exec(line) ?? []
        const key = name.toLowerCase()
        headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`
      }
    }
    return headers
  }
}

/** A host does without rules that are not written yet. */
function textOf(file: string): string {
  return isFile(file) ? readFileSync(file, 'utf8') : ''
}

function isFile(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isFile() ?? false
}
