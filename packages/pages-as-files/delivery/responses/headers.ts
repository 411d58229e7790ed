import { caching, isOpened, isText, type PublishedFile } from '../../published/published-file.ts'
import { folderOf, type Headers, type SiteBasics } from '../../site.ts'

const none = { styles: [], scripts: [] }

/** What the headers of a response say to every client. */
export class ResponseHeaders {
  readonly #site: SiteBasics
  readonly #ofFiles = new WeakMap<PublishedFile, Headers>()

  constructor(site: SiteBasics) {
    this.#site = site
  }

  /** Of a published file, except what depends on the form in which it is sent. */
  ofFile(file: PublishedFile): Headers {
    const known = this.#ofFiles.get(file)
    if (known) return known
    const headers = {
      ...this.#site.headers(file.path, file.inline),
      'Cache-Control': folderOf(file.path, this.#site.folders)?.isForGood
        ? caching.forGood
        : caching.revalidated,
      'Content-Type': file.type,
      ETag: tagOf(file),
      ...(isText(file.type) && { Vary: 'Accept-Encoding' }),
      ...(isOpened(file.type) && { 'Content-Disposition': 'inline' }),
    }
    this.#ofFiles.set(file, headers)
    return headers
  }

  /** Of a sentence of ours, which nobody keeps. */
  ofSentence(): Headers {
    return {
      ...this.#site.headers('/', none),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    }
  }

  /** Of a response to a program, which nobody keeps. */
  ofData(): Headers {
    return { ...this.ofSentence(), 'Content-Type': 'application/json' }
  }

  /** Of the way to another address. Browsers request it again each time: it may get a page of its own one day. */
  ofRedirect(location: string): Headers {
    return { ...this.#site.headers('/', none), 'Cache-Control': caching.revalidated, Location: location }
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
