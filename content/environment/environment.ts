import { EMBEDDED_PROJECT } from './studio-lake.ts'
import { readTrustedProxy, type TrustedProxy } from './trusted-proxy.ts'
import {
  hostToAsk,
  readLakePort,
  readListenHost,
  readMirrorCommand,
  readOrigin,
  readPort,
  readProjectId,
  readSecret,
  readSecrets,
  readSecurityContact,
  readStrictTransport,
  SECRET_MINIMUM,
  type StrictTransport,
  type Variables,
} from './variables.ts'

/** The content lake: the embedded one or the hosted one, which differ here alone. Other files receive the values they need. */
export type ContentLake = {
  mode: 'embedded' | 'hosted'
  projectId: string
  dataset: string
  /** Base address of the lake's API; `undefined` lets the Sanity client derive the hosted one from the project id. */
  apiHost: string | undefined
  /** Base address of image files, as `@sanity/image-url` takes it. */
  imageBaseUrl: string
  /** Reads drafts and writes; never reaches a visitor's browser. */
  token: string
}

export type Environment = {
  lake: ContentLake
  /** The origin under which visitors reach the site, or `undefined` while it is not public. */
  siteUrl: string | undefined
  strictTransport: StrictTransport
  /** Where people report a weakness of the site; `undefined` when nobody has said so. */
  securityContact: string | undefined
  port: number
  studioPort: number
  /** The origin under which people reach the Studio. */
  studioUrl: string
  /** Where programs on this machine reach site and Studio, whatever stands in front of them. */
  localSiteUrl: string
  localStudioUrl: string
  studioPassword: string
  /** The address that the site and the lake listen on; only this machine reaches them unless told otherwise. */
  listenHost: string
  /** The descriptor of a socket that listens already, where this process was given one. */
  socket: number | undefined
  /** The proxy whose word on a visitor's address is taken; `undefined` without one. */
  proxy: TrustedProxy | undefined
  /** The port of the embedded lake: the Studio's, unless `LAKE_URL` puts it elsewhere, as in development. */
  lakePort: number
  /** Where the embedded lake keeps its database and files; relative to the clone. */
  lakeDirectory: string
  /** Where the embedded lake keeps its backups; relative to the clone. `undefined` is a folder in its own. */
  backupDirectory: string | undefined
  /** A shell command that brings each new backup elsewhere. */
  backupCommand: string | undefined
  /** Secrets that a webhook may be signed with: the current one first, then those still being rotated out. */
  webhookSecrets: readonly string[]
  /** The folder inside web/ that holds the built site; the end-to-end tests have one of their own. */
  siteBuild: string
  /** The folder of the published site and its manifest; relative to the clone. */
  siteDirectory: string
  /** Brings the published files to a static host, in a shell; undefined without one. */
  mirrorCommand: string | undefined
  /** Where the renderer (Next) listens; only the publisher asks it. */
  rendererUrl: string
  /** Where the publisher listens; only delivery asks it. */
  publishUrl: string
  /** The version of the site's code; a page that another version has rendered is rendered again. */
  siteVersion: string
  /** Hot reload instead of published files. */
  development: boolean
  /** True while Next builds the site, when no visitor waits; Next sets the variable. */
  building: boolean
}

export const SANITY_API_VERSION = '2026-09-01'

/** Reads and checks the variables; throws one `EnvironmentError` that lists every problem and what to do about it. */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = []
  const port = readPort(variables, 'PORT', 3000, problems)
  const studioPort = readPort(variables, 'STUDIO_PORT', 3333, problems)
  if (port === studioPort) problems.push(`PORT and STUDIO_PORT are both ${port}: give each its own.`)
  const hosted = Boolean(variables.SANITY_PROJECT_ID)
  const listenHost = readListenHost(variables, problems)
  const localHost = hostToAsk(listenHost)
  const localStudioUrl = `http://${localHost}:${studioPort}`
  const siteUrl = readOrigin(variables, 'SITE_URL', problems)
  const studioUrl = readOrigin(variables, 'STUDIO_URL', problems)
  if (siteUrl && siteUrl === studioUrl)
    problems.push(`SITE_URL and STUDIO_URL are both ${siteUrl}: give the Studio a host or a port of its own.`)
  const environment: Environment = {
    lake: hosted ? hostedLake(variables, problems) : embeddedLake(variables, localStudioUrl, problems),
    siteUrl,
    strictTransport: readStrictTransport(variables, problems),
    securityContact: readSecurityContact(variables, problems),
    port,
    studioPort,
    studioUrl: studioUrl ?? localStudioUrl,
    localSiteUrl: `http://${localHost}:${readPort(variables, 'SITE_PORT', port, problems)}`,
    localStudioUrl,
    studioPassword: hosted ? '' : readSecret(variables, 'STUDIO_PASSWORD', 8, problems),
    listenHost,
    socket: variables.LISTEN_SOCKET ? Number(variables.LISTEN_SOCKET) : undefined,
    proxy: readTrustedProxy(variables, problems),
    lakePort: readLakePort(variables, studioPort, problems),
    lakeDirectory: variables.LAKE_DIRECTORY || '.data/lake',
    backupDirectory: variables.BACKUP_DIRECTORY || undefined,
    backupCommand: variables.BACKUP_COMMAND || undefined,
    webhookSecrets: readSecrets(variables, problems),
    siteBuild: variables.SITE_BUILD || '.next',
    siteDirectory: variables.SITE_DIRECTORY || '.data/site',
    mirrorCommand: readMirrorCommand(variables, problems),
    rendererUrl: `http://127.0.0.1:${readPort(variables, 'RENDERER_PORT', port + 1, problems)}`,
    publishUrl: `http://127.0.0.1:${readPort(variables, 'PUBLISH_PORT', port + 2, problems)}`,
    siteVersion: variables.SITE_VERSION || '',
    development: variables.NODE_ENV === 'development',
    building: variables.NEXT_PHASE === 'phase-production-build',
  }
  if (problems.length > 0) throw new EnvironmentError(problems)
  return environment
}

export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

/** Options for `createClient` of `@sanity/client`, the same in both modes except for the address. */
export function clientOptions(lake: ContentLake) {
  return {
    projectId: lake.projectId,
    dataset: lake.dataset,
    apiVersion: SANITY_API_VERSION,
    useCdn: false,
    ...(lake.apiHost ? { apiHost: lake.apiHost, useProjectHostname: false } : {}),
  }
}

function embeddedLake(variables: Variables, localStudioUrl: string, problems: string[]): ContentLake {
  const apiHost = variables.LAKE_URL || `${localStudioUrl}/lake`
  return {
    mode: 'embedded',
    projectId: EMBEDDED_PROJECT,
    dataset: variables.SANITY_DATASET || 'production',
    apiHost,
    imageBaseUrl: apiHost,
    token: readSecret(variables, 'SANITY_API_WRITE_TOKEN', SECRET_MINIMUM, problems),
  }
}

function hostedLake(variables: Variables, problems: string[]): ContentLake {
  return {
    mode: 'hosted',
    projectId: readProjectId(variables, problems),
    dataset: variables.SANITY_DATASET || 'production',
    apiHost: undefined,
    imageBaseUrl: 'https://cdn.sanity.io',
    token: readSecret(variables, 'SANITY_API_WRITE_TOKEN', SECRET_MINIMUM, problems),
  }
}
