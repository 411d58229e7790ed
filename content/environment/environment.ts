import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import { type ContentLake, EMBEDDED_PROJECT } from './lake.ts'
import {
  hostToAsk,
  hostToVisit,
  listening,
  portOf,
  problemsTogether,
  schema,
  type Variables,
} from './variables.ts'

/** A proxy of ours that stands between visitors and this machine, and says in a header where each request came from. */
export type TrustedProxy = {
  /** The header's name, such as `x-forwarded-for`; in small letters. */
  header: string
  /** The proxy's own addresses, or ranges such as `10.0.0.0/8`: the header counts in what comes from one of them alone. */
  addresses: readonly string[]
}

export type Environment = ReturnType<typeof environmentOf>

/** Beside a hosted lake pages need no secret; what needs one says so. */
const ACCOUNTS = {
  STUDIO_PASSWORD: true,
  SANITY_API_WRITE_TOKEN: true,
  SANITY_REVALIDATE_SECRET: true,
} as const

/** Reads and checks the variables; throws one `EnvironmentError` that lists every problem and what to do about it. */
export function readEnvironment(given: Variables): Environment {
  const variables = filledIn(given)
  const isHosted = variables.NEXT_PUBLIC_SANITY_PROJECT_ID !== undefined
  const checked = (isHosted ? schema.partial(ACCOUNTS) : schema).safeParse(variables)
  const problems = (checked.error?.issues ?? []).map(({ code, path: [name], message }) => {
    if (code !== 'invalid_type') return `${String(name)} ${message}`
    return `${String(name)} is missing: run "npm start", which makes it, or set NEXT_PUBLIC_SANITY_PROJECT_ID, for a hosted lake, which needs none.`
  })
  problems.push(...problemsTogether(variables))
  if (!checked.success || problems.length > 0) throw new EnvironmentError(problems)
  return environmentOf(checked.data)
}

function environmentOf(read: Read) {
  const { PORT: port, STUDIO_PORT: studioPort, LISTEN_HOST: listenHost } = read
  const { TRUSTED_ADDRESS_HEADER: header, TRUSTED_PROXIES: addresses } = read
  const sitePort = read.SITE_PORT ?? port
  const localStudioUrl = `http://${hostToVisit(listenHost)}:${studioPort}`
  const askedStudioUrl = `http://${hostToAsk(listenHost)}:${studioPort}`
  const { SANITY_REVALIDATE_SECRET: current, SANITY_REVALIDATE_SECRET_PREVIOUS: previous } = read
  return {
    lake: lakeOf(read, askedStudioUrl),
    /** The origin under which visitors reach the site, or `undefined` while it is not public. */
    siteUrl: read.SITE_URL,
    /** What browsers are told about https for more than this host (HSTS); .env.example warns of both. */
    strictTransport: { subdomains: read.HSTS_SUBDOMAINS, preload: read.HSTS_PRELOAD },
    /** Where people report a weakness of the site; `undefined` when nobody has said so. */
    securityContact: read.SECURITY_CONTACT,
    port,
    studioPort,
    /** The origin under which people reach the Studio. */
    studioUrl: read.STUDIO_URL ?? localStudioUrl,
    /** Where people at this machine reach site and Studio, whatever stands in front of them. */
    localSiteUrl: `http://${hostToVisit(listenHost)}:${sitePort}`,
    localStudioUrl,
    /** Where our own programs ask site and Studio. */
    askedSiteUrl: `http://${hostToAsk(listenHost)}:${sitePort}`,
    askedStudioUrl,
    studioPassword: read.NEXT_PUBLIC_SANITY_PROJECT_ID ? '' : (read.STUDIO_PASSWORD ?? ''),
    /** The address that the site and the lake listen on; only this machine reaches them unless told otherwise. */
    listenHost,
    /** The descriptor of a socket that listens already, where this process was given one. */
    socket: read.LISTEN_SOCKET,
    /** The proxy whose word on a visitor's address is taken; `undefined` without one. */
    proxy: header && addresses ? { header: header.toLowerCase(), addresses } : undefined,
    /** The port of the embedded lake: the Studio's, unless `LAKE_URL` puts it elsewhere, as in development. */
    lakePort: lakePortOf(read),
    /** Where the embedded lake keeps its database and files; relative to the clone. */
    lakeDirectory: read.LAKE_DIRECTORY,
    /** Whether webhooks that are made while the lake runs may go to inner addresses. The site's own is none of them. */
    mayHooksReachInside: read.WEBHOOKS_INSIDE,
    /** Where the embedded lake keeps its backups; relative to the clone. `undefined` is a folder in its own. */
    backupDirectory: read.BACKUP_DIRECTORY,
    /** A shell command that brings each new backup elsewhere. */
    backupCommand: read.BACKUP_COMMAND,
    /** Where a copy of the content stands within ten seconds of each write: an absolute path, or `rclone:` and a place that rclone knows. */
    replica: read.REPLICA,
    /** Secrets that a webhook may be signed with: the current one first, then those still being rotated out. Without any none is taken. */
    webhookSecrets: [current, previous].filter((secret) => secret !== undefined),
    /** The folder inside web/ that holds the built site; the end-to-end tests have one of their own. */
    siteBuild: read.SITE_BUILD,
    /** Has Next put what it needs to run into a folder of its own. */
    isStandalone: read.NEXT_OUTPUT !== undefined,
    /** The folder of the published site and its manifest; relative to the clone. */
    siteDirectory: read.SITE_DIRECTORY,
    /** Brings the published files to a static host, in a shell; undefined without one. */
    mirrorCommand: read.MIRROR_COMMAND,
    /** Where the renderer (Next) listens; only the publisher asks it. */
    rendererUrl: `http://127.0.0.1:${read.RENDERER_PORT ?? port + 1}`,
    /** Where the publisher listens; only delivery asks it. */
    publishUrl: `http://127.0.0.1:${read.PUBLISH_PORT ?? port + 2}`,
    /** The version of the site's code; a page that another version has rendered is rendered again. */
    siteVersion: read.SITE_VERSION,
    /** Hot reload instead of published files. */
    development: read.NODE_ENV === 'development',
    /** True while Next builds the site, when no visitor waits; Next sets the variable. */
    building: read.NEXT_PHASE === 'phase-production-build',
  }
}

