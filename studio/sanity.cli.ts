import { defineCliConfig } from 'sanity/cli'

/**
 * What every screen needs comes in one file instead of two hundred, for each of which a phone would wait once more, and so does what the
 * first form adds, which would ask for its dozen one after another. In several, a module could run before one that it needs.
 */
const groups = [
  { name: 'studio', tags: ['$initial' as const] },
  {
    name: 'forms',
    test: /sanity[\\/]lib[\\/](structureTool|list|pane|Comments\w+|useCommentsUpsell|AddComment|BroadcastDisplayedDocument|DisplayedDocumentBroadcaster)-/,
  },
]

/** Where the lake of `npm start` answers, unless told otherwise. */
const lake = process.env.LAKE_URL || 'http://127.0.0.1:3333/lake'
const { SANITY_STUDIO_PROJECT_ID } = process.env

export default defineCliConfig({
  api: {
    projectId: SANITY_STUDIO_PROJECT_ID || 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  // An automatic update would load the Studio's scripts from another host at every start.
  deployment: { autoUpdates: false },
  vite: (config) => ({
    ...config,
    // Sanity writes the time of the build into the Studio, for a dashboard that this one is not part of: the same code would never be
    // built to the same files again.
    define: { ...config.define, __SANITY_BUILD_TIMESTAMP__: '0' },
    // In development Vite serves the Studio and forwards requests for the embedded lake.
    server: SANITY_STUDIO_PROJECT_ID
      ? config.server
      : { ...config.server, proxy: { '/lake': { target: new URL(lake).origin, ws: true } } },
    // The manifest tells what the first screen needs, so that all of it can be fetched at once.
    build: {
      ...config.build,
      manifest: true,
      rolldownOptions: { ...config.build?.rolldownOptions, output: { codeSplitting: { groups } } },
    },
  }),
  typegen: {
    path: '../web/**/*.{ts,tsx}',
    schema: 'schema.json',
    generates: '../content/sanity.types.ts',
    overloadClientMethods: false,
  },
})
