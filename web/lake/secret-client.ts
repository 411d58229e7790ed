import { createClient } from 'next-sanity'
import { clientOptions } from '#content/environment/lake.ts'
import { environment } from './client.ts'

/** Reads the secrets with which the Studio opens a preview, by next-sanity's own version of the client. */
export const secretClient = createClient({
  ...clientOptions(environment.lake),
  token: environment.lake.draftToken || undefined,
})
