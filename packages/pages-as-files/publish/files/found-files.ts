import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import {
  addressOf,
  type EntryKind,
  encodings,
  fileOf,
  foldersOf,
  hashOf,
  mediaTypes,
  type Written,
  withoutContent,
} from '../../published/published-file.ts'
import type { Site } from '../../site.ts'
import { inlineOf } from '../pages/finished-html.ts'
import { kindOf } from './file-maker.ts'

const NO_PLAIN_FILES = [...Object.values(encodings), '.part']

/**
 * The files that lie in a site's folder, for a manifest that is made anew: visitors get them at once, and pictures, whose names
 * hold their content, are not drawn again. Pages are made again, since nobody knows of which content and code they are.
 */
export function foundFiles(folder: string, site: Site): Written[] {
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
  return path.includes('.') ? kindOf(path, site.folders) : undefined
}
