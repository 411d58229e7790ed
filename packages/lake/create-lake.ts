import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { AssetServer } from './assets/asset-server.ts'
import { prepareForUploads } from './assets/upload.ts'
import { Auth } from './auth/auth.ts'
import { Backups } from './data/backups/backups.ts'
import { explainUnusable } from './data/damage.ts'
import { Datasets } from './data/datasets.ts'
import { Store } from './data/store.ts'
import { assetUrls } from './documents/asset-name.ts'
import { Health } from './endpoints/health.ts'
import { createHandler, type Handler } from './handler.ts'
import { ImageService } from './images/image-service.ts'
import { ListenHub } from './listen/listen-hub.ts'
import type { LakeOptions, MemoryOptions } from './options.ts'
import { Queries } from './query/query-service.ts'
import { StudioFiles } from './studio/studio-files.ts'
import { beginUpkeep } from './upkeep.ts'
import { Outbox } from './webhooks/outbox.ts'

export type Lake = {
  /** Answers any request under `/lake`; a listener's answer is an event stream that ends when its body is cancelled. */
  fetch: Handler
  auth: Auth
  store: Store
  options: LakeOptions
  outbox: Outbox
  backups: Backups
  /** Ends every event stream, then the outbox and a backup in progress, and closes the database. */
  close(): Promise<void>
}

/**
 * Opens the lake in its directory, which no other lake may use meanwhile. It listens to nothing; `startLake` in server.ts
 * puts it on a port. Throws a `StartError` when another lake has the directory, or when the database can't be used.
 */
export function createLake(given: LakeOptions | MemoryOptions): Lake {
  const options = 'directory' in given ? given : inMemory(given)
  let store: Store | undefined
  try {
    store = new Store(options, assetUrls(options))
    if (options.storage === 'memory') store.database.exec('PRAGMA synchronous = OFF')
    return lakeOf(store, options)
  } catch (error) {
    store?.close()
    throw explainUnusable(error, options) ?? error
  }
}

function lakeOf(store: Store, given: LakeOptions): Lake {
  const datasets = new Datasets(store, given.datasets)
  const options = { ...given, datasets: datasets.names }
  const auth = new Auth(store, options)
  void adviseOwner(auth, options)
  // Before the hub: the query processes must have applied a commit when a listener asks whether it matches.
  const queries = new Queries(store, options)
  const hub = new ListenHub(store)
  const { webhooks = [], projectId, studioDirectory, mayHooksReachInside } = options
  const judge = queries.judge.bind(queries)
  const outbox = new Outbox({ store, webhooks, projectId, mayHooksReachInside, judge })
  const ending = new AbortController()
  void readOn(store, datasets.names, ending.signal).then(() => {
    if (!ending.signal.aborted) beginUpkeep(store, auth, datasets.names, ending.signal)
  })
  const backups = new Backups({ store, onEvent: options.onEvent })
  prepareForUploads(options)
  const images = new ImageService(options.directory)
  const services = {
    store,
    datasets,
    options,
    auth,
    hub,
    queries,
    images,
    backups,
    outbox,
    assets: new AssetServer(options, images),
    studio: studioDirectory ? new StudioFiles(studioDirectory, options) : undefined,
  }
  const health = new Health(services)
  return {
    fetch: createHandler({ ...services, health }),
    auth,
    store,
    options,
    outbox,
    backups,
    close: async () => {
      ending.abort()
      hub.close()
      // It ends before the queries that it waits for do.
      const isOutboxClosed = outbox.close()
      queries.close()
      images.close()
      await isOutboxClosed
      await backups.close()
      store.close()
      if (options.storage === 'memory') rmSync(options.directory, { recursive: true })
    },
  }
}

/** All that was not told, with secrets that nobody knows. */
function inMemory(given: MemoryOptions): LakeOptions {
  return {
    ...{ port: 0, projectId: 'local', datasets: ['production'], token: randomUUID(), password: randomUUID() },
    ...given,
    directory: mkdtempSync(join(tmpdir(), 'lake-')),
  }
}

/** A password that was good enough for an earlier version still lets the owner in. */
async function adviseOwner({ people }: Auth, { onEvent }: LakeOptions): Promise<void> {
  const mistake = await people.mistakeInOwners()
  if (mistake === undefined) return
  const remedy = 'It still works. Change it in the Studio under “Account”, or in STUDIO_PASSWORD'
  onEvent?.({ event: 'password', message: `The owner’s password ${mistake}. ${remedy}`, details: {} })
}

/** Reads all documents, after the first of them a few at a time, so that requests are answered meanwhile. */
function readOn(store: Store, datasets: readonly string[], signal: AbortSignal): Promise<void> {
  // Throws at once when nothing can be read.
  const isMore = !signal.aborted && datasets.some((name) => store.readOn(name))
  return isMore ? setImmediate().then(() => readOn(store, datasets, signal)) : Promise.resolve()
}
