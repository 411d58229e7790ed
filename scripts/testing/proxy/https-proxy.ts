import type { ChildProcess } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, type Variables } from '../../environment/project-root.ts'
import { testPorts } from '../product/test-variables.ts'
import { authorityIn, startCaddy } from './caddy.ts'

const [SITE, STUDIO] = ['www.site.test', 'studio.site.test']

/**
 * Caddy in front of site and Studio, as `docs/running/systemd/Caddyfile` sets it up, under two names that nobody but a browser
 * with `browserFlags` knows.
 */
export class HttpsProxy {
  readonly #child: ChildProcess
  readonly #authority: string

  private constructor(child: ChildProcess, authority: string) {
    this.#child = child
    this.#authority = authority
  }

  /** Sets the variables of the product that it stands in front of. Throws a `Failure` where there is no Caddy. */
  static async start(variables: Variables, directory: string): Promise<HttpsProxy> {
    const [, , port = 0] = await testPorts()
    Object.assign(variables, {
      SITE_URL: `https://${SITE}:${port}`,
      STUDIO_URL: `https://${STUDIO}:${port}`,
      TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
      TRUSTED_PROXIES: '127.0.0.1,::1',
    })
    const place = { name: SITE, port }
    const child = await startCaddy(ourCaddyfile(variables), directory, place, [
      'auto_https disable_redirects',
    ])
    return new HttpsProxy(child, authorityIn(directory, 'intermediate'))
  }

  /** Flags by which a Chromium finds the two names here, and takes the word of this one authority. */
  get browserFlags(): string[] {
    const { publicKey } = new X509Certificate(readFileSync(this.#authority))
    const key = publicKey.export({ type: 'spki', format: 'der' })
    const hash = createHash('sha256').update(key).digest('base64')
    return [
      `--host-resolver-rules=MAP ${SITE} 127.0.0.1, MAP ${STUDIO} 127.0.0.1`,
      `--ignore-certificate-errors-spki-list=${hash}`,
    ]
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill()
    await ended
  }
}

/** The one that we ship, with the names and ports of here. */
function ourCaddyfile({ SITE_URL = '', STUDIO_URL = '', PORT, STUDIO_PORT }: Variables): string {
  return readFileSync(path.join(root, 'docs/running/systemd/Caddyfile'), 'utf8')
    .replace('www.example.com', SITE_URL)
    .replace('studio.example.com', STUDIO_URL)
    .replace(':3000', `:${PORT}`)
    .replace(':3333', `:${STUDIO_PORT}`)
}
