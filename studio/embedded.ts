import { createClient } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import { carryListenersOverOneSocket } from './listener-socket.ts'

/** Settings of a Studio that uses the embedded lake, on its own origin. A Studio of the hosted lake needs none of them. */
export function embeddedWorkspace(
  apiHost: string,
  site: Promise<string | undefined>,
): Pick<WorkspaceOptions, 'auth' | 'unstable_clientFactory'> {
  keepRequestsAtHome(site)
  carryListenersOverOneSocket(apiHost)
  return {
    auth: {
      loginMethod: 'cookie',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Owner password', url: `${apiHost}/login` }],
    },
    // The public `apiHost` option always puts the project id in front of the host name.
    unstable_clientFactory: (options) =>
      createClient({ ...options, apiHost, useProjectHostname: false, useCdn: false }),
  }
}

/** The Studio asks sanity.io for news, newer versions and an account, none of which exist for an embedded lake. */
function keepRequestsAtHome(site: Promise<string | undefined>): void {
  const fetchAtHome = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const isElsewhere = url.origin !== location.origin
    if (!url.protocol.startsWith('http') || (isElsewhere && url.origin === (await site)))
      return fetchAtHome(input, init)
    // Without this, it warns of HTTP/1.1, whose limit on connections the listener socket has removed.
    const isProtocolCheck = url.searchParams.get('tag') === 'sanity.studio.protocol-check'
    return !isElsewhere && !isProtocolCheck ? fetchAtHome(input, init) : Response.json({})
  }
}
