/** Logs in without leaving the page. Resolves to null, or to a sentence about what was wrong. */
export async function logInAt(
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
