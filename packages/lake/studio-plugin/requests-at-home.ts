export type FindWebsite = () => Promise<string | undefined>

/**
 * What the Studio itself asks of Sanity, and does without: whether there is a newer version, what tells Sanity how it is used, and, before
 * it has made its client, who is logged in there.
 */
const DONE_WITHOUT = [
  /^https:\/\/sanity-cdn\.(com|work)\/v1\/modules\//,
  /^https:\/\/api\.sanity\.(io|work)\/v\w+\/intake\//,
  /^https:\/\/[\w-]+\.api\.sanity\.(io|work)\/v[\w-]+\/users\/me(\?|$)/,
]

/**
 * Has the Studio ask its lake and website alone. What it asks of Sanity by itself is answered quietly; any other request, such as a
 * plugin's, is refused by its name. After "Sign out" it would offer a choice of login providers, of which there is one, under Sanity's
 * name: the browser goes to the lake's page instead.
 */
export function keepRequestsAtHome(apiHost: string, findWebsite: FindWebsite): void {
  const fetchAtHome = globalThis.fetch.bind(globalThis)
  const refused = new Set<string>()
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    const isElsewhere = url.origin !== location.origin
    const isOfLake = url.href.startsWith(`${apiHost}/`)
    if (!url.protocol.startsWith('http') || (isElsewhere && url.origin === (await findWebsite())))
      return fetchAtHome(input, init)
    if (isElsewhere && !DONE_WITHOUT.some((pattern) => pattern.test(url.href))) return refusal(url, refused)
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

/** Told in the console once for each address: many plugins hide what they are answered. */
function refusal({ origin, pathname }: URL, refused: Set<string>): Response {
  const address = `${origin}${pathname}`
  const message = `This Studio asks nobody but its lake and its website (withEmbeddedLake), so ${address} was not asked. Whatever needs that can’t work here.`
  if (!refused.has(address)) console.warn(message)
  refused.add(address)
  return Response.json({ statusCode: 403, error: 'Forbidden', message }, { status: 403 })
}
