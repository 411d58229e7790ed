import { hash } from 'node:crypto'
import { join, sep } from 'node:path'
import { type Inline, type Lack, type Part, routeKinds } from '../site.ts'

/** What is published: routes, what is there from the start or named by pages, the sitemap, pictures that are drawn. */
export const entryKinds = [...routeKinds, 'static', 'sitemap', 'drawn'] as const
export type EntryKind = (typeof entryKinds)[number]

/** The compressed forms that lie beside a text file, and what is appended to its name. */
export const encodings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof encodings

/** What of a file's bytes tells whether they are whole. */
export type Bytes = { hash: string; size: number }

/** Tells bytes apart: 24 characters of their SHA-256, as `ETag` carries them. */
export function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url').slice(0, 24)
}

/** One published file, as visitors get it. */
export type PublishedFile = Bytes & {
  /** The address without the host, such as `/services/painting`. */
  path: string
  kind: EntryKind
  /** With its charset, as `Content-Type` has it. */
  type: string
  forms: Partial<Record<Encoding, Bytes>>
  inline: Inline
}

/** What is known of an address when its file was written. */
export type Written = PublishedFile & {
  /** Of the content that it shows; null for what is made of no content. */
  digest: string | null
  /** Of the site's code that made it. */
  version: string
  /** Ids of the documents that it shows, and of the one whose page it is. */
  documents: ReadonlySet<string>
  pageId: string | null
  /** What the sitemap says of it; null for what is not listed there. */
  listed: string | null
  /** What it shows of documents. */
  parts?: readonly Part[] | undefined
  /** Addresses of files that it names and that are made later. */
  names: readonly { path: string; kind: EntryKind }[]
}

/** What publishing knows of an address; the hash is null for what has no file. */
export type Known = Pick<Written, 'path' | 'kind' | 'digest' | 'version' | 'size'> & { hash: string | null }

/** What there is to know of a file that is made of no content, or of content that is not known. */
export const withoutContent = {
  digest: null,
  documents: new Set<string>(),
  pageId: null,
  listed: null,
  names: [],
  inline: { styles: [], scripts: [] },
}

/** Why a page or a file can't be made, or not of all that is published. */
export type Problem = {
  path: string
  problem: string
  /** What has to change before the page is looked at again. */
  documents: ReadonlySet<string>
  /** What has to be filled in, and where. */
  fields: readonly Lack[]
}

/** Text of any kind; pictures and fonts are compressed in their own way. */
export function isText(type: string): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/.test(type)
}

/** The media types of files, by the endings of their names. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** What a phone opens as a contact or a calendar, rather than keep it as a file. */
export function isOpened(type: string): boolean {
  return /^text\/(vcard|calendar)/.test(type)
}

/** How long browsers keep a response, as `Cache-Control` says it. */
export const caching = {
  /** It is requested again each time, and sent again when it is another. */
  revalidated: 'public, max-age=0, must-revalidate',
  forGood: 'public, max-age=31536000, immutable',
} as const

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
