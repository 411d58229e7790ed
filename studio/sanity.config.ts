import { withEmbeddedLake, withUnsentWrites } from 'oxbow/studio'
import { defineConfig, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { studioLake, studioSite } from '#content/environment/lake.ts'
import { ownersTools } from './home/owners-tools.tsx'
import { autosave } from './layout/autosave.tsx'
import { FieldWithReasons } from './layout/field-with-reasons.tsx'
import { ownersLayout } from './layout/owners-layout.tsx'
import { photos } from './photos/photos.ts'
import { previewTool } from './preview/preview-tool.ts'
import { schemaTypes } from './schema/index.ts'
import { FormScreen } from './screens/screen.tsx'
import { desk } from './structure/desk.ts'
import { documentRules } from './structure/singletons.ts'
import { websiteFinder } from './website/address.ts'
import { publishNotices } from './website/publish-notices.tsx'
import { withWebsiteStatus } from './website/website-status.tsx'

const lake = studioLake(
  {
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  },
  globalThis.location?.origin,
)

const findWebsite = websiteFinder(studioSite({ SANITY_STUDIO_SITE_URL: process.env.SANITY_STUDIO_SITE_URL }))
const off = { enabled: false }

const workspace: SingleWorkspace = {
  name: 'default',
  title: 'Your website',
  basePath: '/',
  projectId: lake.projectId,
  dataset: lake.dataset,
  plugins: [
    ownersTools({ findWebsite, keepsBackups: lake.mode === 'embedded' }),
    structureTool({ title: 'Content', structure: desk }),
    previewTool(findWebsite),
    ownersLayout(),
    autosave(),
    photos(),
    publishNotices(findWebsite),
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
}

export default defineConfig(
  lake.apiHost
    ? withEmbeddedLake(workspace, { website: findWebsite, screen: FormScreen })
    : withUnsentWrites(workspace),
)