type Secret = keyof typeof ACCOUNTS
type Read = Omit<z.infer<typeof schema>, Secret> & Partial<Record<Secret, string>>

export class EnvironmentError extends Error {
  constructor(problems: readonly string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'EnvironmentError'
  }
}

/** The ports of the site and of the Studio, which the embedded lake serves at its own; undefined when a variable is wrong. */
export function listeningPorts(variables: Variables): [site: number, owner: number] | undefined {
  const { data } = listening.safeParse(filledIn(variables))
  if (!data) return undefined
  const owner = variables.NEXT_PUBLIC_SANITY_PROJECT_ID ? data.STUDIO_PORT : lakePortOf(data)
  return data.PORT === owner ? undefined : [data.PORT, owner]
}

/**
 * The token with which the site asks the embedded lake: it reads what anyone may read, and is not counted among strangers.
 * It is derived from the token that may write, so that there is one secret less to keep.
 */
const viewerTokenOf = (token: string) => createHmac('sha256', token).update('viewer').digest('base64url')

/** Those that say something: an empty one is as none. */
function filledIn(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
}

/** In the lake's own address, or the Studio's when it has none. */
function lakePortOf({ LAKE_URL, STUDIO_PORT }: Pick<Read, 'LAKE_URL' | 'STUDIO_PORT'>): number {
  return LAKE_URL ? portOf(LAKE_URL) : STUDIO_PORT
}

function lakeOf(read: Read, askedStudioUrl: string): ContentLake {
  const { NEXT_PUBLIC_SANITY_DATASET: dataset, NEXT_PUBLIC_SANITY_PROJECT_ID: projectId } = read
  const { SANITY_API_WRITE_TOKEN: token = '', SANITY_API_READ_TOKEN: readToken } = read
  if (projectId)
    return {
      ...{ mode: 'hosted', projectId, dataset, apiHost: undefined, imageBaseUrl: 'https://cdn.sanity.io' },
      ...{ token, readToken, draftToken: readToken ?? token },
    }
  const apiHost = read.LAKE_URL ?? `${askedStudioUrl}/lake`
  return {
    ...{ mode: 'embedded', projectId: EMBEDDED_PROJECT, dataset, apiHost, imageBaseUrl: apiHost },
    ...{ token, readToken: viewerTokenOf(token), draftToken: token },
  }
}
