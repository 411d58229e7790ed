import type { IncomingMessage, ServerResponse } from 'node:http'
import { causeOf, codeOf, reasonOf } from './errors.ts'

/** Everything that this package knows of a site, in three parts: what both processes need, the publisher, and delivery. */

export type Headers = Readonly<Record<string, string>>

/** Hashes of what stands in a page itself, as its Content-Security-Policy names them. */
export type Inline = { styles: readonly string[]; scripts: readonly string[] }

/**
 * Sends visitors from one address of the site to a path of it, or to a whole address of another site. Without a target it tells them
 * that what was there has been taken away (status 410).
 */
export type Redirect = { from: string; to: string | null; permanent: boolean }

/** What is known of the files below a folder. */
export type Folder = {
  /** Their names change with their content, so browsers keep them for good. */
  isForGood: boolean
  /** They are pictures that take long to draw: they are drawn after the page that names them, or when a visitor asks first. */
  isDrawn: boolean
}

/** What the site says of the folder that a file is in. */
export function folderOf(path: string, folders: Readonly<Record<string, Folder>>): Folder | undefined {
  return Object.entries(folders).find(([name]) => path.startsWith(`/${name}/`))?.[1]
}

export type SiteBasics = {
  /** Where the content lake posts its signed messages. */
  webhookPath: string
  /** Tells programs that watch the site whether visitors are served. */
  healthPath: string
  /** Tells which pages show a document, and which pages can't be made. */
  documentStatusPath: string
  /** The route of the page that is shown when a request fails. */
  failurePath: string
  /** Of the files that are made because a page names them, by the beginning of their addresses, such as `images`. */
  folders: Readonly<Record<string, Folder>>
  /** What the response for a path says of security. */
  headers(path: string, inline: Inline): Headers
  /** What stands in for a page that nobody has written; `fill` makes the text of it from that of another page. */
  unknown(path: string): { path: string; fill?(text: string): string } | undefined
}

/** A page of a document; a text that is filled in for each visitor; any other page or file that is made of content. */
export const routeKinds = ['page', 'template', 'other'] as const

/** A page that there should be. The site may hang more on it, and is handed back what it gave. */
export type Route = {
  path: string
  kind: (typeof routeKinds)[number]
  /** The site's own kinds of pages: a change reaches all pages of a group. */
  group: string
  /** The document without which the page is not there. */
  documentId?: string | undefined
  /** What the sitemap says of it; undefined for a page that is not listed for search engines. */
  sitemap?: { frequency: string; priority: number } | undefined
  /** Whether it may link to pages that nobody has written, which a static host needs as files. */
  isLinkingToUnknown?: boolean | undefined
}

/** A field that has to be filled in or mended before pages can show what it says. */
export type Lack = {
  /** What people know the document by. */
  document: string
  id: string
  type: string
  /** Such as `minimum` or `sections[_key=="a1"].heading`: the path that the Studio opens. */
  field: string
  reason: string
  /** What pages that are made all the same show in its place; undefined for what keeps its page from being made. */
  instead?: Instead | undefined
}

/** What pages showed of a document before, or nothing. */
export type Instead = 'before' | 'nothing'

/** What a page shows of a document, by the place that its answer has it at. */
export type Part = { document: string; place: string; answer: unknown }

/** What a page should show now. The site may hang more on it, and is handed back what it gave. */
export type Wanted = {
  /** Of all that it shows; null when the page should be gone. */
  digest: string | null
  pageId: string | null
  /** Ids of the documents that it shows, and of those it refers to without showing them. */
  documents: ReadonlySet<string>
  /** Those that the page is about, of whose dates the newest is its own. */
  about: ReadonlySet<string>
  /** What is wrong with it: in words, with what to do about it, and by its fields. */
  problem?: { message: string; fields: readonly Lack[]; isMade: boolean } | undefined
  /** What `lastGoodIn` answers with from when the page is written. */
  parts?(): readonly Part[]
}

/** `changed` is the lake's own date of the change, in the form of ISO 8601. */
export type DocumentState = { id: string; type: string; revision: string; changed: string }

/** A page or file as it was rendered. */
export type Rendered = {
  status: number
  type: string
  /** False for what stands in for something that is not to be had yet. */
  isToStay: boolean
  body: Buffer
}

