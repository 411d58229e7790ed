/** Things of one kind in the browser's database, which outlive the tab. */
export type KeptInBrowser<Item> = {
  all(): Promise<Item[]>
  /** Resolves when it would outlive the tab. */
  put(item: Item): Promise<void>
  drop(key: string): Promise<void>
}

/** The id of the person whose it is. What was kept before that was noted has none, and is anybody's. */
export type Owned = { person?: string }

/** Whether something kept is a person's, by their id. */
export function isOf(id: string | undefined, { person }: Owned): boolean {
  return person === undefined || person === id
}

/**
 * A list in a database of its own; `key` is the field that tells its items apart. Where the browser keeps nothing, as in some private
 * windows, what is put is lost with the tab, and `all` resolves to none.
 */
export function keptInBrowser<Item>(name: string, list: string, key: string): KeptInBrowser<Item> {
  let database: Promise<IDBDatabase | null> | undefined
  return {
    all: async () => (await ask<Item[]>('readonly', (store) => store.getAll())) ?? [],
    put: async (item) => void (await ask('readwrite', (store) => store.put(item))),
    drop: async (one) => void (await ask('readwrite', (store) => store.delete(one))),
  }

  /**
   * Undefined where the browser keeps nothing, or has no room for it. A phone ends the connection to the database of a tab in the
   * background, and lets it be opened again.
   */
  async function ask<Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | undefined> {
    for (const known of [database, undefined]) {
      database = known ?? openDatabase(name, list, key).catch(() => null)
      const opened = await database
      if (!opened) return undefined
      const transaction = begin(opened, list, mode)
      if (transaction) return resultOf(transaction, work(transaction.objectStore(list)))
    }
    return undefined
  }
}

/** Undefined when the browser has ended the connection meanwhile. */
function begin(database: IDBDatabase, list: string, mode: IDBTransactionMode): IDBTransaction | undefined {
  try {
    return database.transaction(list, mode)
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

function openDatabase(name: string, list: string, key: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(list, { keyPath: key })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
