import { createClient } from '@sanity/client'
import { readEnvironment, viewerTokenOf } from '#content/environment/environment.ts'
import { clientOptions } from '#content/environment/lake.ts'

export const environment = readEnvironment(process.env)

/** It shows no draft, so that none can reach a page. */
export const viewerToken = viewerTokenOf(environment.lake)

/** Nobody waits for a build. Later callers try again by themselves, so they learn soon that the lake is away. */
const patience = environment.building ? {} : { maxRetries: 0, timeout: 10_000 }

export const client = createClient({
  ...clientOptions(environment.lake),
  perspective: 'published',
  ...(viewerToken && { token: viewerToken }),
  ...patience,
})

/** The same for live events, with which the client sends no token: the site is not to be counted among strangers there either. */
export const liveClient = viewerToken
  ? client.withConfig({ headers: { authorization: `Bearer ${viewerToken}` } })
  : client

/** Sees drafts in place of what is published. Its token stays on the server. */
export const draftClient = client.withConfig({ token: environment.lake.token, perspective: 'drafts' })
