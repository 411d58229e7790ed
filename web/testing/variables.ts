import { secrets } from 'pages-as-files/testing'

/** The variables of the environment with which a site finds the lake of a test. */
export function variablesFor(lakePort: number): Record<string, string> {
  return {
    LAKE_URL: `http://127.0.0.1:${lakePort}/lake`,
    SANITY_API_WRITE_TOKEN: 'token-of-at-least-24-characters',
    SANITY_REVALIDATE_SECRET: secrets[0],
    SANITY_REVALIDATE_SECRET_PREVIOUS: secrets[1],
    STUDIO_PASSWORD: 'plumb-level-square',
  }
}
