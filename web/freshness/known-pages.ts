import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fixedPaths } from '#content/routes.ts'
import { SharedFile } from './shared-file.ts'

/**
 * The paths that have a page: those that the build made and those of documents that were published later, without those
 * whose documents were taken back. Only these reach the routes that make pages on demand, so that made-up addresses leave
 * nothing behind.
 */
export class KnownPages {
  readonly #manifest: string
  readonly #sinceBuild: SharedFile<z.infer<typeof changes>>
  #built: { paths: ReadonlySet<string>; renderKey: string } | undefined

  /** `folder` is the built site, such as `web/.next`. */
  constructor(folder: string) {
    this.#manifest = join(folder, 'prerender-manifest.json')
    this.#sinceBuild = new SharedFile(join(folder, 'pages-since-build.json'), changes, {
      added: [],
      gone: [],
    })
  }

  has(path: string): boolean {
    const { added, gone } = this.#sinceBuild.read()
    return added.includes(path) || (this.#builtSite().paths.has(path) && !gone.includes(path))
  }

  all(): string[] {
    const { added, gone } = this.#sinceBuild.read()
    return [...this.#builtSite().paths, ...added].filter((path) => !gone.includes(path))
  }

  add(path: string): void {
    if (this.has(path)) return
    const { added, gone } = this.#sinceBuild.read()
    const isNew = !this.#builtSite().paths.has(path)
    this.#sinceBuild.write({
      added: isNew ? [...added, path] : added,
      gone: gone.filter((other) => other !== path),
    })
  }

  remove(path: string): void {
    if (!this.has(path)) return
    const { added, gone } = this.#sinceBuild.read()
    const wasBuilt = this.#builtSite().paths.has(path)
    this.#sinceBuild.write({
      added: added.filter((other) => other !== path),
      gone: wasBuilt ? [...gone, path] : gone,
    })
  }

  /** With this key a request makes the built site render a page anew and keep it; every build has another. */
  renderKey(): string {
    return this.#builtSite().renderKey
  }

  /** Read when it is first needed: while the build runs there is no list yet. */
  #builtSite(): { paths: ReadonlySet<string>; renderKey: string } {
    if (this.#built) return this.#built
    const { routes, preview } = manifest.parse(JSON.parse(readFileSync(this.#manifest, 'utf8')))
    const paths = new Set([...Object.keys(routes), fixedPaths.notFound])
    this.#built = { paths, renderKey: preview.previewModeId }
    return this.#built
  }
}

/** The list that Next leaves with a build. */
const manifest = z.object({
  routes: z.record(z.string(), z.unknown()),
  preview: z.object({ previewModeId: z.string() }),
})
const changes = z.object({ added: z.array(z.string()), gone: z.array(z.string()) })
