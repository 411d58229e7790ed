import {
  type MirrorSetting,
  readHeaderName,
  readLakePort,
  readMirror,
  readPort,
  readProjectId,
  readSecret,
  readSecrets,
  readSiteUrl,
  readStrictTransport,
  SECRET_MINIMUM,
  type StrictTransport,
  type Variables,
} from './variables.ts'

/**
 * The one place that reads environment variables and the one place where the embedded and the hosted Content Lake differ.
 * Every other file receives the values it needs.
 */
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
  /** Public address of the site without a trailing slash, or `undefined` while the site is not public. */
  siteUrl: string | undefined
  strictTransport: StrictTransport
  port: number
  studioPort: number
  studioUrl: string
  localSiteUrl: string
  studioPassword: string
  /** The address that the site and the lake listen on; only this machine reaches them unless told otherwise. */
  listenHost: string
  /**
   * The header in which a proxy of ours names the visitor's address, such as X-Forwarded-For; `undefined` without a proxy,
   * since visitors who connect directly could write anything into it.
   */
  addressHeader: string | undefined
  /** The port of the embedded lake: the Studio's, unless `LAKE_URL` puts it elsewhere, as in development. */
  lakePort: number
  /** Where the embedded lake keeps its database and files; relative to the clone. */
  lakeDirectory: string
  /** Where the embedded lake keeps its backups; relative to the clone. `undefined` is a folder in its own. */
  backupDirectory: string | undefined
  /** Secrets that a webhook may be signed with: the current one first, then those still being rotated out. */
  webhookSecrets: readonly string[]
  /** The folder inside web/ that holds the built site; the end-to-end tests have one of their own. */
  siteBuild: string
  /** The folder of the published site and its manifest; relative to the clone. */
  siteDirectory: string
  /** Where a copy of the published site is kept for a static host; undefined without one. */
  mirror: MirrorSetting | undefined
  /** Where the renderer (Next) listens; only the publisher asks it. */
  rendererUrl: string
  /** Where the publisher listens; only delivery asks it. */
  publishUrl: string
  /** The version of the site's code; a page that another version has rendered is rendered again. */
  siteVersion: string
  /** Hot reload instead of published files. */
  development: boolean
  /** True while Next builds the site, when no visitor waits. */
  building: boolean
}

export const SANITY_API_VERSION = '2026-09-01'
const EMBEDDED_PROJECT = 'local'

/** Reads and checks the variables; throws one `EnvironmentError` that lists every problem and what to do about it. */
export function readEnvironment(variables: Variables): Environment {
  const problems: string[] = []
  const port = readPort(variables, 'PORT', 3000, problems)
  const studioPort = readPort(variables, 'STUDIO_PORT', 3333, problems)
  if (port === studioPort) problems.push(`PORT and STUDIO_PORT are both ${port}: give each its own.`)
  const hosted = Boolean(variables.SANITY_PROJECT_ID)
  const studioUrl = `http://localhost:${studioPort}`
  const environment: Environment = {
    lake: hosted ? hostedLake(variables, problems) : embeddedLake(variables, studioUrl, problems),
    siteUrl: readSiteUrl(variables, problems),
    strictTransport: readStrictTransport(variables, problems),
    port,
    studioPort,
    studioUrl,
    localSiteUrl: `http://localhost:${readPort(variables, 'SITE_PORT', port, problems)}`,
    studioPassword: hosted ? '' : readSecret(variables, 'STUDIO_PASSWORD', 8, problems),
    listenHost: variables.LISTEN_HOST || '127.0.0.1',
    addressHeader: readHeaderName(variables, 'TRUSTED_ADDRESS_HEADER', problems),
    lakePort: readLakePort(variables, studioPort, problems),
    lakeDirectory: variables.LAKE_DIRECTORY || '.data/lake',
    backupDirectory: variables.BACKUP_DIRECTORY || undefined,
    webhookSecrets: readSecrets(variables, problems),
    siteBuild: variables.SITE_BUILD || '.next',
    siteDirectory: variables.SITE_DIRECTORY || '.data/site',
    mirror: readMirror(variables, problems),
    rendererUrl: `http://127.0.0.1:${readPort(variables, 'RENDERER_PORT', port + 1, problems)}`,
    publishUrl: `http://127.0.0.1:${readPort(variables, 'PUBLISH_PORT', port + 2, problems)}`,
    siteVersion: variables.SITE_VERSION || '',
    development: variables.NODE_ENV === 'development',
    // Set by Next.
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

/** Options for `createClient` of `@sanity/client`, alike for both modes but for the address. */
export function clientOptions(lake: ContentLake) {
  return {
    projectId: lake.projectId,
    dataset: lake.dataset,
    apiVersion: SANITY_API_VERSION,
    useCdn: false,
    ...(lake.apiHost ? { apiHost: lake.apiHost, useProjectHostname: false } : {}),
  }
}

/**
 * The lake as the Studio in the browser sees it: the embedded one on the Studio's own origin, or, with
 * SANITY_STUDIO_PROJECT_ID, the hosted one. It knows no secret: the owner logs in.
 */
export function studioLake(
  variables: Variables,
  origin = 'http://localhost:3333',
): Pick<ContentLake, 'mode' | 'projectId' | 'dataset' | 'apiHost'> {
  const dataset = variables.SANITY_STUDIO_DATASET || 'production'
  const projectId = variables.SANITY_STUDIO_PROJECT_ID
  if (projectId) return { mode: 'hosted', projectId, dataset, apiHost: undefined }
  return { mode: 'embedded', projectId: EMBEDDED_PROJECT, dataset, apiHost: `${origin}/lake` }
}

/** The address of the website, where the Studio was built for it; else whoever serves the Studio tells. */
export function studioSite(variables: Variables): string | undefined {
  return variables.SANITY_STUDIO_SITE_URL?.replace(/\/$/, '') || undefined
}

function embeddedLake(variables: Variables, studioUrl: string, problems: string[]): ContentLake {
  const apiHost = variables.LAKE_URL || `${studioUrl}/lake`
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
