import type { PageKind } from '#content/documents/shown-on.ts'
import type { SiteRoute } from '../../cms/published/published-routes.ts'

/**
 * The sync tags of what each page showed when the lake was asked last. They are not kept over a restart, after which every page
 * is asked for anyway.
 */
export class PageTags {
  readonly #pages = new Map<string, { kind: PageKind; tags: readonly string[] }>()

  set({ path, kind }: SiteRoute, tags: readonly string[]): void {
    this.#pages.set(path, { kind, tags })
  }

  /** Tells whether nobody has asked yet what the page shows, or only of a page of another kind at its address. */
  isNew({ path, kind }: SiteRoute): boolean {
    return this.#pages.get(path)?.kind !== kind
  }

  /** The paths of the pages whose answer has one of the tags. */
  pathsWith(tags: ReadonlySet<string>): string[] {
    return [...this.#pages].flatMap(([path, page]) => (page.tags.some((tag) => tags.has(tag)) ? [path] : []))
  }
}
