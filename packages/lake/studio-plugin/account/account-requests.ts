import { ClientError, type SanityClient } from '@sanity/client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { makePasskey, mistakeOfDevice, showPasskey } from '../../auth/passkeys/ask-device.ts'
import { AWAY } from '../connection/log-in.ts'

/** How somebody can log in, and where they are logged in; as the lake tells it. Times are in milliseconds. */
export type Logins = {
  hasPassword: boolean
  passkeys: readonly { id: string; name: string; created: number; used: number | null; isSynced: boolean }[]
  recoveryCodes: number
  devices: readonly { id: string; browser: string; used: number; isThis: boolean }[]
}

/** What an attempt resolves to when the user has to show first who they are. */
export const NEEDS_PROOF = 'First, please show that it’s you.'

/** Null when it is done, or a sentence about what was wrong. */
export type Outcome = Promise<string | null>

export function useAccountRequests() {
  const client = useClient({ apiVersion: '2025-02-19' })
  return useMemo(() => requestsWith(client), [client])
}

/** What the lake tells of the user's logins, and a way to ask anew; undefined before the first answer. */
export function useLogins() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [logins, setLogins] = useState<Logins>()
  const reload = useCallback(async () => {
    // Without a connection, which the Studio speaks of elsewhere, the last answer stands.
    const answer = await client.request<Logins>({ url: '/users/me/logins' }).catch(() => undefined)
    if (answer) setLogins(answer)
  }, [client])
  useEffect(() => void reload(), [reload])
  return { logins, reload }
}

function requestsWith(client: SanityClient) {
  const ask = (method: string, path: string, body?: object) =>
    client.request({ url: `/users/me${path}`, method, body })
  return {
    changePassword: (current: string, password: string) =>
      outcomeOf(() => ask('PUT', '/password', { ...(current && { current }), password })),
    switchPasswordOff: () => outcomeOf(() => ask('DELETE', '/password')),
    addPasskey: () =>
      outcomeOf(async () => {
        const passkey = await makePasskey(await ask('POST', '/passkeys/options'))
        await ask('POST', '/passkeys', { passkey })
      }),
    removePasskey: (id: string) => outcomeOf(() => ask('DELETE', `/passkeys/${id}`)),
    logOutDevice: (id: string) => outcomeOf(() => ask('DELETE', `/devices/${id}`)),
    makeRecoveryCodes: () =>
      outcomeOf(async () => {
        await ask('GET', '/proof')
        openRecoveryCodes()
      }),
    proveWithPassword: (password: string) => outcomeOf(() => ask('POST', '/proof', { password })),
    proveWithPasskey: () =>
      outcomeOf(async () => {
        const options = await client.request({ url: '/login/passkey', method: 'POST' })
        await ask('POST', '/proof', { passkey: await showPasskey(options) })
      }),
    signOutEverywhere: () =>
      outcomeOf(() => client.request({ url: '/auth/logout', method: 'POST', query: { everywhere: 'true' } })),
  }
}

/** Leaves for the lake's page of new codes, which can be printed as it is, and leads back here. */
function openRecoveryCodes(): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = '/lake/users/me/recovery-codes'
  const field = document.createElement('input')
  Object.assign(field, { type: 'hidden', name: 'origin', value: location.href })
  form.append(field)
  document.body.append(form)
  form.submit()
}

async function outcomeOf(work: () => Promise<unknown>): Outcome {
  try {
    await work()
    return null
  } catch (error) {
    const ofDevice = mistakeOfDevice(error)
    if (ofDevice !== undefined) return ofDevice
    if (!(error instanceof ClientError)) return AWAY
    if (error.statusCode === 428) return NEEDS_PROOF
    const body: unknown = error.response.body
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : ''
    return String(message || 'Something went wrong. Please try again.')
  }
}
