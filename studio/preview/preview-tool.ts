import { EyeOpenIcon } from '@sanity/icons/EyeOpen'
import { type DocumentResolver, presentationTool } from 'sanity/presentation'
import { documentsAt } from '#content/addresses/document-addresses.ts'
import { fixedPaths, onceOnSite, pathOf } from '#content/addresses/routes.ts'
import { findWebsite } from '../website/address.ts'
import { locations } from './locations.ts'

const NOWHERE =
  'This Studio doesn’t know where your website is. Ask the person who set it up to start both with "npm start", or to build a hosted Studio with SANITY_STUDIO_SITE_URL.'

/** As many parts as a path can have. */
const ROUTES = ['/:first/:second', '/:first/:second/:third', '/:first/:second/:third/:fourth']

const FILTER =
  '_type in [$first, $second] && (slug.current == $slug || (_type == "service" && $slug in aliases))'

/** The document whose form opens beside a page. */
export const mainDocuments: DocumentResolver[] = [
  ...onceOnSite.map((type) => ({ route: pathOf({ _type: type, slug: null }), type })),
  { route: ROUTES, resolve: ({ path }) => documentAt(path) },
]

function documentAt(path: string) {
  const found = documentsAt(path)
  if (!found) return undefined
  // The service in a town is of one of two types; every other path has one.
  const [first = '', second = ''] = found.types
  return { filter: FILTER, params: { first, second, slug: found.slug } }
}

/** The page beside the form, with what is typed, before anybody else sees it. */
export const previewTool = presentationTool({
  name: 'preview',
  title: 'Preview',
  icon: EyeOpenIcon,
  previewUrl: {
    initial: website,
    // A link that lets in everyone who has it would outlive its reason.
    previewMode: { enable: fixedPaths.previewEnable, shareAccess: false },
  },
  allowOrigins: async () => [await website()],
  resolve: { locations, mainDocuments },
})

async function website(): Promise<string> {
  const found = await findWebsite()
  if (found) return found
  throw new Error(NOWHERE)
}
