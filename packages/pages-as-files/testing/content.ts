type Page = { _id: string; _type: string; words: string | null; images: readonly string[] }
export type Answer = { site: unknown; page: Page | null }
export type More = { shown?: object; images?: readonly string[] }

/** What is published, by the path of its page. */
export class Content {
  readonly redirects: { from: string; address: string | null }[] = []
  /** Ids of those that lead nowhere. */
  readonly ignoredRedirects: string[] = []
  /** When a document was changed last, where that is not the day of all. */
  readonly changed = new Map<string, string>()
  /** When pages show something else although nothing changes, in milliseconds since 1970. */
  readonly moments: number[] = []
  readonly #answers = new Map<string, Answer>()
  /** Documents without a page: their types, and how often each was published. */
  readonly #others = new Map<string, { type: string; turn: number }>()

  clear(): void {
    this.#answers.clear()
    this.#others.clear()
    this.changed.clear()
    this.moments.length = 0
    this.redirects.length = 0
    this.ignoredRedirects.length = 0
  }

  /** Publishes a page; `shown` is a document that it shows besides its own, and `images` are addresses that it names. */
  publish(path: string, words: string | null, { shown = {}, images = [] }: More = {}): void {
    const page = { _id: idOf(path), _type: 'page', words, images }
    this.#answers.set(path, { site: shown, page })
  }

  /** Publishes a document that has no page, once more if it is there. */
  publishDocument(id: string, type: string): void {
    this.#others.set(id, { type, turn: (this.#others.get(id)?.turn ?? 0) + 1 })
  }

  takeBackDocument(id: string): void {
    this.#others.delete(id)
  }

  takeBack(path: string): void {
    this.#answers.delete(path)
  }

  at(path: string): Answer {
    return this.#answers.get(path) ?? { site: {}, page: null }
  }

  get paths(): string[] {
    return [...this.#answers.keys()]
  }

  /** Each page is a document of the type that its folder is named after. */
  documents(typeAt: (path: string) => string) {
    const pages = [...this.#answers].flatMap(([path, { page }]) =>
      page ? [{ id: page._id, type: typeAt(path), revision: `revision-${page.words}` }] : [],
    )
    const others = [...this.#others].map(([id, { type, turn }]) => ({
      id,
      type,
      revision: `revision-${turn}`,
    }))
    return [...pages, ...others].map((document) => {
      const changed = this.changed.get(document.id)
      const revision = `${document.revision}${changed ? ` of ${changed}` : ''}`
      return { ...document, revision, changed: changed ?? '2026-11-01T08:00:00Z' }
    })
  }
}

/** The address of a picture in this width, as pages name it. */
export function pictureAt(width: number): string {
  return `/images/${'0'.repeat(40)}-2000x1500-jpg/whole/${width}.avif`
}

/** The id of the document whose page is there. */
export function idOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'homePage'
}
