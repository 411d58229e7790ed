import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Manifest } from '../published/manifest/manifest.ts'
import { ManifestDatabase, UnusableManifest } from '../published/manifest/manifest-database.ts'
import {
  addressOf,
  type EntryKind,
  encodings,
  fileOf,
  foldersOf,
  hashOf,
  manifestFile,
  mediaTypes,
  type Written,
  withoutContent,
} from '../published/published-file.ts'
import { folderOf, type Site } from '../site.ts'
import { type PublishingHealth, troubleOfDisk } from './health.ts'
import { inlineOf } from './pages/finished-html.ts'

/** In milliseconds. */
const LOOK_AGAIN = 1_000

/** Opens the manifest of the published site in a folder, as soon as the disk has room and may be written to. */
export async function openManifest(
  site: Site,
  folder: string,
  health: PublishingHealth,
): Promise<ManifestDatabase> {
  for (;;) {
    try {
      const database = open(site, folder)
      health.noteManifest('')
      return database
    } catch (error) {
      health.noteManifest(troubleOfDisk(folder) || `The manifest can’t be opened: ${wordsOf(error)}`)
      await pause(LOOK_AGAIN)
    }
  }
}

/**
 * One that is damaged, empty or of another version is put aside once a new one is complete. Throws when the disk is full or may
 * not be written to, and leaves everything as it is.
 */
function open(site: Site, folder: string): ManifestDatabase {
  mkdirSync(folder, { recursive: true })
  const file = manifestFile(folder)
  try {
    if (existsSync(file)) return new ManifestDatabase(file)
    makeAnew(file, foundFiles(folder, site))
  } catch (error) {
    if (!(error instanceof UnusableManifest)) throw error
    console.error(
      `The manifest ${file} can't be used and is made anew from the published files: ${error.message}`,
    )
    makeAnew(file, foundFiles(folder, site), error.version)
  }
  return new ManifestDatabase(file)
}

/** Complete before it takes the place of the one before, so that a full disk costs neither. */
function makeAnew(file: string, found: readonly Written[], version?: number): void {
  const part = `${file}.part`
  for (const rest of [part, `${part}-journal`]) rmSync(rest, { force: true })
  const database = new ManifestDatabase(part)
  try {
    new Manifest(database).adopt(found)
  } finally {
    database.close()
  }
  rmSync(`${part}-journal`, { force: true })
  const aside = version === undefined ? `${file}.unreadable` : `${file}.version-${version}`
  for (const ending of ['', '-journal'])
    if (sizeOf(`${file}${ending}`) > 0) renameSync(`${file}${ending}`, `${aside}${ending}`)
    else rmSync(`${file}${ending}`, { force: true })
  renameSync(part, file)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

const NO_PLAIN_FILES = [...Object.values(encodings), '.part']

/**
 * The files that lie in a site's folder, for a manifest that is made anew: visitors get them at once, and pictures, whose names
 * hold their content, are not drawn again. Pages are made again, since nobody knows of which content and code they are.
 */
function foundFiles(folder: string, site: Site): Written[] {
  return foldersOf(folder)
    .filter((one) => existsSync(one))
    .flatMap((one) => readdirSync(one, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !NO_PLAIN_FILES.includes(extname(entry.name)))
    .flatMap((entry) => writtenAt(folder, site, join(entry.parentPath, entry.name)))
}

function writtenAt(folder: string, site: Site, file: string): Written[] {
  const path = addressOf(folder, file)
  const kind = kindAt(path, site)
  const type = mediaTypes[extname(file)]
  const body = readFileSync(file)
  if (
    kind === undefined ||
    type === undefined ||
    body.length === 0 ||
    fileOf(folder, { path, kind }) !== file
  )
    return []
  return [
    {
      ...withoutContent,
      path,
      kind,
      type,
      hash: hashOf(body),
      size: body.length,
      version: '',
      // What lies beside it may be of another text, if a process was killed between the two.
      forms: {},
      ...(type.startsWith('text/html') && { inline: inlineOf(body.toString()) }),
    },
  ]
}

/** Undefined for what is no page of any document. */
function kindAt(path: string, site: Site): EntryKind | undefined {
  const route = site.routeAt(path)
  if (route) return route.kind
  if (/^\/sitemap[^/]*\.xml$/.test(path)) return 'sitemap'
  if (!path.includes('.')) return undefined
  return folderOf(path, site.folders)?.isDrawn ? 'drawn' : 'static'
}

/**
 * Writes the manifest again while it is in use, should somebody remove it; returns what ends that. One that is damaged in its
 * place ends the process, and is made anew when it starts again.
 */
export function keepManifest(database: ManifestDatabase, health: PublishingHealth): () => void {
  const timer = setInterval(() => {
    try {
      database.putBackIfGone()
      health.noteManifest('')
    } catch (error) {
      if (error instanceof UnusableManifest) throw error
      health.noteManifest(`The manifest is gone and can’t be written again: ${wordsOf(error)}`)
    }
  }, LOOK_AGAIN)
  return () => clearInterval(timer)
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
