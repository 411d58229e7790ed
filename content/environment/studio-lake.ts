import type { ContentLake } from './environment.ts'
import type { Variables } from './variables.ts'

/** The project id of the embedded lake, which has no other. */
export const EMBEDDED_PROJECT = 'local'

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
