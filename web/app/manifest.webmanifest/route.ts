import type { MetadataRoute } from 'next'
import { fixedPaths } from '#content/routes.ts'
import { homePage } from '../queries/home-page.ts'
import { homeScreenIcons } from '../seo/home-screen-icons.ts'
import { load } from '../store/load.ts'
import { colours } from '../styles/colours.ts'

export const dynamic = 'force-static'

/** How a phone names and shows the site on its home screen; it follows the home page, whose answer it is made of. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const loaded = await load(homePage, fixedPaths.home)
  if (!loaded) throw new Error('There is no home page: publish it in the Studio.')
  const { business } = loaded.data.site
  return {
    name: business.name,
    description: business.about,
    id: fixedPaths.home,
    lang: 'en-US',
    short_name: business.name,
    start_url: fixedPaths.home,
    scope: fixedPaths.home,
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...homeScreenIcons.map(({ name, size, purpose }) => ({
        src: `/icons/${name}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ],
  }
}
