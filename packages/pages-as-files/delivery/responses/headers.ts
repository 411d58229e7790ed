import type { IncomingMessage, ServerResponse } from 'node:http'
import { caching, isOpened, isText, type PublishedFile } from '../../published/published-file.ts'
import { folderOf, type Headers, type SiteBasics } from '../../site.ts'

const none = { styles: [], scripts: [] }

/** The headers of responses, and responses that need no file: a sentence, the way to another address, and what an address is for. */
export function shortResponses(site: SiteBasics) {
  const known = new WeakMap<PublishedFile, Headers>()
  const ofSentence = () => ({
    ...site.headers('/', none),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  })
  return {
    /** Of a published file, except what depends on the form in which it is sent. */
    headersOf(file: PublishedFile): Headers {
      const headers = known.get(file) ?? headersOfFile(site, file)
      known.set(file, headers)
      return headers
    },

    /** The head of a response to a program, which nobody keeps. */
    ofData: () => ({ ...ofSentence(), 'Content-Type': 'application/json' }),

    /** Nobody keeps a sentence of ours. */
    say(
      { method }: IncomingMessage,
      response: ServerResponse,
      status: number,
      words: string,
      more: object = {},
    ): void {
      response.writeHead(status, { ...ofSentence(), ...more })
      response.end(method === 'HEAD' ? undefined : `${words}\n`)
    },

    /** Browsers request the address again each time: it may get a page of its own one day. */
    redirect(response: ServerResponse, status: 307 | 308, location: string, more: object = {}): void {
      const about = { ...site.headers('/', none), 'Cache-Control': caching.revalidated, Location: location }
      response.writeHead(status, { ...about, ...more }).end()
    },

    refuseMethod({ method }: IncomingMessage, response: ServerResponse, methods: readonly string[]): void {
      const allow = methods.join(', ')
      const headers = { ...ofSentence(), Allow: allow }
      if (method === 'OPTIONS') response.writeHead(204, headers).end()
      // What else the request holds is not waited for.
      else response.writeHead(405, { ...headers, Connection: 'close' }).end(`Allowed here: ${allow}.\n`)
    },
  }
}

function headersOfFile(site: SiteBasics, file: PublishedFile): Headers {
  const isForGood = folderOf(file.path, site.folders)?.isForGood
  return {
    ...site.headers(file.path, file.inline),
    'Cache-Control': isForGood ? caching.forGood : caching.revalidated,
    'Content-Type': file.type,
    ETag: tagOf(file),
    ...(isText(file.type) && { Vary: 'Accept-Encoding' }),
    ...(isOpened(file.type) && { 'Content-Disposition': 'inline' }),
  }
}

/** Weak for text, which is the same in each form but not byte for byte. */
export function tagOf(file: PublishedFile): string {
  return isText(file.type) ? `W/"${file.hash}"` : `"${file.hash}"`
}

/** Tells whether a browser has the file with this tag, by its If-None-Match header, which compares weakly. */
export function isKnown(tag: string, known: string | undefined): boolean {
  if (known === undefined) return false
  const tags = known.split(',').map(bare)
  return tags.includes(bare(tag)) || tags.includes('*')
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '')
