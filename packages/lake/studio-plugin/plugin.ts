import { createClient } from '@sanity/client'
import type { PluginOptions, SingleWorkspace } from 'sanity'
import { type AccountScreen, account } from './account/account.tsx'
import { Connection } from './connection/connection.ts'
import { connectionLayout, type LogIn } from './connection/connection-layout.tsx'
import { keepingRequests } from './connection/request-handler.ts'
import { carryListenersOverOneSocket } from './listener-socket.ts'

type FindWebsite = () => Promise<string | undefined>

type EmbeddedLake = {
  /** The origin of a website that the Studio may ask; every other request to another origin gets an empty answer. */
  website?: FindWebsite
  /** What is around "Account", where the Studio's other screens have something of their own. */
  screen?: AccountScreen
}

/**
 * A Studio of an embedded lake, with one workspace: login by password, also over a form when the session is over; event streams over
 * one connection; what is typed without a connection is kept and sent later; people change their password under "Account".
 */
export function withEmbeddedLake(workspace: SingleWorkspace, lake: EmbeddedLake = {}): SingleWorkspace {
  const { website = async () => undefined, screen } = lake
  const apiHost = `${globalThis.location?.origin}/lake`
  const connection = connectionOf(workspace, true)
  keepRequestsAtHome(apiHost, website)
  openSocketsAfterLogin(apiHost, connection)
  const socket = carryListenersOverOneSocket(apiHost, () => connection.lost())
  const logIn: LogIn = async (credentials) => {
    const mistake = await logInAt(apiHost, credentials)
    // The streams' connection still has the cookie of the session that is over.
    if (mistake === null) socket.reconnect()
    return mistake
  }
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
  return new Connection(`unsent ${projectId} ${dataset}`, logsInHere)
}

function connected(connection: Connection, logIn?: LogIn): PluginOptions {
  return { name: 'connection', studio: { components: { layout: connectionLayout(connection, logIn) } } }
}

/** Logs in without leaving the page. Resolves to null, or to a sentence about what was wrong. */
async function logInAt(
  apiHost: string,
  { name, password }: { name: string; password: string },
): Promise<string | null> {
  const body = new URLSearchParams({ name, password, origin: location.origin })
  // The lake answers a right password by sending the browser on to the Studio, where it is already.
  const response = await fetch(`${apiHost}/login`, { method: 'POST', body, redirect: 'manual' }).catch(
    () => null,
  )
  if (!response) return 'There’s no connection. Please try again when you’re back online.'
  if (response.type === 'opaqueredirect') return null
  const wait = response.headers.get('retry-after')
  if (wait) return `Too many wrong passwords. Please wait ${wait} seconds and try again.`
  if (response.status === 401) return 'That password isn’t right. Please try again.'
  return 'Something went wrong. Please try again.'
}

/**
 * The Studio asks sanity.io for news, newer versions and an account, none of which exist for an embedded lake. After "Sign out" it
 * would offer a choice of login providers, of which there is one, under Sanity's name: the browser goes to the lake's page instead.
 */
function keepRequestsAtHome(apiHost: string, findWebsite: FindWebsite): void {
  const fetchAtHome = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const isElsewhere = url.origin !== location.origin
    const isOfLake = url.href.startsWith(`${apiHost}/`)
    if (!url.protocol.startsWith('http') || (isElsewhere && url.origin === (await findWebsite())))
      return fetchAtHome(input, init)
    // Without this, it warns of HTTP/1.1, whose limit on connections the listener socket has removed.
    const isProtocolCheck = url.searchParams.get('tag') === 'sanity.studio.protocol-check'
    if (isElsewhere || isProtocolCheck) return Response.json({})
    // To a project without it the Studio offers it, and mounts everything anew for that: an open menu would close.
    if (isOfLake && url.pathname.endsWith('/features')) return Response.json(['studioComments'])
    const answer = await fetchAtHome(input, init)
    const isSignOut = isOfLake && url.pathname.endsWith('/auth/logout')
    if (!answer.ok || !isSignOut) return answer
    location.assign(`${apiHost}/login?${new URLSearchParams({ origin: location.origin })}`)
    // Until the browser has gone, the Studio waits, and shows no page of its own for a moment.
    return new Promise(() => undefined)
  }
}

/**
 * Lets no WebSocket go to the lake while the session is over: it would be refused, and Sanity's presence, which opens its
 * own, tries again and again. What is opened meanwhile stays about to connect, and closes after the login: then it is tried again.
 */
function openSocketsAfterLogin(apiHost: string, connection: Connection): void {
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
