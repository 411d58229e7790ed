import { badRequest, plainError } from '../errors/lake-error.ts'
import type { Store } from './store.ts'

export type DatasetFacts = { name: string; created?: string; creator?: string }

/** As `sanity dataset create` holds a name to it. */
const NAME = /^[a-z0-9][a-z0-9_-]{0,62}[a-z0-9]$/

/** The datasets of a lake: those that its options name, and those made while it runs, which its database remembers. */
export function createDatasets(store: Store, configured: readonly string[]) {
  const { sql } = store
  /** Changes while the lake runs. */
  const names = [...new Set([...configured, ...made().map(({ name }) => name)])]
  // Refuses what a request writes that began before its dataset was removed.
  store.insideCommit(({ dataset }) => require(dataset))
  return { names, list, require, create, remove }

  /** When and by whom, of those made while the lake ran. */
  function list(): DatasetFacts[] {
    const known = made()
    return names.map((name) => known.find((each) => each.name === name) ?? { name })
  }

  /** 404 unless there is one of this name. */
  function require(name: string): string {
    if (names.includes(name)) return name
    throw plainError(404, `Dataset "${name}" not found`)
  }

  function create(name: string, creator: string): void {
    if (!NAME.test(name))
      throw badRequest('A dataset has 2 to 64 lower-case letters, digits, - and _, and ends with neither')
    if (names.includes(name)) throw plainError(409, `Dataset "${name}" already exists`)
    const created = new Date().toISOString()
    sql.run`INSERT INTO datasets (name, created, creator) VALUES (${name}, ${created}, ${creator})`
    names.push(name)
  }

  /** For good; see `Store.remove`. Throws 400 for one that would be there again at the next start. */
  function remove(name: string, identity: string): void {
    require(name)
    if (configured.includes(name))
      throw badRequest(`Dataset "${name}" is among the settings that this lake is started with`)
    store.remove(name, identity)
    sql.run`DELETE FROM datasets WHERE name = ${name}`
    names.splice(names.indexOf(name), 1)
  }

  function made(): Required<DatasetFacts>[] {
    return sql.all`SELECT * FROM datasets ORDER BY created, name`.map(({ name, created, creator }) => ({
      name: String(name),
      created: String(created),
      creator: String(creator),
    }))
  }
}

export type Datasets = ReturnType<typeof createDatasets>
