import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { studioLake, studioSite } from '#content/environment.ts'
import { embeddedWorkspace } from './embedded.ts'
import { schemaTypes } from './schema/index.ts'
import { desk } from './structure/desk.ts'
import { documentRules } from './structure/singletons.ts'
import { websiteAddress } from './website/address.ts'
import { withWebsiteStatus } from './website/website-status.tsx'

const lake = studioLake(
  {
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  },
  globalThis.location?.origin,
)

const site = websiteAddress(studioSite({ SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL }))

const off = { enabled: false }

export default defineConfig({
  name: 'default',
  title: 'Your website',
  basePath: '/',
  projectId: lake.projectId,
  dataset: lake.dataset,
  ...(lake.apiHost ? embeddedWorkspace(lake.apiHost, site) : {}),
  plugins: [structureTool({ title: 'Content', structure: desk })],
  schema: { types: schemaTypes },
  form: { components: { input: withWebsiteStatus(site) } },
  document: { ...documentRules, comments: off },
  // The default search needs text::query(), which the embedded lake does not have; this one finds the same titles.
  search: { strategy: 'groqLegacy' },
  // One owner, one site: no releases, tasks, schedules or news.
  releases: off,
  scheduledDrafts: off,
  scheduledPublishing: off,
  tasks: off,
  announcements: off,
  mediaLibrary: off,
  beta: { create: { startInCreateEnabled: false } },
})
