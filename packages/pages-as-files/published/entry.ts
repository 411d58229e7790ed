import { createHash } from 'node:crypto'
import { type Inline, type Lack, routeKinds } from '../site.ts'

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
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 24)
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
export type Written = Bytes & {
  path: string
  kind: EntryKind
  /** Of the content that it shows; null for what is made of no content. */
  digest: string | null
  /** Of the site's code that made it. */
  version: string
  type: string
  forms: Partial<Record<Encoding, Bytes>>
  inline: Inline
  /** Ids of the documents that it shows, and of the one whose page it is. */
  documents: ReadonlySet<string>
  pageId: string | null
  /** What the sitemap says of it; null for what is not listed there. */
  listed: string | null
  /** Addresses of files that it names and that are made later. */
  names: readonly { path: string; kind: EntryKind }[]
}

/** Why a page or a file can't be made. */
export type Problem = {
  path: string
  problem: string
  /** What the page would show. */
  documents: ReadonlySet<string>
  /** What has to be filled in, and where. */
  fields: readonly Lack[]
}

/** Text of any kind; pictures and fonts are compressed in their own way. */
export function isText(type: string): boolean {
  return /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/.test(type)
}

/** What a phone opens as a contact or a calendar, rather than keep it as a file. */
export function isOpened(type: string): boolean {
  return /^text\/(vcard|calendar)/.test(type)
}
