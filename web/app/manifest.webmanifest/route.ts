import type { MetadataRoute } from 'next'
import { fixedPaths } from '#content/addresses/routes.ts'
import { brandColorsOf, type ChosenColors } from '#content/looks/palettes.ts'
import { load } from '../../lake/load.ts'
import { manifestContent } from '../../page-kinds/files/queries.ts'
import { homeScreenIcons } from '../../search/head/home-screen-icons.ts'
import { colorsFor } from '../../styles/colors.ts'
import { fileAnswer, noFile } from '../file-answer.ts'

/** How a phone names and shows the site on its home screen; made again like a page when what it says changes. */
export async function GET(): Promise<Response> {
  const loaded = await load(manifestContent, fixedPaths.manifest)
  if (!loaded) return noFile()
  const manifest = manifestOf(loaded.page)
  return fileAnswer(JSON.stringify(manifest), 'application/manifest+json')
}

type Business = { name: string; about: string; colors: ChosenColors | null }

function manifestOf({ name, about, colors }: Business): MetadataRoute.Manifest {
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
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...homeScreenIcons.map(({ name: icon, size, purpose }) => ({
        src: `/icons/${icon}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  }
}
