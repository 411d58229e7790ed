import { createClient } from '@sanity/client'
import type { PluginOptions, WorkspaceOptions } from 'sanity'
import type { Connection } from '../connection/connection.ts'
import type { LogIn } from '../connection/login-dialog.tsx'
import { keepingRequests } from '../connection/request-handler.ts'
import type { FindWebsite } from '../website/address.ts'
import { account } from './account/account.ts'
import { openSocketsAfterLogin } from './after-login.ts'
import { carryListenersOverOneSocket } from './listener-socket.ts'
import { logInAt } from './log-in.ts'
import { goToLoginAfterSignOut } from './sign-out.ts'

type Embedded = {
  workspace: Pick<WorkspaceOptions, 'auth' | 'unstable_clientFactory'>
  plugins: PluginOptions[]
  /** Resolves to null, or to what was wrong. */
  logIn: LogIn
}

/** Settings of a Studio that uses the embedded lake, on its own origin. */
export function embeddedStudio(apiHost: string, connection: Connection, findWebsite: FindWebsite): Embedded {
  keepRequestsAtHome(findWebsite)
  goToLoginAfterSignOut(apiHost)
  openSocketsAfterLogin(apiHost, connection)
  const socket = carryListenersOverOneSocket(apiHost, () => connection.lost())
  return {
    workspace: {
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
    },
    plugins: [account()],
    logIn: async (credentials) => {
      const mistake = await logInAt(apiHost, credentials)
      // The streams' connection still has the cookie of the session that is over.
      if (mistake === null) socket.reconnect()
      return mistake
    },
  }
}

/** The Studio asks sanity.io for news, newer versions and an account, none of which exist for an embedded lake. */
function keepRequestsAtHome(findWebsite: FindWebsite): void {
  const fetchAtHome = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const isElsewhere = url.origin !== location.origin
    if (!url.protocol.startsWith('http') || (isElsewhere && url.origin === (await findWebsite())))
      return fetchAtHome(input, init)
    // Without this, it warns of HTTP/1.1, whose limit on connections the listener socket has removed.
    const isProtocolCheck = url.searchParams.get('tag') === 'sanity.studio.protocol-check'
    return !isElsewhere && !isProtocolCheck ? fetchAtHome(input, init) : Response.json({})
  }
}
