import { join } from 'node:path'
import { fixedPaths } from '#content/routes.ts'
import type { EntryKind } from './entry.ts'

/** Pages that are filled in for each visitor, and so are no files of the published site. */
const templates: readonly EntryKind[] = ['anyTown', 'requestPage']

/** The published site of a folder such as `.data/site`: `public` is what any web server could serve as it is. */
export function publicFolder(site: string): string {
  return join(site, 'public')
}

export function manifestFile(site: string): string {
  return join(site, 'manifest.sqlite')
}

export function isTemplate(kind: EntryKind): boolean {
  return templates.includes(kind)
}

/** The file of an address, under the folder of the published site; the address is one of ours and has no `..` or escapes. */
export function fileOf(site: string, { path, kind }: { path: string; kind: EntryKind }): string {
  const folder = isTemplate(kind) ? join(site, 'templates') : publicFolder(site)
  return join(folder, nameOf(path))
}

/** As static web servers look for them: a folder's `index.html`, and `404.html` for addresses that lead nowhere. */
function nameOf(path: string): string {
  if (path === fixedPaths.notFound) return '404.html'
  return /\.[a-z0-9]+$/i.test(path) ? path : join(path, 'index.html')
}
