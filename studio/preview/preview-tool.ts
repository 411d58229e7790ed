import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import type { PluginOptions } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { fixedPaths } from '#content/addresses/routes.ts'
import type { FindWebsite } from '../website/address.ts'
import { locationsOf } from './locations.ts'
import { mainDocuments } from './main-documents.ts'

const NOWHERE =
  'This Studio doesn’t know where your website is. Ask the person who set it up to start both with "npm start", or to build a hosted Studio with SANITY_STUDIO_SITE_URL.'

/** The page beside the form, with what is typed, before anybody else sees it. */
export function previewTool(findWebsite: FindWebsite): PluginOptions {
  const website = async () => {
    const found = await findWebsite()
    if (found) return found
    throw new Error(NOWHERE)
  }
  return presentationTool({
    name: 'preview',
    title: 'Preview',
    icon: EyeOpenIcon,
    previewUrl: {
      initial: website,
      // A link that lets in everyone who has it would outlive its reason.
      previewMode: { enable: fixedPaths.previewEnable, shareAccess: false },
    },
    allowOrigins: async () => [await website()],
    resolve: { locations: locationsOf(findWebsite), mainDocuments },
  })
}
