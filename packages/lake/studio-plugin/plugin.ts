import { createClient } from '@sanity/client'
import type { PluginOptions, SingleWorkspace } from 'sanity'
import { type AccountScreen, account } from './account/account.tsx'
import { type Connection, createConnection, waitsForLogin } from './connection/connection.ts'
import { connectionLayout, type LogIn } from './connection/connection-layout.tsx'
import { keptInBrowser } from './connection/kept-in-browser.ts'
import { logInAt } from './connection/log-in.ts'
import { keepingRequests } from './connection/request-handler.ts'
import type { UnsentWrite } from './connection/unsent-writes.ts'
import { carryListenersOverOneSocket } from './listener-socket.ts'
import { type FindWebsite, keepRequestsAtHome } from './requests-at-home.ts'

export { isOf, type KeptInBrowser, keptInBrowser, type Owned } from './connection/kept-in-browser.ts'

type EmbeddedLake = {
  /** The origin of a website that the Studio may ask. A request to any other is answered with 403, and named in the console. */
  website?: FindWebsite
  /** What is around "Account", where the Studio's other screens have something of their own. */
  screen?: AccountScreen
}

/**
 * A Studio of an embedded lake, with one workspace: login by password or passkey, also over a form when the session is over; event streams over
 * one connection; what is typed without a connection is kept and sent later; people see to how they log in under "Account".
 */
export function withEmbeddedLake(workspace: SingleWorkspace, lake: EmbeddedLake = {}): SingleWorkspace {
  const { website = async () => undefined, screen } = lake
  const apiHost = `${globalThis.location?.origin}/lake`
  const connection = connectionOf(workspace, true)
  keepRequestsAtHome(apiHost, website)
  openSocketsAfterLogin(apiHost, connection)
  const socket = carryListenersOverOneSocket(apiHost, () => connection.lost())
  // The streams' connection still has the cookie of the session that is over.
  const logIn = logInAt(apiHost, () => socket.reconnect())
  return {
    ...workspace,
    plugins: [...(workspace.plugins ?? []), connected(connection, logIn), account(screen)],
    // The lake has no dataset for them.
    document: { ...workspace.document, comments: { enabled: false } },
    auth: {
      loginMethod: 'cookie',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Password', url: `${apiHost}/login` }],
    },
    // The public `apiHost` option always puts the project id in front of the host name.
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        useCdn: false,
        requestHandler: keepingRequests(connection, options.requestHandler),
      }),
  }
}

/** A Studio of a lake that is elsewhere and has a login of its own, such as Sanity's: keeps what is typed without a connection. */
export function withUnsentWrites(workspace: SingleWorkspace): SingleWorkspace {
  const connection = connectionOf(workspace, false)
  return {
    ...workspace,
    plugins: [...(workspace.plugins ?? []), connected(connection)],
    unstable_clientFactory: (options) =>
      createClient({ ...options, requestHandler: keepingRequests(connection, options.requestHandler) }),
  }
}

function connectionOf({ projectId, dataset }: SingleWorkspace, logsInHere: boolean): Connection {
  // Studios of several projects may be at one origin.
  const kept = keptInBrowser<UnsentWrite>(`unsent ${projectId} ${dataset}`, 'writes', 'transactionId')
  return createConnection(kept, logsInHere)
}

function connected(connection: Connection, logIn?: LogIn): PluginOptions {
  return { name: 'connection', studio: { components: { layout: connectionLayout(connection, logIn) } } }
}

/**
 * Lets no WebSocket go to the lake while the session is over: it would be refused, and Sanity's presence, which opens its
 * own, tries again and again. What is opened meanwhile stays about to connect, and closes after the login: then it is tried again.
 */
function openSocketsAfterLogin(apiHost: string, connection: Connection): void {
  const lake = `${apiHost.replace(/^http/, 'ws')}/`
  globalThis.WebSocket = new Proxy(WebSocket, {
    construct: (Socket, [address, protocols]) =>
      String(address).startsWith(lake) && waitsForLogin(connection.state())
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
