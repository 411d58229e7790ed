import { isOf, type KeptInBrowser, type Owned } from './kept-in-browser.ts'

/** A write that the lake has not acknowledged. The lake knows its transaction id, so sending it twice changes nothing. */
export type UnsentWrite = Owned & {
  transactionId: string
  url: string
  body: object
  /** Its place among the writes of this browser. */
  order: number
}

/**
 * What was typed and the lake does not have yet: in memory, and in the browser's database for the case of a reload. Of several people
 * who use this browser, each has their own.
 */
export function createUnsentWrites(kept: KeptInBrowser<UnsentWrite>) {
  let writes: UnsentWrite[] = []
  let lastOrder = 0
  let typist: string | undefined
  const all = (): readonly UnsentWrite[] => writes.filter((write) => isOf(typist, write))
  /** `first` and `all` are those of who is logged in, in the order in which they were typed. */
  return { first: () => all()[0], all, restoreFor, keep, drop }

  /** Notes who is logged in, and adds what earlier tabs of this browser had to leave behind. */
  async function restoreFor(person: string): Promise<void> {
    typist = person
    const left = await kept.all()
    const known = new Set(writes.map(({ transactionId }) => transactionId))
    const unknown = left.filter(({ transactionId }) => !known.has(transactionId))
    writes = [...unknown, ...writes].sort((one, other) => one.order - other.order)
  }

  /** Resolves when the write would outlive the tab. */
  async function keep(write: Omit<UnsentWrite, 'order' | 'person'>): Promise<void> {
    // Later than all before it, also where two follow each other within a millisecond or the clock was set back.
    lastOrder = Math.max(Date.now(), lastOrder + 1)
    const ordered = { ...write, order: lastOrder, ...(typist !== undefined && { person: typist }) }
    writes.push(ordered)
    await kept.put(ordered)
  }

  async function drop({ transactionId }: { transactionId: string }): Promise<void> {
    writes = writes.filter((write) => write.transactionId !== transactionId)
    await kept.drop(transactionId)
  }
}
