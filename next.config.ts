import { existsSync } from 'node:fs'
import type { NextConfig } from 'next'

if (existsSync('.env')) process.loadEnvFile('.env')

const config: NextConfig = {
  // The end-to-end tests have a build of their own beside the one that people look at.
  distDir: process.env.SITE_BUILD || '.next',
  poweredByHeader: false,
  typedRoutes: true,
  typescript: { tsconfigPath: '../tsconfig.json' },
}

export default config
