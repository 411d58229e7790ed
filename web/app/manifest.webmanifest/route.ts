import type { MetadataRoute } from 'next'
import { fixedPaths } from '#content/addresses/routes.ts'
import { brandColorsOf } from '#content/looks/palettes.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { load } from '../../lake/load.ts'
import { manifestContent } from '../../page-kinds/files/queries.ts'
import { type Icon, iconOf, iconPath, icons } from '../../search/icons/icon.ts'
import { colorsFor } from '../../styles/colors.ts'
import { fileAnswer, noFile } from '../file-answer.ts'

/** How a phone names and shows the site on its home screen; made again like a page when what it says changes. */
export async function GET(): Promise<Response> {
  const loaded = await load(manifestContent, fixedPaths.manifest)
  if (!loaded) return noFile()
  const manifest = manifestOf(loaded.page)
  return fileAnswer(JSON.stringify(manifest), 'application/manifest+json')
}

type Business = Pick<BusinessFragment, 'name' | 'about' | 'colors' | 'logo'>

function manifestOf(business: Business): MetadataRoute.Manifest {
  const { name, about, colors } = business
  const icon = iconOf(business)
  const { paper } = colorsFor(brandColorsOf(colors))
  return {
    name,
    description: about,
    id: fixedPaths.home,
    lang: 'en-US',
    short_name: name,
    start_url: fixedPaths.home,
    scope: fixedPaths.home,
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      imageOf(icon, icons.small, 'any'),
      imageOf(icon, icons.large, 'any'),
      imageOf(icon, icons.maskable, 'maskable'),
    ],
  }
}

function imageOf(icon: Icon, size: { file: string; size: number }, purpose: 'any' | 'maskable') {
  return { src: iconPath(icon, size), sizes: `${size.size}x${size.size}`, type: 'image/png', purpose }
}
