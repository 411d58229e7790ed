import '../styles/site.css'
import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { anchors, fixedPaths } from '#content/addresses/routes.ts'
import { islandPath, islandText } from '../cms/islands.ts'
import { isPreview } from '../cms/load.ts'
import { speculationRules } from '../head/speculation-rules.ts'
import { colors } from '../styles/colors.ts'
import { fontClasses } from '../styles/fonts.ts'

/** Without a trace in what is built. */
const StartIslands =
  process.env.NODE_ENV === 'development' ? (await import('./start-islands.tsx')).StartIslands : undefined

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  maximumScale: 5,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colors.paper },
    { media: '(prefers-color-scheme: dark)', color: colors.paperByNight },
  ],
}

export const metadata: Metadata = { manifest: fixedPaths.manifest }

/** No data here: each page asks for header and footer together with what it shows. */
export default async function Layout({ children }: { children: ReactNode }) {
  const editor = (await isPreview()) ? await editorsParts() : undefined
  return (
    <html lang="en-US" className={fontClasses} suppressHydrationWarning>
      <head>
        {/* A page comes in pieces, and a header or hero of which half is there would jump when the rest comes. */}
        <link rel="expect" href={`#${anchors.firstScreen}`} blocking="render" />
        <script data-keep="" nonce={editor?.nonce} dangerouslySetInnerHTML={{ __html: islandText('head') }} />
        <link rel="sitemap" type="application/xml" href={fixedPaths.sitemap} />
        {!StartIslands && !editor && <PreloadIslands />}
        {!editor && <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />}
      </head>
      <body>
        {editor && <editor.PreviewTools />}
        {children}
        {StartIslands && <StartIslands src={islandPath('site')} />}
        {editor && !StartIslands && <editor.StartIslands src={islandPath('site')} />}
      </body>
    </html>
  )
}

/** Read and loaded for an editor alone, so that no page of a visitor carries or waits for any of it. */
async function editorsParts() {
  const [{ PreviewTools }, { StartIslands }, asked] = await Promise.all([
    import('../preview/preview-tools.tsx'),
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
      href={islandPath('site')}
      crossOrigin="anonymous"
      fetchPriority="low"
    />
  )
}
