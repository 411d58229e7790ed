import { keptInBrowser } from './kept-in-browser.ts'

/** A write that the lake has not acknowledged. The lake knows its transaction id, so sending it twice changes nothing. */
export type UnsentWrite = {
  transactionId: string
  url: string
  body: object
  /** Its place among the writes of this browser. */
  order: number
}

/**
 * What the owner typed and the lake does not have yet: in memory, and in the browser's database for the case of a reload. The name tells
 * Studios of several projects on one origin apart.
 */
export function createUnsentWrites(name: string) {
  const kept = keptInBrowser<UnsentWrite>(name, 'writes', 'transactionId')
  let writes: UnsentWrite[] = []
  let lastOrder = 0
  /** Both in the order in which they were typed. */
  return { first: () => writes[0], all: (): readonly UnsentWrite[] => writes, restore, keep, drop }

  /** Adds what an earlier tab of this browser had to leave behind. */
  async function restore(): Promise<void> {
    const left = await kept.all()
    const known = new Set(writes.map(({ transactionId }) => transactionId))
    const unknown = left.filter(({ transactionId }) => !known.has(transactionId))
    writes = [...unknown, ...writes].sort((one, other) => one.order - other.order)
  }

  /** Resolves when the write would outlive the tab. */
  async function keep(write: Omit<UnsentWrite, 'order'>): Promise<void> {
    // Later than all before it, also where two follow each other within a millisecond or the clock was set back.
    lastOrder = Math.max(Date.now(), lastOrder + 1)
    const ordered = { ...write, order: lastOrder }
    writes.push(ordered)
    await kept.put(ordered)
  }

  async function drop({ transactionId }: { transactionId: string }): Promise<void> {
    writes = writes.filter((write) => write.transactionId !== transactionId)
    await kept.drop(transactionId)
  }
}
