import { createClient } from '@sanity/client'
import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { studioLake, studioSite } from '#content/environment/studio-lake.ts'
import { Connection } from './connection/connection.ts'
import { connectionLayout } from './connection/connection-layout.tsx'
import { lastWords } from './connection/last-words.tsx'
import { keepingRequests } from './connection/request-handler.ts'
import { embeddedStudio } from './embedded/embedded.ts'
import { ownersTools } from './home/owners-tools.tsx'
import { FieldWithReasons } from './layout/field-with-reasons.tsx'
import { ownersLayout } from './layout/owners-layout.tsx'
import { photos } from './photos/photos.ts'
import { previewTool } from './preview/preview-tool.ts'
import { schemaTypes } from './schema/index.ts'
import { desk } from './structure/desk.ts'
import { documentRules } from './structure/singletons.ts'
import { websiteFinder } from './website/address.ts'
import { publishAnswers } from './website/publish-answers.tsx'
import { withWebsiteStatus } from './website/website-status.tsx'

const lake = studioLake(
  {
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  },
  globalThis.location?.origin,
)

const findWebsite = websiteFinder(studioSite({ SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL }))
const connection = new Connection(`unsent ${lake.projectId} ${lake.dataset}`, lake.mode === 'embedded')
const embedded = lake.apiHost ? embeddedStudio(lake.apiHost, connection, findWebsite) : undefined

const off = { enabled: false }

export default defineConfig({
  name: 'default',
  title: 'Your website',
  basePath: '/',
  projectId: lake.projectId,
  dataset: lake.dataset,
  unstable_clientFactory: (options) =>
    createClient({ ...options, requestHandler: keepingRequests(connection, options.requestHandler) }),
  ...embedded?.workspace,
  studio: { components: { layout: connectionLayout(connection, embedded?.logIn) } },
  plugins: [
    ownersTools({ findWebsite, keepsBackups: lake.mode === 'embedded' }),
    structureTool({ title: 'Content', structure: desk }),
    previewTool(findWebsite),
    ownersLayout(),
    lastWords(),
    photos(),
    publishAnswers(findWebsite),
    ...(embedded?.plugins ?? []),
  ],
  schema: { types: schemaTypes },
  form: { components: { input: withWebsiteStatus(findWebsite), field: FieldWithReasons } },
  document: { ...documentRules, comments: off },
  // One owner, one site: no releases, tasks, schedules or news.
  releases: off,
  scheduledDrafts: off,
  scheduledPublishing: off,
  tasks: off,
  announcements: off,
  mediaLibrary: off,
  beta: { create: { startInCreateEnabled: false } },
})
