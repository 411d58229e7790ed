import { isRoutableType } from '#content/addresses/routes.ts'
import type { PageKind } from '#content/documents/shown-on.ts'
import { MOST_BUILT, publishedRoutes, routeAt, type SiteRoute } from '../../cms/published/published-routes.ts'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import { WorkQueue } from '../queue/work-queue.ts'

/** The pages that the site should have and those that it has, as they were when the lake was asked last. */
export class SiteRoutes {
  readonly #manifest: Manifest
  readonly #listing = new WorkQueue<void>(1)
  #byPath = new Map<string, SiteRoute>()
  /** Pages that are published, and whose documents are gone. */
  #gone: readonly SiteRoute[] = []
  #missing: readonly SiteRoute[] = []

  constructor(manifest: Manifest) {
    this.#manifest = manifest
  }

  /** Asks the lake which pages there should be; to be called when a document changed that may have one. */
  refresh(): Promise<void> {
    return this.#listing.run('routes', 0, async () => {
      this.#byPath = new Map((await publishedRoutes()).map((route) => [route.path, route]))
      const there = new Set(this.#manifest.pages())
      this.#gone = [...there].filter((path) => !this.#byPath.has(path)).flatMap((path) => routeAt(path) ?? [])
      this.#missing = [...this.#byPath.values()].filter(
        ({ kind, documentId, path }) => isRoutableType(kind) && documentId !== undefined && !there.has(path),
      )
    })
  }

  /** Whether the build of the site has rendered the pages that there were then. */
  get areBuilt(): boolean {
    return this.#byPath.size <= MOST_BUILT
  }

  /** Pages of documents that had none of their own when the lake was asked last. */
  get missing(): readonly SiteRoute[] {
    return this.#missing
  }

  /** Some addresses are those of two kinds: what is published says which it is now. */
  at(path: string): SiteRoute | undefined {
    return this.#byPath.get(path) ?? routeAt(path)
  }

  /** The pages of a document, and those that come with it. */
  ofDocument(id: string): SiteRoute[] {
    return [...this.#byPath.values()].filter(({ documentId }) => documentId === id)
  }

  /** The pages that there should be, and those that there are. */
  async ofKinds(kinds: readonly PageKind[]): Promise<SiteRoute[]> {
    if (this.#byPath.size === 0) await this.refresh()
    return [...this.#byPath.values(), ...this.#gone].filter(({ kind }) => kinds.includes(kind))
  }
}
