import { execFile } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root, studioDirectory } from '../../environment/project-root.ts'
import { firstScreen } from './first-screen.ts'

const BRIDGE = /<script[^>]*data-sanity-core[^>]*><\/script>\s*/
const WEB_FONTS = /@font-face\s*\{[^{}]*https?:[^{}]*\}\s*/g

/** In the page's viewport. */
const NO_ZOOM = 'maximum-scale=1'

/** What each file imports, by names that are keys of the manifest. */
const viteManifest = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
)

const run = promisify(execFile)

/** Builds the Studio. Takes 10 to 20 s, needs no network. */
async function buildStudio(): Promise<void> {
  const directory = studioDirectory(process.env)
  await runSanityBuild(directory)
  const files = await readdir(directory, { recursive: true })
  for (const file of files.filter((name) => /\.(html|css)$/.test(name))) {
    const path = join(directory, file)
    await writeFile(path, withoutOtherHosts(file, await readFile(path, 'utf8')))
  }
  await letFormsBeSeen(join(directory, 'index.html'))
  await nameFirstScripts(directory)
  if (!process.env.NEXT_PUBLIC_SANITY_PROJECT_ID) await showFirstScreen(directory)
  console.log(`The Studio is built in ${directory}`)
}

/** Without a project id the Studio talks to the lake on its own origin, which tells it where the website is. */
async function runSanityBuild(directory: string): Promise<void> {
  const {
    NEXT_PUBLIC_SANITY_PROJECT_ID = '',
    NEXT_PUBLIC_SANITY_DATASET = 'production',
    SITE_URL,
    PORT = '3000',
  } = process.env
  const env = {
    ...process.env,
    DO_NOT_TRACK: '1',
    NO_UPDATE_NOTIFIER: '1',
    SANITY_STUDIO_PROJECT_ID: NEXT_PUBLIC_SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: NEXT_PUBLIC_SANITY_DATASET,
    SANITY_STUDIO_SITE_URL: NEXT_PUBLIC_SANITY_PROJECT_ID && (SITE_URL || `http://localhost:${PORT}`),
  }
  const sanity = join(root, 'node_modules/.bin/sanity')
  await run(sanity, ['build', directory, '--yes'], { cwd: join(root, 'studio'), env }).catch(
    ({ code, stdout, stderr }) => {
      throw new Error(`sanity build failed with code ${code}:\n${stdout}${stderr}`)
    },
  )
}

/** Removes a script for Sanity's dashboard and a font that `sanity build` loads from other hosts; the Studio works without. */
function withoutOtherHosts(file: string, text: string): string {
  const cleaned = text.replace(BRIDGE, '').replaceAll(WEB_FONTS, '')
  const [elsewhere] =
    cleaned.match(/<(script|link|img)[^>]*(src|href)="https?:[^"]*"|url\(\s*["']?https?:[^)]*\)/) ?? []
  if (elsewhere) throw new Error(`The Studio's ${file} loads from another host: ${elsewhere}`)
  return cleaned
}

/**
 * Sanity's page can't be enlarged, and a phone's keyboard lies over its lower half with "Publish". Here it can, and the keyboard makes it
 * smaller, in the browsers that know how.
 */
export async function letFormsBeSeen(page: string): Promise<void> {
  const html = await readFile(page, 'utf8')
  if (!html.includes(NO_ZOOM)) throw new Error(`The Studio's page has no "${NO_ZOOM}" to replace.`)
  await writeFile(page, html.replace(NO_ZOOM, 'interactive-widget=resizes-content'))
}

/**
 * Names in the page every script that its first one imports, so that a browser asks for all of them at once. Vite does that for
 * pages that it makes itself, which the Studio's is not; others are told to use its manifest (vite.dev/guide/backend-integration).
 */
export async function nameFirstScripts(directory: string): Promise<void> {
  const folder = join(directory, '.vite')
  const manifest = viteManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const page = join(directory, 'index.html')
  const links = importedFiles(manifest).map((file) => `<link href="/${file}" rel="modulepreload"/>`)
  const html = await readFile(page, 'utf8')
  await writeFile(
    page,
    html.replace('</head>', () => `${links.join('')}</head>`),
  )
  await rm(folder, { recursive: true })
}

/** A hosted Studio asks for a login in its own page, before its first screen. */
async function showFirstScreen(directory: string): Promise<void> {
  const page = join(directory, 'index.html')
  const html = await readFile(page, 'utf8')
  await writeFile(
    page,
    html.replace('<div id="sanity"></div>', (root) => root + firstScreen()),
  )
}

/** What the entry imports, directly or by what it imports, without the entry itself. */
function importedFiles(manifest: z.infer<typeof viteManifest>): string[] {
  const [entry] = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The manifest of the built Studio names no script to begin with.')
  const found = new Set([entry])
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  found.delete(entry)
  return [...found].flatMap((key) => manifest[key]?.file ?? [])
}

if (import.meta.main) await buildStudio()
