import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fixedPaths } from '#content/routes.ts'

/**
 * The paths that have a page: those that the build made, and those of documents that were published later. Only these reach
 * the routes that make pages on demand, so that made-up addresses leave nothing behind.
 *
 * The later ones stand in a file of the build, because Next may run the proxy apart from what answers the webhook.
 */
export class KnownPages {
  readonly #manifest: string
  readonly #file: string
  #built: ReadonlySet<string> | undefined
  #added: { state: string; paths: ReadonlySet<string> } = { state: '', paths: new Set() }

  /** `folder` is the built site, such as `web/.next`. */
  constructor(folder: string) {
    this.#manifest = join(folder, 'prerender-manifest.json')
    this.#file = join(folder, 'added-pages.json')
  }

  has(path: string): boolean {
    return this.#builtPaths().has(path) || this.#addedPaths().has(path)
  }

  all(): string[] {
    return [...this.#builtPaths(), ...this.#addedPaths()]
  }

  add(path: string): void {
    if (this.has(path)) return
    // In one step, for the other reader may look at any moment.
    writeFileSync(`${this.#file}.part`, JSON.stringify([...this.#addedPaths(), path]))
    renameSync(`${this.#file}.part`, this.#file)
  }

  /** Read when it is first needed: while the build runs there is no list yet. */
  #builtPaths(): ReadonlySet<string> {
    this.#built ??= new Set([
      ...Object.keys(manifest.parse(readJson(this.#manifest)).routes),
      fixedPaths.notFound,
    ])
    return this.#built
  }

  #addedPaths(): ReadonlySet<string> {
    const found = statSync(this.#file, { throwIfNoEntry: false })
    const state = found ? `${found.mtimeMs} ${found.size}` : ''
    if (state !== this.#added.state)
      this.#added = { state, paths: new Set(state ? list.parse(readJson(this.#file)) : []) }
    return this.#added.paths
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The list that Next leaves with a build. */
const manifest = z.object({ routes: z.record(z.string(), z.unknown()) })
const list = z.array(z.string())
