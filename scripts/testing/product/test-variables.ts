import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { schema } from '#content/environment/variables.ts'
import { areFree, chooseInnerPorts, freePorts } from '../../environment/ports.ts'
import { dataDirectory, root, type Variables } from '../../environment/project-root.ts'

/** How many ports the test environment has: the site's, the Studio's, and that of a proxy in front of both. */
const PORTS = 3
const portsFile = path.join(dataDirectory, 'build-cache', 'test-ports')

/** The shell's, with nothing for all that the product reads, so that the developer's `.env` has no effect. */
export const withoutOwn: Variables = {
  ...process.env,
  ...Object.fromEntries(Object.keys(schema.shape).map((name) => [name, ''])),
}

/** The variables of the test environment. */
export async function testVariables(directory: string): Promise<Variables> {
  const [port, studioPort] = await testPorts()
  const variables: Variables = {
    ...withoutOwn,
    // On a server the folder of the project is often the home of the user who runs it.
    HOME: root,
    NODE_ENV: 'production',
    PORT: String(port),
    STUDIO_PORT: String(studioPort),
    LISTEN_HOST: '127.0.0.1',
    LAKE_DIRECTORY: path.join(directory, 'lake'),
    SITE_DIRECTORY: path.join(directory, 'site'),
    SITE_BUILD: '.next-test',
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_API_WRITE_TOKEN: randomBytes(32).toString('base64url'),
    SANITY_REVALIDATE_SECRET: randomBytes(32).toString('base64url'),
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
