/**
 * After "Sign out" the browser goes to the lake's page for the password. The Studio would offer a choice of login providers,
 * of which there is one, under Sanity's name.
 */
export function goToLoginAfterSignOut(apiHost: string): void {
  const fetchAnswer = globalThis.fetch.bind(globalThis)
  globalThis.fetch = async (input, init) => {
    const answer = await fetchAnswer(input, init)
    const { href, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!answer.ok || !href.startsWith(`${apiHost}/`) || !pathname.endsWith('/auth/logout')) return answer
    location.assign(`${apiHost}/login?${new URLSearchParams({ origin: location.origin })}`)
    // Until the browser has gone, the Studio waits, and shows no page of its own for a moment.
    return new Promise(() => undefined)
  }
}
