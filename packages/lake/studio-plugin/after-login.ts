import type { Connection } from './connection/connection.ts'

/**
 * Lets no WebSocket go to the lake while the session is over: it would be refused, and Sanity's presence, which opens its
 * own, tries again and again. What is opened meanwhile stays about to connect, and closes after the login: then it is tried again.
 */
export function openSocketsAfterLogin(apiHost: string, connection: Connection): void {
  const lake = `${apiHost.replace(/^http/, 'ws')}/`
  globalThis.WebSocket = new Proxy(WebSocket, {
    construct: (Socket, [address, protocols]) =>
      String(address).startsWith(lake) && connection.state().status === 'session'
        ? new SocketAfterLogin(connection.opened(undefined))
        : new Socket(address, protocols),
  })
}

/** As much of a WebSocket as may be used before it is open. */
class SocketAfterLogin extends EventTarget {
  readonly readyState = WebSocket.CONNECTING
  onclose: ((event: Event) => void) | null = null
  #isClosed = false

  constructor(loggedIn: Promise<void>) {
    super()
    void loggedIn.then(() => this.close())
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    const event = new CloseEvent('close', { code: 1008, reason: 'The session had ended' })
    this.dispatchEvent(event)
    this.onclose?.(event)
  }
}
