import { studioLake, studioSite } from '#content/environment/lake.ts'

/** The lake that this Studio was built for, or the one of the server that it came from. */
export const lake = studioLake(
  {
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  },
  globalThis.location?.origin,
)

/** The website that it was built for; undefined where its server says which. */
export const site = studioSite({ SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL })
