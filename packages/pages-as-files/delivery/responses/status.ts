import { accessSync, constants } from 'node:fs'
import { fileOf } from '../../published/published-file.ts'
import type { MirrorStatus } from '../../published/status.ts'
import type { DeliveredSite } from '../delivered-site.ts'
import type { PublisherClient } from '../publisher-client.ts'

const ID = /^[A-Za-z0-9][\w.-]{0,127}$/
const WRONG_ID = 'Name one document, such as ?document=price-painting, or none to get all problems.'

const AWAY: Readonly<Record<string, string>> = {
  publisher: 'The process that publishes does not answer.',
  renderer: 'The process that renders pages does not answer.',
}

/**
 * Tells programs that watch the site whether visitors are served: 503 only while they are not. That nothing new can be published is
 * told beside a 200: a load balancer that takes a site out of service at a 503 would take away what still works. Anybody may read it.
 */
export async function healthOf(
  site: DeliveredSite,
  publisher: PublisherClient,
  mirror: MirrorStatus | undefined,
): Promise<{ status: number; body: object }> {
  const home = site.fileAt('/')
  if (!home) return down('Nothing is published: the site is being made, or its manifest can’t be read.')
  const isThere = may(fileOf(site.folder, home), constants.R_OK) || (await publisher.make(home.path, true))
  if (!isThere) return down('The published files can’t be read.')
  const delay = await publisher.delay()
  const { since, size } = site.state()
  const trouble = troubleOf(site) || (delay && (AWAY[delay] ?? delay))
  const publishing = trouble ? `${trouble} Visitors get what was published before.` : 'ready'
  return {
    status: 200,
    body: {
      status: 'up',
      since: since?.toISOString(),
      files: size,
      publishing,
      mirror: mirror && inWords(mirror),
    },
  }
}

/**
 * Tells where visitors find a document and in which revision, or which pages can't be made and how far the mirror is, if there
 * is one. The Studio asks this from another origin; all of it stands on public pages, or says why one is missing.
 */
export async function statusOf(
  site: DeliveredSite,
  publisher: Pick<PublisherClient, 'delay' | 'progressOf'>,
  mirror: MirrorStatus | undefined,
  search: string,
): Promise<{ status: number; body: object }> {
  const document = new URLSearchParams(search).get('document')
  if (document !== null && !ID.test(document)) return { status: 400, body: { error: WRONG_ID } }
  // Asked first: what is done by then is in the manifest.
  const live = document === null ? { mirror } : await liveStatus(publisher, document)
  const known = await site.ask((manifest) =>
    document === null ? { problems: manifest.problems() } : manifest.documentStatus(document),
  )
  if (known) return { status: 200, body: { ...known, ...live } }
  return {
    status: 503,
    body: { error: 'What is published can’t be read now. Please try again in a minute.' },
  }
}

async function liveStatus(publisher: Pick<PublisherClient, 'delay' | 'progressOf'>, document: string) {
  const [delay, progress] = await Promise.all([publisher.delay(), publisher.progressOf(document)])
  return { delay, progress }
}

function troubleOf({ folder, state }: DeliveredSite): string {
  if (state().trouble) return 'The manifest of the site can’t be read.'
  return may(folder, constants.W_OK) ? '' : 'The folder of the site can’t be written.'
}

function inWords({ lastTrue, behindSince }: MirrorStatus): string {
  const last = lastTrue === null ? 'never' : new Date(lastTrue).toISOString()
  return behindSince === null
    ? `up to date at ${last}`
    : `behind since ${new Date(behindSince).toISOString()}, up to date at ${last}`
}

function down(reason: string) {
  return { status: 503, body: { status: 'down', reason } }
}

function may(path: string, mode: number): boolean {
  try {
    accessSync(path, mode)
    return true
  } catch {
    return false
  }
}
