import { createClient } from '@sanity/client'
import { readEnvironment, viewerTokenOf } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'

export const environment = readEnvironment(process.env)

/** It can read no draft, so that none can reach a page. */
export const viewerToken = viewerTokenOf(environment.lake)

/** A build may wait for the lake. At run time callers try again by themselves, so that a request fails soon. */
const patience = environment.building ? {} : { maxRetries: 0, timeout: 10_000 }

export const client = createClient({
  ...clientOptions(environment.lake),
  perspective: 'published',
  ...(viewerToken && { token: viewerToken }),
  ...patience,
})

/** Live events need the token too, which the client does not send there: without it the site is an anonymous visitor. */
export const liveClient = viewerToken
  ? client.withConfig({ headers: { authorization: `Bearer ${viewerToken}` } })
  : client

/** Sees drafts in place of what is published. Its token stays on the server. */
export const draftClient = client.withConfig({ token: environment.lake.token, perspective: 'drafts' })
