import { defineCliConfig } from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID || 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  // An automatic update would load the Studio's scripts from another host at every start.
  deployment: { autoUpdates: false },
  typegen: {
    path: '../web/**/*.{ts,tsx}',
    schema: 'schema.json',
    generates: '../content/sanity.types.ts',
    overloadClientMethods: false,
  },
})
