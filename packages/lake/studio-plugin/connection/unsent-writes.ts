/** A write that the lake has not acknowledged. The lake knows its transaction id, so sending it twice changes nothing. */
export type UnsentWrite = {
  transactionId: string
  url: string
  body: object
  /** Its place among the writes of this browser. */
  order: number
}

const STORE = 'writes'

/**
 * What the owner typed and the lake does not have yet: in memory, and in the browser's database for the case of a reload. The name tells
 * Studios of several projects on one origin apart.
 */
export function createUnsentWrites(name: string) {
  let writes: UnsentWrite[] = []
  let database: Promise<IDBDatabase | null> | undefined
  let lastOrder = 0
  /** Both in the order in which they were typed. */
  return { first: () => writes[0], all: (): readonly UnsentWrite[] => writes, restore, keep, drop }

  /** Adds what an earlier tab of this browser had to leave behind. */
  async function restore(): Promise<void> {
    const kept = await ask<UnsentWrite[]>('readonly', (store) => store.getAll())
    const known = new Set(writes.map(({ transactionId }) => transactionId))
    const left = (kept ?? []).filter(({ transactionId }) => !known.has(transactionId))
    writes = [...left, ...writes].sort((one, other) => one.order - other.order)
  }

  /** Resolves when the write would outlive the tab. */
  async function keep(write: Omit<UnsentWrite, 'order'>): Promise<void> {
    // Later than all before it, also where two follow each other within a millisecond or the clock was set back.
    lastOrder = Math.max(Date.now(), lastOrder + 1)
    const kept = { ...write, order: lastOrder }
    writes.push(kept)
    await ask('readwrite', (store) => store.put(kept))
  }

  async function drop({ transactionId }: { transactionId: string }): Promise<void> {
    writes = writes.filter((write) => write.transactionId !== transactionId)
    await ask('readwrite', (store) => store.delete(transactionId))
  }

  /**
   * Undefined where the browser keeps nothing, as in some private windows: then the words live as long as the tab. A phone ends the
   * connection to the database of a tab in the background, and lets it be opened again.
   */
  async function ask<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> {
    for (const known of [database, undefined]) {
      database = known ?? openDatabase(name).catch(() => null)
      const opened = await database
      if (!opened) return undefined
      const transaction = begin(opened, mode)
      if (transaction) return resultOf(transaction, work(transaction.objectStore(STORE)))
    }
    return undefined
  }
}

/** Undefined when the browser has ended the connection meanwhile. */
function begin(database: IDBDatabase, mode: IDBTransactionMode): IDBTransaction | undefined {
  try {
    return database.transaction(STORE, mode)
  } catch {
    return undefined
  }
}

function resultOf<Result>(
  transaction: IDBTransaction,
  request: IDBRequest<Result>,
): Promise<Result | undefined> {
  return new Promise((resolve) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => resolve(undefined)
  })
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'transactionId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