export type Nudges = {
  /** Something changed. */
  event(): void
  /** From now on everything is heard; what changed before may have been missed. */
  gap(): void
}

/** What the publisher asks. All of it throws when it can't be had now: it is asked again. */
export type Site = SiteBasics & {
  /** Files that are there whether a page names them or not, such as `/robots.txt`. */
  fixedFiles: readonly string[]
  /** The address of a path with the host by which visitors know it. */
  absolute(path: string): string
  /** Every page that there should be. */
  routes(): Promise<readonly Route[]>
  /** The page that can be at a path, whether its document is still there or not; undefined for what is no page. */
  routeAt(path: string): Route | undefined
  ask(route: Route): Promise<Wanted>
  /**
   * The published documents that changed at this date or later, those of these ids, and how many there are in all. `next` is the next
   * moment at which pages show something else although nothing changes, in milliseconds since 1970; without it there is none.
   */
  changes(
    since: string,
    ids: readonly string[],
  ): Promise<{ documents: DocumentState[]; count: number; next?: number | undefined }>
  /**
   * The groups of pages that a document of this type may come onto when it is new or gone, or, if it was there before, when it
   * changes; whether it may add a page or a redirect. Undefined for a type that no visitor notices; it is null where unknown.
   */
  reach(type: string | null, wasThere: boolean): { groups: readonly string[]; isAddress: boolean } | undefined
  /** With what is wrong with those that lead nowhere, and with addresses of pages that are left out. */
  redirects(): Promise<{ redirects: readonly Redirect[]; lacks: readonly Lack[] }>
  /** The page as it shows what `ask` said that it should, and nothing else. */
  render(route: Route, wanted: Wanted): Promise<Rendered>
  /** Answers what the renderer asks of the publisher while it renders; false, with nothing sent, for any other request. */
  respond?(request: IncomingMessage, response: ServerResponse): boolean
  /** A file that is no route, such as a picture or a style sheet. */
  file(path: string): Promise<Rendered>
  /** The fields that name a drawn file which is nowhere, for the people who can change them; none for what no field names. */
  lacks?(path: string): Promise<{ message: string; fields: readonly Lack[] } | undefined>
  /** Nudges the publisher until the signal is aborted. */
  hear(nudges: Nudges, signal: AbortSignal): Promise<void>
}

/** Something that happened: the message is one sentence for people, the details are for programs. Neither names a secret or a person. */
export type TellEvent = (
  event: string,
  message: string,
  details: Readonly<Record<string, unknown>>,
) => unknown

/** What is requested: where, and what stands behind the "?", with it. */
export type Target = { path: string; search: string }

/** What a handler of the site has of delivery. */
export type Delivered = {
  /** The text of a template and what the headers of a page say. Throws when it is not there or not whole. */
  template(path: string): Promise<{ text: string; headers: Headers }>
  /** Whether visitors find a file at the path. */
  isThere(path: string): boolean
  say(request: IncomingMessage, response: ServerResponse, status: number, words: string): void
  redirect(response: ServerResponse, status: 307 | 308, location: string, more?: Headers): void
}

export type DeliverySite = SiteBasics & {
  /** The methods that an address is for, where these are others than GET and HEAD. */
  methods: Readonly<Record<string, readonly string[]>>
  /** Handles the few requests that no file answers; false, with nothing sent, for all others. */
  handle(
    request: IncomingMessage,
    response: ServerResponse,
    target: Target,
    delivered: Delivered,
  ): Promise<boolean>
}

/** An error whose message anybody may read: it is told at `healthPath`. */
export class PublicError extends Error {
  override readonly name: string = 'PublicError'
}

/** The renderer does not answer at all: what could not be made now is made when it is back. */
export class RendererAway extends Error {
  override readonly name = 'RendererAway'
  /** Nobody listens, so that nothing else can be made either. Otherwise one page may take too long, or end the process. */
  readonly isGone: boolean

  constructor(cause: unknown) {
    const reason = causeOf(cause)
    super(`The renderer does not answer: ${reasonOf(reason)}`, { cause })
    this.isGone = codeOf(reason) === 'ECONNREFUSED'
  }
}
