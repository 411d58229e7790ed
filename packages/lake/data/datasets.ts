import { plainError } from '../errors/lake-error.ts'
import type { Store } from './store.ts'

export type DatasetFacts = { name: string; created?: string; creator?: string }

/** As `sanity dataset create` holds a name to it. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,62}[a-z0-9]$/

/** The datasets of a lake: those that its options name, and those made while it runs, which its database remembers. */
export class Datasets {
  /** Changes while the lake runs. */
  readonly names: string[]
  readonly #store: Store
  readonly #configured: readonly string[]

  constructor(store: Store, configured: readonly string[]) {
    this.#store = store
    this.#configured = configured
    this.names = [...new Set([...configured, ...this.#made().map(({ name }) => name)])]
    // Refuses what a request writes that began before its dataset was removed.
    store.insideCommit(({ dataset }) => this.require(dataset))
  }

  /** When and by whom, of those made while the lake ran. */
  list(): DatasetFacts[] {
    const made = this.#made()
    return this.names.map((name) => made.find((each) => each.name === name) ?? { name })
  }

  /** 404 unless there is one of this name. */
  require(name: string): string {
    if (this.names.includes(name)) return name
    throw plainError(404, `Dataset "${name}" not found`)
  }

  create(name: string, creator: string): void {
    if (!NAME.test(name))
      throw plainError(
        400,
        'A dataset has 2 to 64 lower-case letters, digits, - and _, and ends with neither',
      )
    if (this.names.includes(name)) throw plainError(409, `Dataset "${name}" already exists`)
    const insert = 'INSERT INTO datasets (name, created, creator) VALUES (?, ?, ?)'
    this.#store.database.prepare(insert).run(name, new Date().toISOString(), creator)
    this.names.push(name)
  }

  /** For good; see `Store.remove`. Throws 400 for one that would be there again at the next start. */
  remove(name: string, identity: string): void {
    this.require(name)
    if (this.#configured.includes(name))
      throw plainError(400, `Dataset "${name}" is among the settings that this lake is started with`)
    this.#store.remove(name, identity)
    this.#store.database.prepare('DELETE FROM datasets WHERE name = ?').run(name)
    this.names.splice(this.names.indexOf(name), 1)
  }

  #made(): Required<DatasetFacts>[] {
    const rows = this.#store.database.prepare('SELECT * FROM datasets ORDER BY created, name').all()
    return rows.map(({ name, created, creator }) => ({
      name: String(name),
      created: String(created),
      creator: String(creator),
    }))
  }
}
