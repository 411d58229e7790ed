import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { HomeIcon } from '@sanity/icons/Home'
import { TagsIcon } from '@sanity/icons/Tags'
import { withEmbeddedLake, withUnsentWrites } from 'oxbow/studio'
import { defineConfig, definePlugin, type SingleWorkspace } from 'sanity'
import { structureTool } from 'sanity/structure'
import { lake } from './environment.ts'
import { ownOnceChanged } from './going-live/own-once-changed.tsx'
import { Help } from './help/help.tsx'
import { Home } from './home/home.tsx'
import { autosave } from './layout/autosave.tsx'
import { FieldWithReasons } from './layout/field-with-reasons.tsx'
import { ownersLayout } from './layout/owners-layout.tsx'
import { photos } from './photos/photos.ts'
import { previewTool } from './preview/preview-tool.ts'
import { PriceSheet } from './prices/price-sheet.tsx'
import { schemaTypes } from './schema/index.ts'
import { FormScreen } from './screens/screen.tsx'
import { desk } from './structure/desk.ts'
import { documentRules } from './structure/document-rules.ts'
import { findWebsite } from './website/address.ts'
import { publishNotices } from './website/publish-notices.tsx'
import { WithWebsiteStatus } from './website/website-status.tsx'

/** Our screens beside the Studio's, the first of which opens when someone logs in. */
const ownersTools = definePlugin({
  name: 'owners-tools',
  tools: [
    { name: 'home', title: 'Home', icon: HomeIcon, component: Home },
    { name: 'prices', title: 'All prices', icon: TagsIcon, component: PriceSheet },
    { name: 'help', title: 'Help', icon: HelpCircleIcon, component: Help },
  ],
})

const off = { enabled: false }

const workspace: SingleWorkspace = {
  name: 'default',
  title: 'Your website',
  basePath: '/',
  projectId: lake.projectId,
  dataset: lake.dataset,
  plugins: [
    ownersTools(),
    structureTool({ title: 'Content', structure: desk }),
    previewTool,
    ownersLayout(),
    autosave(),
    ownOnceChanged(),
    photos(),
    publishNotices(),
  ],
  schema: { types: schemaTypes },
  form: { components: { input: WithWebsiteStatus, field: FieldWithReasons } },
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
  lake.isEmbedded
    ? withEmbeddedLake(workspace, { website: findWebsite, screen: FormScreen })
    : withUnsentWrites(workspace),
)
