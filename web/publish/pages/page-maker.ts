import { setTimeout as pause } from 'node:timers/promises'
import { fixedPaths } from '#content/routes.ts'
import type { PageKind } from '#content/shown-on.ts'
import { ask, type Wanted } from '../../cms/ask.ts'
import { digestName } from '../../cms/content-digest.ts'
import { ContentError } from '../../cms/content-error.ts'
import type { PageQuery } from '../../cms/page-query.ts'
import type { SiteRoute } from '../../cms/published-routes.ts'
import type { Known } from '../../published/manifest-lookups.ts'
import type { Manifest } from '../../published/manifest-writer.ts'
import type { DocumentDates } from '../document-dates.ts'
import type { FileMaker } from '../files/file-maker.ts'
import { isDrawn, namesIn } from '../files/names.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { Rendered, Renderer } from '../renderer.ts'
import { inlineOf, withoutFramework } from './finished-html.ts'
import { listing } from './listing.ts'
import type { PageStyles } from './page-styles.ts'

export type Outcome =
  | { path: string; state: 'unchanged' | 'revalidated' }
  | { path: string; state: 'problem'; problem: string }

export type MakerParts = {
  manifest: Manifest
  writer: SiteWriter
  renderer: Renderer
  files: FileMaker
  dates: DocumentDates
  styles: PageStyles
  queries: Record<PageKind, PageQuery<unknown>>
  /** Of the site's code. */
  version: string
  /** For how long a page is tried that the renderer does not bring; in milliseconds. */
  patience: number
}

/** All in milliseconds. */
const pauses = { first: 10, longest: 500 }

/** Makes the file of one page what its content says, or leaves it as it is and says why. */
export class PageMaker {
  readonly #parts: MakerParts

  constructor(parts: MakerParts) {
    this.#parts = parts
  }

  /**
   * Asks what the page should show, and renders it when that is something else than what visitors get. Throws when lake or
   * renderer do not answer or the file can't be written: then ask again. `isDamaged` has it made in any case.
   */
  async make(route: SiteRoute, isDamaged = false): Promise<Outcome> {
    try {
      return await this.#make(route, isDamaged)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      return this.#problem(route.path, `${error.message}\nUntil then visitors keep the last good page.`)
    }
  }

  async #make(route: SiteRoute, isDamaged: boolean): Promise<Outcome> {
    const { manifest, version } = this.#parts
    const { path } = route
    const wanted = await this.#ask(route)
    const known = manifest.known(path)
    if (wanted.digest === null) return this.#takeBack(path, known)
    const isWhole = !isDamaged && (await this.#isWhole(known))
    if (isWhole && known?.digest === wanted.digest && known.version === version) {
      manifest.setListed(path, await listing(route, wanted, this.#parts.dates))
      manifest.forgetProblem(path)
      return { path, state: 'unchanged' }
    }
    wanted.check()
    // What a new version of the site has rendered by itself may be right already.
    return this.#render(route, wanted, known?.version === version || isDamaged)
  }

  async #isWhole(known: Known | undefined): Promise<boolean> {
    return known?.hash != null && (await this.#parts.writer.isThere(known, known.size))
  }

  async #takeBack(path: string, known: Known | undefined): Promise<Outcome> {
    if (!known?.hash) return { path, state: 'unchanged' }
    // The place is free at once, for a redirect or the page of another town.
    this.#parts.manifest.remove(path)
    await this.#parts.writer.remove(known)
    return { path, state: 'revalidated' }
  }

  /** Renders the page until it shows what it should, which may change again meanwhile. */
  async #render(route: SiteRoute, first: Wanted, isStale: boolean): Promise<Outcome> {
    const { renderer, patience } = this.#parts
    const { path } = route
    const renderedAt = route.kind === 'notFound' ? fixedPaths.notFoundPage : path
    const start = performance.now()
    let wanted = first
    let isKeptOld = isStale
    for (let wait = pauses.first; ; wait = Math.min(wait * 2, pauses.longest)) {
      if (isKeptOld) await renderer.revalidate([renderedAt])
      const rendered = await renderer.render(renderedAt)
      if (rendered.status === 200 && digestOf(rendered) === wanted.digest) {
        await this.#write(route, wanted, rendered)
        return { path, state: 'revalidated' }
      }
      if (performance.now() - start > patience) return this.#notRendered(path, rendered)
      if (isKeptOld) await pause(wait)
      isKeptOld = true
      wanted = await this.#ask(route)
      if (wanted.digest === null) return this.#takeBack(path, this.#parts.manifest.known(path))
      wanted.check()
    }
  }

  async #write(route: SiteRoute, wanted: Wanted, rendered: Rendered): Promise<void> {
    const { manifest, writer, files, dates, version } = this.#parts
    const { path, kind } = route
    const isPage = rendered.type.startsWith('text/html')
    const body = isPage ? await this.#finish(rendered.body.toString()) : rendered.body
    const text = body.toString()
    const names = namesIn(text)
    // A page is not there before its script and its font are.
    await files.fetchMissing(names.filter((name) => !isDrawn(name)))
    const written = await writer.write({ path, kind }, rendered.type, body)
    manifest.write({
      ...written,
      path,
      kind,
      digest: wanted.digest,
      version,
      type: rendered.type,
      inline: isPage ? inlineOf(text) : { styles: [], scripts: [] },
      documents: wanted.documents,
      pageId: wanted.pageId,
      listed: await listing(route, wanted, dates),
      names,
    })
  }

  async #finish(html: string): Promise<Buffer> {
    return Buffer.from(await this.#parts.styles.inline(withoutFramework(html)))
  }

  #notRendered(path: string, { status }: Rendered): Outcome {
    const reason =
      status >= 500
        ? `the renderer answers ${status}; its log says why.`
        : status === 404
          ? 'the renderer finds no page there.'
          : 'the renderer shows other content than what is published.'
    return this.#problem(
      path,
      `The page ${path} can't be rendered: ${reason} It is tried again with the next publish.`,
    )
  }

  #ask({ path, kind, params }: SiteRoute): Promise<Wanted> {
    return ask(this.#parts.queries[kind], path, params)
  }

  #problem(path: string, problem: string): Outcome {
    console.error(problem)
    this.#parts.manifest.note({ path, problem })
    return { path, state: 'problem', problem }
  }
}

function digestOf({ digest, body }: Rendered): string | null {
  return digest ?? digestMeta.exec(body.toString())?.[1] ?? null
}

const digestMeta = new RegExp(`<meta name="${digestName}" content="([^"]+)"`)
