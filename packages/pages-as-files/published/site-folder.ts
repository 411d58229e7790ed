import { join, relative, sep } from 'node:path'
import type { EntryKind } from './entry.ts'

/** The address of the page for unknown addresses. Visitors get it at those, never here. */
export const NOT_FOUND = '/404'
export const SITEMAP = '/sitemap.xml'

/** The published site of a folder such as `.data/site`: `public` is what any web server could serve as it is. */
export function publicFolder(site: string): string {
  return join(site, 'public')
}

export function manifestFile(site: string): string {
  return join(site, 'manifest.sqlite')
}

/** The folders that hold the files of addresses, of a site's folder. */
export function foldersOf(site: string): readonly [string, string] {
  return [publicFolder(site), join(site, 'templates')]
}

/** Files that are being written: those of the published site are whole at any moment, also for programs that copy them. */
export function unfinishedFolder(site: string): string {
  return join(site, 'unfinished')
}

/** The file of an address, under the folder of the published site. Throws for an address that leads out of it. */
export function fileOf(site: string, { path, kind }: { path: string; kind: EntryKind }): string {
  const [files, templates] = foldersOf(site)
  return fileIn(kind === 'template' ? templates : files, nameOf(path))
}

/** A file below the folder. Throws for a name that leads out of it. */
export function fileIn(folder: string, name: string): string {
  const file = join(folder, name)
  if (!file.startsWith(join(folder, sep))) throw new Error(`"${name}" leads out of ${folder}.`)
  return file
}

/** Tells whether an address, without escapes, goes to a folder above or stays where it is: no file of a site has one. */
export function hasDotSegment(path: string): boolean {
  return /(?:^|[/\\])\.\.?(?:[/\\]|$)/.test(path)
}

/** As static web servers look for them: a folder's `index.html`, and `404.html` for addresses that lead nowhere. */
function nameOf(path: string): string {
  if (path === NOT_FOUND) return '404.html'
  return /\.[a-z0-9]+$/i.test(path) ? path : `${path}/index.html`
}

/** The address that a file of a site is for, if any: the other way round. */
export function addressOf(site: string, file: string): string {
  const folder = foldersOf(site).find((candidate) => file.startsWith(join(candidate, sep))) ?? site
  const name = relative(folder, file).replaceAll(sep, '/')
  return name === '404.html' ? NOT_FOUND : `/${name.replace(/(^|\/)index\.html$/, '')}`
}
