import type { Environment } from '#content/environment/environment.ts'
import { caching, isNamedByContent } from '../../http/caching.ts'
import { headersAt } from '../../http/security-headers.ts'
import { isOpened, isText, type PublishedFile } from '../../published/entry.ts'

export type Headers = Readonly<Record<string, string>>

const none = { styles: [], scripts: [] }

/** What the headers of an answer say for every client. */
export class AnswerHeaders {
  readonly #environment: Environment
  readonly #ofFiles = new WeakMap<PublishedFile, Headers>()

  constructor(environment: Environment) {
    this.#environment = environment
  }

  /** Of a published file, except what depends on the form in which it is sent. */
  ofFile(file: PublishedFile): Headers {
    const known = this.#ofFiles.get(file)
    if (known) return known
    const headers = {
      ...this.#security(file.path, file.inline),
      'Cache-Control': isNamedByContent(file.path) ? caching.forGood : caching.revalidated,
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
      ...this.#security('/', none),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    }
  }

  /** Of an answer to a program, which nobody keeps. */
  ofData(): Headers {
    return { ...this.ofSentence(), 'Content-Type': 'application/json' }
  }

  /** Of the way to another address. Browsers ask again each time: it may get a page of its own one day. */
  ofRedirect(location: string): Headers {
    return { ...this.#security('/', none), 'Cache-Control': caching.revalidated, Location: location }
  }

  #security(path: string, inline: PublishedFile['inline']): Headers {
    return Object.fromEntries(
      headersAt(path, this.#environment, inline).map(({ key, value }) => [key, value]),
    )
  }
}

/** Weak for text, which is the same in each form but not byte for byte. */
export function tagOf(file: PublishedFile): string {
  return isText(file.type) ? `W/"${file.hash}"` : `"${file.hash}"`
}

/** Tells whether a browser has the answer with this tag, by its If-None-Match header, which compares weakly. */
export function isKnown(tag: string, known: string | undefined): boolean {
  if (known === undefined) return false
  const tags = known.split(',').map(bare)
  return tags.includes(bare(tag)) || tags.includes('*')
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '')
