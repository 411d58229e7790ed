import type { Variables } from './variables.ts'

/** The content lake: the embedded one or the hosted one, which differ here alone. Other files receive the values they need. */
export type ContentLake = {
  mode: 'embedded' | 'hosted'
  projectId: string
  dataset: string
  /** Base address of the lake's API; `undefined` lets the Sanity client derive the hosted one from the project id. */
  apiHost: string | undefined
  /** Base address of image files, as `@sanity/image-url` takes it. */
  imageBaseUrl: string
  /** Reads drafts and writes; never reaches a visitor's browser. */
  token: string
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

/**
 * The lake as the Studio in the browser sees it: the embedded one on the Studio's own origin, or, with
 * SANITY_STUDIO_PROJECT_ID, the hosted one. It knows no secret: the owner logs in.
 */
export function studioLake(
  variables: Variables,
  origin = 'http://localhost:3333',
): Pick<ContentLake, 'mode' | 'projectId' | 'dataset' | 'apiHost'> {
  const dataset = variables.SANITY_STUDIO_DATASET || 'production'
  const projectId = variables.SANITY_STUDIO_PROJECT_ID
  if (projectId) return { mode: 'hosted', projectId, dataset, apiHost: undefined }
  return { mode: 'embedded', projectId: EMBEDDED_PROJECT, dataset, apiHost: `${origin}/lake` }
}

/** The address of the website, where the Studio was built for it; otherwise the server of the Studio says it. */
export function studioSite(variables: Variables): string | undefined {
  return variables.SANITY_STUDIO_SITE_URL?.replace(/\/$/, '') || undefined
}
