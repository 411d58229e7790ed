import { EMBEDDED_PROJECT } from '#content/environment/lake.ts'

const hosted = process.env.SANITY_STUDIO_PROJECT_ID

/** The lake that this Studio was built for: Sanity's, or that of the server that it came from. It knows no secret: the owner logs in. */
export const lake = {
  isEmbedded: !hosted,
  projectId: hosted || EMBEDDED_PROJECT,
  dataset: process.env.SANITY_STUDIO_DATASET || 'production',
}

/** The website that it was built for; undefined where its server says which. */
export const site = process.env.SANITY_STUDIO_SITE_URL?.replace(/\/$/, '') || undefined
