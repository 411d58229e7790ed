import { createClient } from '@sanity/client'
import { clientOptions, readEnvironment } from '#content/environment.ts'

export const environment = readEnvironment(process.env)

/** Reads what is published and nothing else: no token, so no draft can reach a page. */
export const client = createClient({ ...clientOptions(environment.lake), perspective: 'published' })
