import { ClientError } from '@sanity/client'
import { useClient } from 'sanity'

/** Each resolves to null when it is done, or to a sentence about what was wrong. */
export function useAccountRequests() {
  const client = useClient({ apiVersion: '2025-02-19' })
  return {
    changePassword: (current: string, password: string) =>
      mistakeIn(client.request({ url: '/users/me/password', method: 'PUT', body: { current, password } })),
    signOutEverywhere: () =>
      mistakeIn(client.request({ url: '/auth/logout', method: 'POST', query: { everywhere: 'true' } })),
  }
}

async function mistakeIn(request: Promise<unknown>): Promise<string | null> {
  try {
    await request
    return null
  } catch (error) {
    if (!(error instanceof ClientError))
      return 'There’s no connection. Please try again when you’re back online.'
    const body: unknown = error.response.body
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : ''
    return String(message || 'Something went wrong. Please try again.')
  }
}
