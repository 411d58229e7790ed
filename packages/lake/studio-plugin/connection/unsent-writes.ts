/** A write that the lake has not acknowledged. The lake knows its transaction id, so sending it twice changes nothing. */
export type UnsentWrite = {
  transactionId: string
  url: string
  body: object
  /** Its place among the writes of this browser. */
  order: number
}

const STORE = 'writes'

/** What the owner typed and the lake does not have yet: in memory, and in the browser's database for the case of a reload. */
export class UnsentWrites {
  readonly #name: string
  #writes: UnsentWrite[] = []
  #database: Promise<IDBDatabase | null> | undefined
  #lastOrder = 0

  /** The name tells Studios of several projects on one origin apart. */
  constructor(name: string) {
    this.#name = name
  }

  get first(): UnsentWrite | undefined {
    return this.#writes[0]
  }

  /** In the order in which they were typed. */
  get all(): readonly UnsentWrite[] {
    return this.#writes
  }

  /** Adds what an earlier tab of this browser had to leave behind. */
  async restore(): Promise<void> {
    const kept = await this.#ask<UnsentWrite[]>('readonly', (store) => store.getAll())
    const known = new Set(this.#writes.map(({ transactionId }) => transactionId))
    const left = (kept ?? []).filter(({ transactionId }) => !known.has(transactionId))
    this.#writes = [...left, ...this.#writes].sort((one, other) => one.order - other.order)
  }

  /** Resolves when the write would outlive the tab. */
  async keep(write: Omit<UnsentWrite, 'order'>): Promise<void> {
    // Later than all before it, also where two follow each other within a millisecond or the clock was set back.
    this.#lastOrder = Math.max(Date.now(), this.#lastOrder + 1)
    const kept = { ...write, order: this.#lastOrder }
    this.#writes.push(kept)
    await this.#ask('readwrite', (store) => store.put(kept))
  }

  async drop({ transactionId }: { transactionId: string }): Promise<void> {
    this.#writes = this.#writes.filter((write) => write.transactionId !== transactionId)
    await this.#ask('readwrite', (store) => store.delete(transactionId))
  }

  /**
   * Undefined where the browser keeps nothing, as in some private windows: then the words live as long as the tab. A phone ends the
   * connection to the database of a tab in the background, and lets it be opened again.
   */
  async #ask<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> {
    for (const database of [this.#database, undefined]) {
      this.#database = database ?? openDatabase(this.#name).catch(() => null)
      const opened = await this.#database
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
