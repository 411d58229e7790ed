import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Vite's manifest: what each file imports, by names that are keys of the manifest. */
const manifestParser = z.record(
  z.string(),
  z.object({ file: z.string(), isEntry: z.boolean().optional(), imports: z.array(z.string()).optional() }),
)

type Manifest = z.infer<typeof manifestParser>

/**
 * Names in the page every script that its first one imports, so that a browser asks for all of them at once. Vite does that for
 * pages that it makes itself, which the Studio's is not; others are told to use its manifest (vite.dev/guide/backend-integration).
 */
export async function nameFirstScripts(directory: string): Promise<void> {
  const folder = join(directory, '.vite')
  const manifest = manifestParser.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const page = join(directory, 'index.html')
  const links = importedFiles(manifest).map((file) => `<link href="/${file}" rel="modulepreload"/>`)
  const html = await readFile(page, 'utf8')
  await writeFile(
    page,
    html.replace('</head>', () => `${links.join('')}</head>`),
  )
  await rm(folder, { recursive: true })
}

/** What the entry imports, directly or by what it imports, without the entry itself. */
function importedFiles(manifest: Manifest): string[] {
  const [entry] = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('The manifest of the built Studio names no script to begin with.')
  const found = new Set([entry])
  for (const key of found) for (const imported of manifest[key]?.imports ?? []) found.add(imported)
  found.delete(entry)
  return [...found].flatMap((key) => manifest[key]?.file ?? [])
}
