import { canAskDevice, mistakeOfDevice, showPasskey } from '../../auth/passkeys/ask-device.ts'
import type { LogIn } from './connection-layout.tsx'

export const AWAY = 'There’s no connection. Please try again when you’re back online.'

/** The login without leaving the page. Whenever somebody has logged in, `onLogin` is called. */
export function logInAt(apiHost: string, onLogin: () => void): LogIn {
  return { withPassword: (credentials) => send({ ...credentials }, 'password'), withPasskey, mayUsePasskey }

  async function mayUsePasskey(): Promise<boolean> {
    const asked = canAskDevice() ? await ask() : null
    return asked?.ok === true
  }

  async function withPasskey(): Promise<string | null> {
    const asked = await ask()
    if (!asked?.ok) return AWAY
    try {
      return await send({ passkey: await showPasskey(await asked.json()) }, 'passkey')
    } catch (error) {
      const mistake = mistakeOfDevice(error)
      if (mistake === undefined) throw error
      return mistake
    }
  }

  function ask(): Promise<Response | null> {
    return fetch(`${apiHost}/login/passkey`, { method: 'POST' }).catch(() => null)
  }

  async function send(fields: Record<string, string>, what: 'password' | 'passkey'): Promise<string | null> {
    const body = new URLSearchParams({ ...fields, origin: location.origin })
    // The lake answers what is right by sending the browser on to the Studio, where it is already.
    const init = { method: 'POST', body, redirect: 'manual' } as const
    const response = await fetch(`${apiHost}/login`, init).catch(() => null)
    if (!response) return AWAY
    if (response.type === 'opaqueredirect') {
      onLogin()
      return null
    }
    const wait = response.headers.get('retry-after')
    if (wait) return `Too many wrong passwords. Please wait ${wait} seconds and try again.`
    if (response.status === 401) return `That ${what} isn’t right. Please try again.`
    // A password that was made for somebody is answered with a page, on which they choose their own.
    if (response.ok) return 'Please reload this page, and choose how you log in. What you typed stays here.'
    return 'Something went wrong. Please try again.'
  }
}
