import { type Failure, type Request, type Send, Transport } from './transport.ts'
import { type UnsentWrite, UnsentWrites } from './unsent-writes.ts'

/** `session`: the lake asks for the password again. */
export type Status = 'connected' | Exclude<Failure, 'refused'>

/** What the owner is told. `refused` is why the lake would not have something that was typed earlier. */
export type ConnectionState = { status: Status; refused: string | null }

type Write = Omit<UnsentWrite, 'order'>
const RETRY_MS = 2_000

/**
 * Whether the lake can be reached, and what it does not have yet. The Studio throws away the first words of a draft when
 * the request that creates it fails, so here such a request is answered once it is kept, and sent when it can be.
 */
export class Connection {
  readonly transport = new Transport()
  readonly #unsent: UnsentWrites
  readonly #logsInHere: boolean
  readonly #listeners = new Set<() => void>()
  #state: ConnectionState = { status: 'connected', refused: null }
  #started: Promise<void> | undefined
  #isReturning = false
  /** Ids of writes that were refused since the session was over, which the Studio says itself. They go before what is typed next. */
  readonly #refusedForSession = new Set<string>()
  #wake: () => void = () => undefined

  /** Without a login of ours, what is kept waits in the browser until the Studio has asked for one itself. */
  constructor(name: string, logsInHere: boolean) {
    this.#unsent = new UnsentWrites(name)
    this.#logsInHere = logsInHere
  }

  readonly state = (): ConnectionState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tries to reach the lake now: the network or the session may be back. */
  readonly retry = (): void => this.#wake()

  /** Call it when the lake may be away: shows that, and tries until it is back. Does nothing while it tries already. */
  readonly lost = (status: Exclude<Status, 'connected'> = 'away'): void => {
    if (this.#isReturning) return
    this.#show({ status })
    if (this.#started) void this.#return()
  }

  /** Learns how to send. Before the first request goes out, what an earlier tab left behind is sent. */
  async start(request: Request, send: Send): Promise<void> {
    this.transport.use(request, send)
    this.#started ??= this.#begin()
    await this.#started
  }

  /** Resolves when the lake is there and has all that was typed; rejects when nobody waits for it any more. */
  async opened(signal: AbortSignal | undefined): Promise<void> {
    if (this.#state.status === 'connected') return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = this.subscribe(() => this.#state.status === 'connected' && resolve())
    const abort = () => reject(signal?.reason)
    signal?.addEventListener('abort', abort)
    await promise.finally(() => {
      leave()
      signal?.removeEventListener('abort', abort)
    })
  }

  /** Notes that a request failed. Returns whether it may be sent again when the lake is back. */
  async noteFailure(error: unknown): Promise<boolean> {
    const failure = await this.transport.failureOf(error)
    if (failure === 'refused' || failure === 'trouble' || !this.transport.hasAnswered) return false
    if (this.#isForTheStudio(failure)) return false
    this.lost(failure)
    return true
  }

  /** Answers as the lake does, as soon as the write is safe with the lake or in this browser. */
  async write(write: Write): Promise<unknown> {
    await this.#unsent.keep(write)
    const answer = { transactionId: write.transactionId }
    if (this.#state.status !== 'connected') return answer
    try {
      for (const earlier of this.#unsent.all)
        if (this.#refusedForSession.has(earlier.transactionId)) await this.#deliverOrGiveUp(earlier)
      return await this.#deliver(write)
    } catch (error) {
      const failure = await this.transport.failureOf(error)
      if (failure === 'refused') await this.#forget(write)
      if (this.#isForTheStudio(failure)) this.#refusedForSession.add(write.transactionId)
      if (failure === 'refused' || this.#isForTheStudio(failure)) throw error
      this.lost(failure)
      return answer
    }
  }

  async #begin(): Promise<void> {
    addEventListener('offline', () => this.lost())
    addEventListener('online', this.retry)
    await this.#unsent.restore()
    if (this.#unsent.first) this.lost()
  }

  /** Tries until the lake is there and has everything. */
  async #return(): Promise<void> {
    if (this.#isReturning) return
    this.#isReturning = true
    while (!(await this.#reaches())) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      // Only the owner can end the wait for a password.
      const timer = this.#state.status === 'session' ? undefined : setTimeout(resolve, RETRY_MS)
      await promise
      clearTimeout(timer)
    }
    this.#isReturning = false
    this.#show({ status: 'connected' })
  }

  async #reaches(): Promise<boolean> {
    try {
      if (!this.#unsent.first) await this.transport.askWhoIAm()
      for (let write = this.#unsent.first; write; write = this.#unsent.first)
        await this.#deliverOrGiveUp(write)
      return true
    } catch (error) {
      const failure = await this.transport.failureOf(error)
      if (!this.#isForTheStudio(failure)) {
        this.#show({ status: failure === 'refused' ? 'trouble' : failure })
        return false
      }
      for (const { transactionId } of this.#unsent.all) this.#refusedForSession.add(transactionId)
      return true
    }
  }

  async #deliver(write: Write): Promise<unknown> {
    const answer = await this.transport.post(write.url, write.body)
    await this.#forget(write)
    return answer
  }

  /** For what the Studio believes to be sent: it does not hear of a refusal any more, so the owner is told. */
  async #deliverOrGiveUp(write: Write): Promise<void> {
    try {
      await this.#deliver(write)
    } catch (error) {
      if ((await this.transport.failureOf(error)) !== 'refused') throw error
      this.#show({ refused: error instanceof Error ? error.message : String(error) })
      await this.#forget(write)
    }
  }

  async #forget(write: Write): Promise<void> {
    this.#refusedForSession.delete(write.transactionId)
    await this.#unsent.drop(write)
  }

  #isForTheStudio(failure: Failure): boolean {
    return failure === 'session' && !this.#logsInHere
  }

  #show(change: Partial<ConnectionState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
