import { setTimeout as pause } from 'node:timers/promises'
import { type ContentLake, clientOptions } from '#content/environment/lake.ts'
import { log } from '../console/log.ts'
import { ending } from './processes/live-process.ts'

/** In milliseconds. */
const LOOK_AGAIN = 30_000
/** The same, for an answer of a lake on the internet: by the wall clock, since the network takes most of it. */
const PATIENCE = 60_000

/** Says in the log when a hosted lake has no document for the site. */
export async function tellUnlessShown(lake: ContentLake): Promise<void> {
  if (await isShown(lake)) return
  const { dataset, projectId } = lake
  const message = `The dataset "${dataset}" of the project "${projectId}" shows the website no document: it is private, or empty. Set SANITY_API_READ_TOKEN, make it public at sanity.io/manage, or run "npm run seed". Until then what is published stays.`
  log({ event: 'error', message })
}

/** Resolves when there is something to build the site from. */
export async function untilShown(lake: ContentLake): Promise<void> {
  while (!(await isShown(lake))) await pause(LOOK_AGAIN, undefined, { signal: ending.signal })
}

/** A lake that does not answer may show all there is: the part that needs it reports that. */
async function isShown(lake: ContentLake): Promise<boolean> {
  const { ClientError, createClient } = await import('@sanity/client')
  const { readToken: token } = lake
  const client = createClient({ ...clientOptions(lake), token, maxRetries: 0, timeout: PATIENCE })
  try {
    return (await client.fetch('*[0]._id')) !== null
  } catch (error) {
    return !(error instanceof ClientError && [401, 403].includes(error.statusCode))
  }
}
