import { reasonOf } from '../../errors/reason.ts'
import type { KeptInBrowser } from './kept-in-browser.ts'
import { createTransport, type Failure, type Request, type Send } from './transport.ts'
import { createUnsentWrites, type UnsentWrite } from './unsent-writes.ts'

/** `session`: the lake asks for the password again. `someone-else`: it has another person's by now, in this tab or another. */
export type Status = 'connected' | 'someone-else' | Exclude<Failure, 'refused'>

/** What the owner is told. `refused` is why the lake would not have something that was typed earlier. */
export type ConnectionState = { status: Status; refused: string | null }

type Write = Omit<UnsentWrite, 'order' | 'person'>
const RETRY_MS = 2_000

/**
 * Whether the lake can be reached, and what it does not have yet. The Studio throws away the first words of a draft when
 * the request that creates it fails, so here such a request is answered once it is kept, and sent when it can be. Without a login
 * of ours, what is kept waits in the browser until the Studio has asked for one itself. Nobody sends what another person has typed.
 */
export function createConnection(kept: KeptInBrowser<UnsentWrite>, logsInHere: boolean) {
  const transport = createTransport()
  const unsent = createUnsentWrites(kept)
  const listeners = new Set<() => void>()
  let state: ConnectionState = { status: 'connected', refused: null }
  let person: string | undefined
  let isStarted = false
  let isReturning = false
  /** Ids of writes that were refused since the session was over, which the Studio says itself. They go before what is typed next. */
  const refusedForSession = new Set<string>()
  /** By the ids of their writes. */
  const deliveries = new Map<string, Promise<unknown>>()
  let wake: () => void = () => undefined
  /** Tries to reach the lake now: the network or the session may be back. */
  const retry = (): void => wake()
  return {
    transport,
    state: () => state,
    subscribe,
    retry,
    lost,
    start,
    belongTo,
    opened,
    noteFailure,
    write,
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Call it when the lake may be away: shows that, and tries until it is back. Does nothing while it tries already. */
  function lost(status: Exclude<Status, 'connected'> = 'away'): void {
    if (isReturning) return
    show({ status })
    if (isStarted) void comeBack()
  }

  /** Learns how to send. */
  function start(request: Request, send: Send): void {
    transport.use(request, send)
    if (isStarted) return
    isStarted = true
    addEventListener('offline', () => lost())
    addEventListener('online', retry)
    addEventListener('visibilitychange', () =>
      document.visibilityState === 'hidden' ? leave() : void turnTo(),
    )
    if (state.status !== 'connected') void comeBack()
  }

  /** Notes who uses this tab, by their id. What they left behind in this browser is sent before anything is asked after that. */
  async function belongTo(id: string): Promise<void> {
    person = id
    await unsent.restoreFor(id)
    if (unsent.first()) lost()
  }

  /** Resolves when the lake is there and has all that was typed; rejects when nobody waits for it any more. */
  async function opened(signal: AbortSignal | undefined): Promise<void> {
    if (state.status === 'connected') return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = subscribe(() => state.status === 'connected' && resolve())
    const abort = () => reject(signal?.reason)
    signal?.addEventListener('abort', abort)
    await promise.finally(() => {
      leave()
      signal?.removeEventListener('abort', abort)
    })
  }

  /** Notes that a request failed. Returns whether it may be sent again when the lake is back, or somebody has logged in. */
  async function noteFailure(error: unknown, isRepeatable: boolean): Promise<boolean> {
    const failure = await transport.failureOf(error)
    if (failure === 'refused' || failure === 'trouble' || !transport.hasAnswered()) return false
    if (isForTheStudio(failure) || (failure === 'away' && !isRepeatable)) return false
    lost(failure)
    return true
  }

  /** Answers as the lake does, as soon as the write is safe with the lake or in this browser. */
  async function write(typed: Write): Promise<unknown> {
    await unsent.keep(typed)
    const answer = { transactionId: typed.transactionId }
    if (state.status !== 'connected') return answer
    try {
      for (const earlier of unsent.all())
        if (refusedForSession.has(earlier.transactionId)) await deliverOrGiveUp(earlier)
      return await deliverUnlessLost(typed, answer)
    } catch (error) {
      const failure = await transport.failureOf(error)
      if (failure === 'refused') await forget(typed)
      if (isForTheStudio(failure)) refusedForSession.add(typed.transactionId)
      if (failure === 'refused' || isForTheStudio(failure)) throw error
      lost(failure)
      return answer
    }
  }

  /**
   * A phone may end a page that nobody looks at. The Studio hands over what was typed last once what was typed before is answered, so
   * from now on it is answered when it is kept.
   */
  function leave(): void {
    if (unsent.first()) lost()
  }

  /** Somebody else may have logged in, in another tab of this browser, while nobody looked at this one. */
  async function turnTo(): Promise<void> {
    if (!logsInHere) return
    if (state.status !== 'connected') return retry()
    const id = await transport.askWhoIAm().catch(() => undefined)
    if (isSomeoneElse(id)) lost('someone-else')
  }

  /** Tries until the lake is there and has everything. */
  async function comeBack(): Promise<void> {
    if (isReturning) return
    isReturning = true
    while (!(await reaches())) {
      const { promise, resolve } = Promise.withResolvers<void>()
      wake = resolve
      // Only the owner can end the wait for a password.
      const timer = waitsForLogin(state) ? undefined : setTimeout(resolve, RETRY_MS)
      await promise
      clearTimeout(timer)
    }
    isReturning = false
    show({ status: 'connected' })
  }

  async function reaches(): Promise<boolean> {
    try {
      if (isSomeoneElse(await transport.askWhoIAm())) {
        show({ status: 'someone-else' })
        return false
      }
      for (let next = unsent.first(); next; next = unsent.first()) await deliverOrGiveUp(next)
      return true
    } catch (error) {
      const failure = await transport.failureOf(error)
      if (!isForTheStudio(failure)) {
        show({ status: failure === 'refused' ? 'trouble' : failure })
        return false
      }
      for (const { transactionId } of unsent.all()) refusedForSession.add(transactionId)
      return true
    }
  }

  /** Where Sanity logs people in, it tells all tabs, and a person has other ids at other hosts of its. */
  function isSomeoneElse(id: string | undefined): boolean {
    return logsInHere && id !== undefined && person !== undefined && id !== person
  }

  /** What is under way when the connection is lost is answered, and left to `comeBack`. */
  function deliverUnlessLost(typed: Write, answer: object): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const leave = subscribe(() => state.status !== 'connected' && resolve(answer))
    void deliver(typed).then(resolve, reject).finally(leave)
    return promise
  }

  /** Sends it, unless that is under way. */
  function deliver(typed: Write): Promise<unknown> {
    const { transactionId } = typed
    const delivery = deliveries.get(transactionId) ?? send(typed)
    deliveries.set(transactionId, delivery)
    return delivery.finally(() => deliveries.delete(transactionId))
  }

  async function send(typed: Write): Promise<unknown> {
    const answer = await transport.post(typed.url, typed.body)
    await forget(typed)
    return answer
  }

  /** For what the Studio believes to be sent: it does not hear of a refusal any more, so the owner is told. */
  async function deliverOrGiveUp(typed: Write): Promise<void> {
    try {
      await deliver(typed)
    } catch (error) {
      if ((await transport.failureOf(error)) !== 'refused') throw error
      show({ refused: reasonOf(error) })
      await forget(typed)
    }
  }

  async function forget(typed: Write): Promise<void> {
    refusedForSession.delete(typed.transactionId)
    await unsent.drop(typed)
  }

  function isForTheStudio(failure: Failure): boolean {
    return failure === 'session' && !logsInHere
  }

  function show(change: Partial<ConnectionState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
}

export function waitsForLogin({ status }: ConnectionState): boolean {
  return status === 'session' || status === 'someone-else'
}

export type Connection = ReturnType<typeof createConnection>
