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

  /** Undefined where the browser keeps nothing, as in some private windows: then the words live as long as the tab. */
  async #ask<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> {
    this.#database ??= openDatabase(this.#name).catch(() => null)
    const database = await this.#database
    if (!database) return undefined
    const transaction = database.transaction(STORE, mode)
    const request = work(transaction.objectStore(STORE))
    return new Promise((resolve) => {
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => resolve(undefined)
    })
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'transactionId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
