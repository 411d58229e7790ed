import { existsSync } from 'node:fs'
import type { NextConfig } from 'next'

if (existsSync('.env')) process.loadEnvFile('.env')

const config: NextConfig = {
  poweredByHeader: false,
  typedRoutes: true,
  typescript: { tsconfigPath: '../tsconfig.json' },
}

export default config
