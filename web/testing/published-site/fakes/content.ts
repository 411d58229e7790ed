import { tradeInAnyTownAt } from '#content/addresses/any-town.ts'
import { contactCardPath, remindersAt } from '#content/addresses/downloads.ts'
import { fixedPaths, routableAt } from '#content/addresses/routes.ts'

type Page = { _id: string; _type: string; words: string | null; images: readonly string[] }
export type Answer = { site: unknown; page: Page | null }
type More = { shown?: object; images?: readonly string[] }

const fixed: Readonly<Record<string, string>> = {
  [fixedPaths.notFound]: 'notFound',
  [fixedPaths.failure]: 'failure',
  [fixedPaths.requestPage]: 'requestPage',
  [fixedPaths.manifest]: 'manifest',
  [contactCardPath]: 'contactCard',
}

/** What is published, by the query that asks for it and the slug. */
export class Content {
  readonly redirects: { from: string; address: string }[] = []
  /** When a document was changed last, where that is not the day of all. */
  readonly changed = new Map<string, string>()
  readonly #answers = new Map<string, Answer>()
  /** Documents without a page: their types, and how often each was published. */
  readonly #others = new Map<string, { type: string; turn: number }>()

  clear(): void {
    this.#answers.clear()
    this.#others.clear()
    this.changed.clear()
    this.redirects.length = 0
  }

  /** Publishes a page; `shown` is a document that it shows besides its own, and `images` are addresses that it names. */
  publish(path: string, words: string | null, { shown = {}, images = [] }: More = {}): void {
    const page = { _id: idOf(path), _type: 'page', words, images }
    this.#answers.set(keyOf(path), { site: shown, page })
  }

  /** Publishes a document that has no page, once more if it is there. */
  publishDocument(id: string, type: string): void {
    this.#others.set(id, { type, turn: (this.#others.get(id)?.turn ?? 0) + 1 })
  }

  takeBackDocument(id: string): void {
    this.#others.delete(id)
  }

  takeBack(path: string): void {
    this.#answers.delete(keyOf(path))
  }

  at(path: string): Answer {
    return this.answerTo(keyOf(path))
  }

  answerTo(key: string): Answer {
    return this.#answers.get(key) ?? { site: {}, page: null }
  }

  /** The documents that have a page of their own and share their kind with others. */
  get withSlug(): { _id: string; _type: string; slug: string }[] {
    return [...this.#answers].flatMap(([key, { page }]) => {
      const [, _type, slug] = /^(service|city|areaService|townPage|locationPage) (.+)$/.exec(key) ?? []
      return page && _type && slug ? [{ _id: page._id, _type, slug }] : []
    })
  }

  get documents(): { id: string; type: string; revision: string; changed: string }[] {
    const pages = [...this.#answers].flatMap(([key, { page }]) =>
      page ? [{ id: page._id, type: key.replace(/ .*/, ''), revision: `revision-${page.words}` }] : [],
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

/** The id of the document whose page is there. */
export function idOf(path: string): string {
  return path.slice(1).replaceAll('/', '-') || 'homePage'
}

function keyOf(path: string): string {
  const name = fixed[path]
  if (name) return name
  const scheduled = remindersAt(path)
  if (scheduled) return `reminders ${scheduled}`
  const trade = tradeInAnyTownAt(path)
  if (trade) return `anyTown ${trade}`
  const document = routableAt(path)
  return document ? `${document._type} ${document.slug ?? ''}`.trim() : 'nothing'
}
