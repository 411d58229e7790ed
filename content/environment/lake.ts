/** The content lake: the embedded one or the hosted one, which differ here alone. Other files receive the values they need. */
export type ContentLake = {
  mode: 'embedded' | 'hosted'
  projectId: string
  dataset: string
  /** Base address of the lake's API; `undefined` lets the Sanity client derive the hosted one from the project id. */
  apiHost: string | undefined
  /** Base address of image files, as `@sanity/image-url` takes it. */
  imageBaseUrl: string
  /** Reads drafts and writes; empty where nothing writes, beside a hosted lake. No token ever reaches a visitor's browser. */
  token: string
  /** Reads what visitors may see; `undefined` asks a public dataset of the hosted lake as anybody. */
  readToken: string | undefined
  /** Reads drafts as well; empty where nobody does. */
  draftToken: string
}

export const SANITY_API_VERSION = '2026-09-01'

/** The project id of the embedded lake, which has no other. */
export const EMBEDDED_PROJECT = 'local'

/** Options for `createClient` of `@sanity/client`, the same in both modes except for the address. */
export function clientOptions(lake: ContentLake) {
  return {
    projectId: lake.projectId,
    dataset: lake.dataset,
    apiVersion: SANITY_API_VERSION,
    useCdn: false,
    ...(lake.apiHost ? { apiHost: lake.apiHost, useProjectHostname: false } : {}),
  }
}
