import { createClient } from '@sanity/client'
import { clientOptions, readEnvironment } from '#content/environment.ts'
import { viewerTokenOf } from '#content/viewer-token.ts'

export const environment = readEnvironment(process.env)

/** It shows no draft, so that none can reach a page. */
export const viewerToken = viewerTokenOf(environment.lake)

const published = {
  ...clientOptions(environment.lake),
  perspective: 'published',
  ...(viewerToken && { token: viewerToken }),
} as const

/** What a visitor can be made to wait for, in milliseconds; a query takes a hundredth of it. */
const VISITORS_PATIENCE = 2_500

/** For pages: patient while they are built. Later somebody may be waiting for one that is not kept yet. */
export const client = createClient(
  environment.building || environment.development
    ? published
    : { ...published, maxRetries: 0, timeout: VISITORS_PATIENCE },
)

/** For whoever tries again by itself. */
export const impatientClient = createClient({ ...published, maxRetries: 0, timeout: 10_000 })
