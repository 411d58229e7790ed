import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { root, type Variables } from '../environment/project-root.ts'
import { LiveProcess, runToEnd } from '../product/processes/live-process.ts'
import { DEADLINE_MS } from './deadline.ts'

const RUN = 'scripts/commands/run.mjs'
/** Neither content nor what a running process keeps. */
const LEFT_OUT =
  /^(node_modules|\.git|\.env|\.data\/(?!build-cache|studio(\/|$)).*|web\/\.next[^/]*\/cache|releases|current|previous)(\/|$)/
const BUILD = /^web\/(\.next[^/]*)/

/** What a lake says that is broken. */
export const BROKEN_LAKE = 'This lake is broken on purpose'

/** An installation with several versions in a temporary folder, all of them from the build that is here. */
export class Installation {
  readonly #home: string
  readonly #variables: Variables
  #running: LiveProcess | undefined

  constructor(home: string, { SITE_PORT: _, SITE_VERSION: __, ...variables }: Variables) {
    this.#home = realpathSync(home)
    writeFileSync(path.join(home, '.env'), '')
    // Each version has a published site of its own, and ports for renderer and publisher.
    this.#variables = { ...variables, SITE_DIRECTORY: '', RENDERER_PORT: '', PUBLISH_PORT: '' }
  }

  /** The name of the version that a restart would start. */
  get current(): string {
    return path.basename(realpathSync(path.join(this.#home, 'current')))
  }

  addVersion(name: string): void {
    const filter = (file: string) => this.#belongs(path.relative(root, file))
    cpSync(root, this.#folder(name), { recursive: true, filter })
    symlinkSync(path.join(root, 'node_modules'), path.join(this.#folder(name), 'node_modules'))
  }

  /** Has the lake's program of a version fail at its start; the function that it returns puts it right again. */
  breakLake(name: string): () => void {
    const file = path.join(this.#folder(name), 'scripts/commands/lake.ts')
    const whole = readFileSync(file, 'utf8')
    writeFileSync(file, `throw new Error('${BROKEN_LAKE}')\n`)
    return () => writeFileSync(file, whole)
  }

  /** What is published there was made by another version, as far as it knows. */
  makePagesOld(name: string): void {
    const manifest = new DatabaseSync(path.join(this.#folder(name), '.data/site/manifest.sqlite'), {
      timeout: DEADLINE_MS,
    })
    manifest.exec("UPDATE entries SET version = 'former'")
    manifest.close()
  }

  /** With what is published already. */
  async start(name: string, site: string): Promise<void> {
    cpSync(site, path.join(this.#folder(name), '.data/site'), { recursive: true })
    this.#running = new LiveProcess(this.#command(name, ['start']))
    await this.#running.says('"Ready in ')
  }

  /** Throws a `Failure` that has the words with which it failed. */
  update(name: string, ...options: string[]): Promise<void> {
    return runToEnd(this.#command(name, ['update', ...options]))
  }

  async stop(): Promise<void> {
    await this.#running?.stop()
  }

  #command(name: string, words: readonly string[]) {
    const place = { variables: this.#variables, directory: this.#folder(name) }
    return { name: `npm run ${words.join(' ')}`, arguments: [RUN, ...words], ...place }
  }

  /** Of the builds of the site only the one that the product uses. */
  #belongs(file: string): boolean {
    const { SITE_BUILD = '.next' } = this.#variables
    return !LEFT_OUT.test(file) && (BUILD.exec(file)?.[1] ?? SITE_BUILD) === SITE_BUILD
  }

  #folder(name: string): string {
    return path.join(this.#home, 'releases', name)
  }
}
