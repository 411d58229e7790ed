import { createClient } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import { carryListenersOverOneSocket } from './listener-socket.ts'

/** What a Studio needs to talk to the embedded lake on its own origin; nothing of it applies to the hosted one. */
export function embeddedWorkspace(
  apiHost: string,
): Pick<WorkspaceOptions, 'auth' | 'unstable_clientFactory'> {
  keepRequestsAtHome()
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

/** The Studio looks for news, newer versions and an account at sanity.io; here there is nothing to be found there. */
function keepRequestsAtHome(): void {
  const fetchAtHome = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!url.protocol.startsWith('http')) return fetchAtHome(input, init)
    // The answer would be a warning about HTTP/1.1, whose only harm here the listener socket has undone.
    const isProtocolCheck = url.searchParams.get('tag') === 'sanity.studio.protocol-check'
    return url.origin === location.origin && !isProtocolCheck ? fetchAtHome(input, init) : Response.json({})
  }
}
