import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createAssetServer } from './assets/asset-server.ts'
import { prepareForUploads } from './assets/upload.ts'
import { type Auth, createAuth } from './auth/auth.ts'
import { createBackups } from './data/backups/backups.ts'
import { explainUnusable } from './data/damage.ts'
import { createDatasets } from './data/datasets.ts'
import { openStore, type Store } from './data/store.ts'
import { assetUrls } from './documents/asset-name.ts'
import { createHealth } from './endpoints/health.ts'
import { createHandler, type Handler } from './handler.ts'
import { createImageService } from './images/image-service.ts'
import { createListenHub } from './listen/listen-hub.ts'
import type { LakeOptions, MemoryOptions } from './options.ts'
import { createQueries } from './query/query-service.ts'
import { createStudioFiles } from './studio/studio-files.ts'
import { beginUpkeep } from './upkeep.ts'
import { createOutbox } from './webhooks/outbox.ts'

export type Lake = Pick<Services, 'auth' | 'store' | 'options' | 'outbox' | 'backups'> & {
  /** Answers any request under `/lake`; a listener's answer is an event stream that ends when its body is cancelled. */
  fetch: Handler
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
    store = openStore(options, assetUrls(options))
    if (options.storage === 'memory') store.database.exec('PRAGMA synchronous = OFF')
    return lakeOf(servicesOf(store, options))
  } catch (error) {
    store?.close()
    throw explainUnusable(error, options) ?? error
  }
}

/** What every endpoint works with. */
export type Services = ReturnType<typeof servicesOf>

function servicesOf(store: Store, given: LakeOptions) {
  const datasets = createDatasets(store, given.datasets)
  const options: LakeOptions = { ...given, datasets: datasets.names }
  const auth = createAuth(store, options)
  void adviseOwner(auth, options)
  // Before the hub: the query processes must have applied a commit when a listener asks whether it matches.
  const queries = createQueries(store, options)
  const hub = createListenHub(store)
  const { webhooks = [], projectId, studioDirectory, mayHooksReachInside } = options
  const outbox = createOutbox({ store, webhooks, projectId, mayHooksReachInside, judge: queries.judge })
  const ending = new AbortController()
  void readOn(store, datasets.names, ending.signal).then(() => {
    if (!ending.signal.aborted) beginUpkeep(store, auth, datasets.names, ending.signal)
  })
  const backups = createBackups({ store, onEvent: options.onEvent })
  prepareForUploads(options)
  const images = createImageService(options.directory)
  const assets = createAssetServer(options, images)
  /** The built Studio, when there is one. */
  const studio = studioDirectory ? createStudioFiles(studioDirectory, options) : undefined
  const health = createHealth({ store, datasets, outbox, backups, studio })
  return {
    ...{ store, datasets, options, auth, queries, hub, outbox, ending },
    ...{ backups, images, assets, studio, health },
  }
}

function lakeOf(services: Services): Lake {
  const { store, options, auth, queries, hub, outbox, ending, backups, images } = services
  const close = async () => {
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
  }
  return { fetch: createHandler(services), auth, store, options, outbox, backups, close }
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
