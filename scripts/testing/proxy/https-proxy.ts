import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, type Variables } from '../../environment/project-root.ts'
import { testPorts } from '../product/test-variables.ts'
import { authorityIn, startCaddy } from './caddy.ts'

const [SITE, STUDIO] = ['www.site.test', 'studio.site.test']

/**
 * Starts Caddy in front of site and Studio, as `docs/running/systemd/Caddyfile` sets it up, and sets the variables of the product that
 * it stands in front of. Returns flags by which a Chromium finds the two names here, which nobody else knows, and takes the word of
 * this one authority. It ends with this process. Throws a `Failure` where there is no Caddy.
 */
export async function startHttpsProxy(variables: Variables, directory: string): Promise<string[]> {
  const [, , port = 0] = await testPorts()
  Object.assign(variables, {
    SITE_URL: `https://${SITE}:${port}`,
    STUDIO_URL: `https://${STUDIO}:${port}`,
    TRUSTED_ADDRESS_HEADER: 'X-Forwarded-For',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  const place = { name: SITE, port }
  await startCaddy(ourCaddyfile(variables), directory, place, ['auto_https disable_redirects'])
  const { publicKey } = new X509Certificate(readFileSync(authorityIn(directory, 'intermediate')))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const hash = createHash('sha256').update(key).digest('base64')
  return [
    `--host-resolver-rules=MAP ${SITE} 127.0.0.1, MAP ${STUDIO} 127.0.0.1`,
    `--ignore-certificate-errors-spki-list=${hash}`,
  ]
}

/** The one that we ship, with the names and ports of here. */
function ourCaddyfile({ SITE_URL = '', STUDIO_URL = '', PORT, STUDIO_PORT }: Variables): string {
  return readFileSync(path.join(root, 'docs/running/systemd/Caddyfile'), 'utf8')
    .replace('www.example.com', SITE_URL)
    .replace('studio.example.com', STUDIO_URL)
    .replace(':3000', `:${PORT}`)
    .replace(':3333', `:${STUDIO_PORT}`)
}
