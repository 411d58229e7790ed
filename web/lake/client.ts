import { createClient } from '@sanity/client'
import { readEnvironment } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'

export const environment = readEnvironment(process.env)

const { readToken, draftToken } = environment.lake

/** A build may wait for the lake. At run time callers try again by themselves, so that a request fails soon. */
const patience = environment.building ? {} : { maxRetries: 0, timeout: 10_000 }

export const client = createClient({
  ...clientOptions(environment.lake),
  // No draft can reach a page, whatever the token may read.
  perspective: 'published',
  ...(readToken && { token: readToken }),
  ...patience,
})

/** Live events need the token too, which the client does not send there: without it the site is an anonymous visitor. */
export const liveClient = readToken
  ? client.withConfig({ headers: { authorization: `Bearer ${readToken}` } })
  : client

/** Sees drafts in place of what is published. Its token stays on the server. */
export const draftClient = client.withConfig({ token: draftToken || undefined, perspective: 'drafts' })
