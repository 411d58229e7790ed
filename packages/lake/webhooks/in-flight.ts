import type { CompiledWebhook } from './compiled-webhook.ts'
import { keyOf, type PendingChange } from './outbox-queue.ts'

/**
 * The deliveries of one webhook that are under way, and the changes that they carry. No change is in two deliveries at once;
 * in the order "document" no two deliveries have changes of one document.
 */
export class InFlight {
  readonly #order: CompiledWebhook['order']
  readonly #deliveries = new Set<Promise<void>>()
  readonly #taken = new Set<string | number>()

  constructor(order: CompiledWebhook['order']) {
    this.#order = order
  }

  /** How many deliveries are under way. */
  get size(): number {
    return this.#deliveries.size
  }

  /** Counts the delivery until its promise resolves. It must not reject. */
  add(delivery: Promise<void>): void {
    this.#deliveries.add(delivery)
    void delivery.then(() => this.#deliveries.delete(delivery))
  }

  /** Resolves when the deliveries that are under way now have ended. */
  async ended(): Promise<void> {
    await Promise.all(this.#deliveries)
  }

  isTaken(change: PendingChange): boolean {
    return this.#taken.has(this.#nameOf(change))
  }

  /** Those of the changes that no delivery carries; from now on one does, until they are released. */
  take<Change extends PendingChange>(changes: readonly Change[]): Change[] {
    const free = changes.filter((change) => !this.isTaken(change))
    for (const change of free) this.#taken.add(this.#nameOf(change))
    return free
  }

  release(changes: readonly PendingChange[]): void {
    for (const change of changes) this.#taken.delete(this.#nameOf(change))
  }

  /** What one delivery alone may have: the change, or its document with all changes of it that are still to come. */
  #nameOf(change: PendingChange): string | number {
    return this.#order === 'none' ? change.sequence : keyOf(change)
  }
}
