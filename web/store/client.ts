import { createClient } from '@sanity/client'
import { clientOptions, readEnvironment } from '#content/environment.ts'

export const environment = readEnvironment(process.env)

// No token, so that no draft can reach a page.
const published = { ...clientOptions(environment.lake), perspective: 'published' } as const

export const client = createClient(published)

/** For whoever tries again by itself. */
export const impatientClient = createClient({ ...published, maxRetries: 0, timeout: 10_000 })
