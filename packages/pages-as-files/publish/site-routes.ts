import type { Manifest } from '../published/manifest/manifest-writer.ts'
import type { Route, Site } from '../site.ts'
import { WorkQueue } from './queues.ts'

/** The pages that the site should have and those that it has, as they were when the lake was asked last. */
export class SiteRoutes {
  readonly #site: Site
  readonly #manifest: Manifest
  readonly #listing = new WorkQueue<void>(1)
  #byPath = new Map<string, Route>()
  /** Pages that are published, and whose documents are gone. */
  #gone: readonly Route[] = []
  #missing: readonly Route[] = []

  constructor(site: Site, manifest: Manifest) {
    this.#site = site
    this.#manifest = manifest
  }

  /** Asks the lake which pages there should be; to be called when a document changed that may have one. */
  refresh(): Promise<void> {
    return this.#listing.run('routes', 0, async () => {
      this.#byPath = new Map((await this.#site.routes()).map((route) => [route.path, route]))
      const there = new Set(this.#manifest.pages())
      this.#gone = [...there]
        .filter((path) => !this.#byPath.has(path))
        .flatMap((path) => this.#site.routeAt(path) ?? [])
      this.#missing = [...this.#byPath.values()].filter(
        ({ kind, documentId, path }) => kind === 'page' && documentId !== undefined && !there.has(path),
      )
    })
  }

  /** Pages of documents that had none of their own when the lake was asked last. */
  get missing(): readonly Route[] {
    return this.#missing
  }

  /** Some addresses are those of two kinds: what is published says which it is now. */
  at(path: string): Route | undefined {
    return this.#byPath.get(path) ?? this.#site.routeAt(path)
  }

  /** The pages of a document, and those that come with it. */
  ofDocument(id: string): Route[] {
    return [...this.#byPath.values()].filter(({ documentId }) => documentId === id)
  }

  /** The pages that there should be, and those that there are: all, or those of some groups. */
  async all(): Promise<Route[]> {
    if (this.#byPath.size === 0) await this.refresh()
    return [...this.#byPath.values(), ...this.#gone]
  }

  async ofGroups(groups: readonly string[]): Promise<Route[]> {
    return (await this.all()).filter(({ group }) => groups.includes(group))
  }
}
