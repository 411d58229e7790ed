import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { NextConfig } from 'next'
import { takeEnvFile } from './content/environment/env-file.ts'
import { readEnvironment } from './content/environment/environment.ts'
import { headersFor } from './web/publish/security/security-headers.ts'

const root = import.meta.dirname
takeEnvFile(join(root, '.env'), process.env)

const environment = readEnvironment(process.env)

const config: NextConfig = {
  // Every page is asked for once and then published: kept in memory it would only have to be measured and cleared away.
  cacheMaxMemorySize: 0,
  distDir: environment.siteBuild,
  // The same code is built to the same files; a host that builds by itself says of no version, and Next makes a name up.
  generateBuildId: () => environment.siteVersion || null,
  experimental: {
    // Turbopack uses it anyway; without this line each start says that the next one has no effect.
    useLightningcss: true,
    // What it keeps makes later builds quicker. For the end of the first a person waits, and it would take a quarter longer.
    turbopackFileSystemCacheForBuild:
      !environment.siteVersion || existsSync(join(root, 'web', environment.siteBuild, 'BUILD_ID')),
    // Every browser that runs the site's styles knows these colors; without them each is there three times.
    lightningCssFeatures: { exclude: ['oklab-colors', 'lab-colors', 'color-function'] },
  },
  headers: async () => headersFor(environment),
  // Pages that are for developers alone, web/app/examples, are no part of what is built.
  pageExtensions: environment.development ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  // A page has its title in its head, for every client and however it is rendered.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  poweredByHeader: false,
  // What a page loads early stands in the page, which is all that is published of an answer.
  reactMaxHeadersLength: 0,
  // Next looks for the project's lockfile itself, but not in a home directory, and a server's user often has the project for one.
  turbopack: { root },
  // What a function of a host needs may lie in the other folders of the clone.
  outputFileTracingRoot: root,
  ...(environment.isStandalone && { output: 'standalone' }),
  // `npm test` checks the types of the whole project; a build that did so too would take a third longer.
  typescript: { tsconfigPath: '../tsconfig.json', ignoreBuildErrors: true },
}

export default config
