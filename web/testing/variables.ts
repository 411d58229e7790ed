import { secrets } from 'pages-as-files/testing'
import { vi } from 'vitest'

/** Has the site that a test imports later find its lake. */
export function stubEnvironment(lakePort: number): void {
  const variables = {
    LAKE_URL: `http://127.0.0.1:${lakePort}/lake`,
    SANITY_API_WRITE_TOKEN: 'token-of-at-least-24-characters',
    SANITY_REVALIDATE_SECRET: secrets[0],
    SANITY_REVALIDATE_SECRET_PREVIOUS: secrets[1],
    STUDIO_PASSWORD: 'plumb-level-square',
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}
