import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  // An automatic update would load the Studio's scripts from another host at every start.
  deployment: { autoUpdates: false },
  // In development Vite serves the Studio and forwards requests for the lake.
  vite: (config) =>
    process.env.LAKE_URL
      ? {
          ...config,
          server: {
            ...config.server,
            proxy: { '/lake': { target: new URL(process.env.LAKE_URL).origin, ws: true } },
          },
        }
      : config,
  typegen: {
    path: '../web/**/*.{ts,tsx}',
    schema: 'schema.json',
    generates: '../content/sanity.types.ts',
    overloadClientMethods: false,
  },
})
