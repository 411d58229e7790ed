import { ClientError, createClient, type SanityClient } from '@sanity/client'
import { type ContentLake, clientOptions } from '#content/environment/lake.ts'
import { Failure } from '../console/failure.ts'

/** In milliseconds, by the wall clock, for the first answer of a lake that is there: it may have begun to read its documents. */
const PATIENCE = 60_000

/** A client with all rights, after a first query has shown that the lake answers; throws a `Failure` with advice otherwise. */
export async function openLake(lake: ContentLake): Promise<SanityClient> {
  if (!lake.token)
    throw new Failure(
      'SANITY_API_WRITE_TOKEN is missing: make a token with the role Editor under API at sanity.io/manage, and write it into .env.',
    )
  const client = createClient({ ...clientOptions(lake), token: lake.token, perspective: 'raw' })
  try {
    await client.withConfig({ maxRetries: 0, timeout: PATIENCE }).fetch('*[0]._id')
    return client
  } catch (cause) {
    throw new Failure(adviceFor(cause, lake), { cause })
  }
}

function adviceFor(cause: unknown, { mode, apiHost, projectId, dataset }: ContentLake): string {
  if (cause instanceof ClientError && [401, 403].includes(cause.statusCode))
    return 'The lake refuses the token: check SANITY_API_WRITE_TOKEN in .env.'
  if (cause instanceof ClientError)
    return `The lake has no dataset "${dataset}" to read: ${cause.message}. Check NEXT_PUBLIC_SANITY_DATASET in .env.`
  return mode === 'embedded'
    ? `The lake does not answer at ${apiHost}: run "npm start" (or "npm run lake") in another window first.`
    : `Sanity’s lake does not answer for the project "${projectId}": check the connection and NEXT_PUBLIC_SANITY_PROJECT_ID in .env.`
}
