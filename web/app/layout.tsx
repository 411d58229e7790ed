import '../styles/site.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { downloadPaths } from '#content/addresses/downloads.ts'
import { anchors, fixedPaths } from '#content/addresses/routes.ts'
import { isPreview } from '../lake/load.ts'
import { barColors } from '../styles/colors.ts'
import { fontClasses } from '../styles/fonts.ts'
import built from './islands/built.json'

/** In development alone: a build leaves it out. */
const StartIslands =
  process.env.NODE_ENV === 'development' ? (await import('./start-islands.tsx')).StartIslands : undefined

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  maximumScale: 5,
  colorScheme: 'light dark',
  ...barColors(),
}

export const metadata: Metadata = { manifest: fixedPaths.manifest }

/** Pages of this site are fetched when a visitor is about to click; what they link to elsewhere is not. */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/images/*', '/islands/*', ...downloadPaths] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/** No data here: each page asks for header and footer together with what it shows. */
export default async function Layout({ children }: { children: ReactNode }) {
  const editor = (await isPreview()) ? await editorsParts() : undefined
  return (
    <html lang="en-US" className={fontClasses} suppressHydrationWarning>
      <head>
        {/* Nothing is painted before the first screen is parsed: half a header or hero would jump when the rest comes. */}
        <link rel="expect" href={`#${anchors.firstScreen}`} blocking="render" />
        <script data-keep="" nonce={editor?.nonce} dangerouslySetInnerHTML={{ __html: built.head }} />
        <link rel="sitemap" type="application/xml" href={fixedPaths.sitemap} />
        {!StartIslands && !editor && <PreloadIslands />}
        {!editor && <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />}
      </head>
      <body>
        {editor && <editor.PreviewTools />}
        {children}
        {StartIslands && <StartIslands src={built.site} />}
        {editor && !StartIslands && <editor.StartIslands src={built.site} />}
      </body>
    </html>
  )
}

/** Read and loaded for an editor alone, so that no page of a visitor carries or waits for any of it. */
async function editorsParts() {
  const [{ PreviewTools }, { StartIslands }, asked] = await Promise.all([
    import('../components/preview/preview-tools.tsx'),
    import('./start-islands.tsx'),
    headers(),
  ])
  return { PreviewTools, StartIslands, nonce: asked.get('x-nonce') ?? undefined }
}

/** The script in the head starts them when the page has been painted. */
function PreloadIslands() {
  return (
    <link
      data-keep=""
      rel="preload"
      as="script"
      href={built.site}
      crossOrigin="anonymous"
      fetchPriority="low"
    />
  )
}
