import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areFree, chooseInnerPorts, freePorts } from '../../environment/ports.ts'
import { dataDirectory, root, type Variables } from '../../environment/project-root.ts'

/** How many ports the test environment has: the site's, the Studio's, and that of a proxy in front of both. */
const PORTS = 3
const portsFile = path.join(dataDirectory, 'build-cache', 'test-ports')

/** The variables of the test environment: all that the product reads, so that the developer's `.env` has no effect. */
export async function testVariables(directory: string): Promise<Variables> {
  const [port, studioPort] = await testPorts()
  const variables: Variables = {
    ...process.env,
    // On a server the folder of the project is often the home of the user who runs it.
    HOME: root,
    NODE_ENV: 'production',
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    LISTEN_HOST: '127.0.0.1',
    LAKE_DIRECTORY: path.join(directory, 'lake'),
    BACKUP_DIRECTORY: '',
    BACKUP_COMMAND: '',
    SITE_DIRECTORY: path.join(directory, 'site'),
    MIRROR_COMMAND: '',
    RENDERER_PORT: '',
    PUBLISH_PORT: '',
    LAKE_URL: '',
    SITE_BUILD: '.next-test',
    SITE_URL: '',
    STUDIO_URL: '',
    TRUSTED_ADDRESS_HEADER: '',
    TRUSTED_PROXIES: '',
    HSTS_SUBDOMAINS: '',
    HSTS_PRELOAD: '',
    SECURITY_CONTACT: '',
    SANITY_PROJECT_ID: '',
    SANITY_DATASET: 'production',
    SANITY_API_WRITE_TOKEN: randomBytes(32).toString('base64url'),
    SANITY_REVALIDATE_SECRET: randomBytes(32).toString('base64url'),
    SANITY_REVALIDATE_SECRET_PREVIOUS: '',
    STUDIO_PASSWORD: 'a password for the tests',
  }
  await chooseInnerPorts(variables)
  return variables
}

/** The ports of the last run if they are free: they are built into the site, and another build takes a while. */
export async function testPorts(): Promise<number[]> {
  if (existsSync(portsFile)) {
    const known = readFileSync(portsFile, 'utf8').split(' ').map(Number)
    if (known.length === PORTS && (await areFree(known))) return known
  }
  const ports = await freePorts(PORTS)
  mkdirSync(path.dirname(portsFile), { recursive: true })
  writeFileSync(portsFile, ports.join(' '))
  return ports
}
