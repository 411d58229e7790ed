import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type JsonObject, objectAt, objectIn, stringAt } from '../documents/json.ts'

type Member = { socket: WebSocket; user: string; subscriptions: Set<string>; session?: string }

const HEARTBEAT = '♥'
const HEARTBEAT_EVERY = 25_000
/** A tab needs one. */
const MOST_SUBSCRIPTIONS = 10
/** Bytes that may wait for a tab that does not read. */
const MOST_WAITING = 1_000_000

/**
 * Tells each tab of the Studio which document and field the others are editing. JSON-RPC 2.0 as `@sanity/bifur-client`
 * speaks it; the shapes of the events are those of the Studio's `createBifurTransport`.
 */
export class Presence {
  readonly #members = new Set<Member>()

  join(socket: WebSocket, user: string): void {
    const member: Member = { socket, user, subscriptions: new Set() }
    this.#members.add(member)
    const heartbeat = setInterval(() => socket.send(HEARTBEAT), HEARTBEAT_EVERY)
    socket.send(HEARTBEAT)
    socket.on('message', (data) => this.#receive(member, String(data)))
    socket.on('close', () => {
      clearInterval(heartbeat)
      this.#members.delete(member)
      if (member.session) this.#tell({ type: 'disconnect', i: user, m: { session: member.session } })
    })
  }

  /** A message that can't be answered, such as one that is nested too deep to be passed on, costs its sender the connection. */
  #receive(member: Member, text: string): void {
    try {
      this.#reply(member, text)
    } catch {
      member.socket.close(1003, 'Unknown message')
    }
  }

  #reply(member: Member, text: string): void {
    const call = objectIn(text)
    const method = call && stringAt(call, 'method')
    if (!method) throw new Error('The message names no method')
    const result = this.#answer(member, method, objectAt(call, 'params') ?? {})
    if (call.id !== undefined) say(member.socket, { id: call.id, result })
  }

  #answer(member: Member, method: string, params: JsonObject): unknown {
    const { user } = member
    switch (method) {
      case 'presence_subscribe':
        return this.#subscribe(member)
      case 'presence_unsubscribe':
        return member.subscriptions.delete(stringAt(params, 'subscriptionId') ?? '')
      case 'presence_rollcall':
        return this.#tell({ type: 'rollCall', i: user, session: params.session })
      case 'presence_announce':
        member.session = stringAt(objectAt(params, 'data') ?? {}, 'sessionId')
        return this.#tell({ type: 'state', i: user, m: params.data })
      case 'presence_disconnect':
        return this.#tell({ type: 'disconnect', i: user, m: { session: params.session } })
      default:
        return null
    }
  }

  #subscribe({ subscriptions }: Member): string {
    if (subscriptions.size >= MOST_SUBSCRIPTIONS) throw new Error('These are too many subscriptions')
    const subscription = randomUUID()
    subscriptions.add(subscription)
    return subscription
  }

  #tell(result: JsonObject): true {
    for (const { socket, subscriptions } of this.#members) {
      for (const subscription of subscriptions)
        say(socket, { method: 'presence_subscription', params: { subscription, result } })
    }
    return true
  }
}

function say(socket: WebSocket, message: JsonObject): void {
  socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
  if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
}
