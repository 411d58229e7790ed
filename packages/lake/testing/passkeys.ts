import { cookieIn, sendLogin } from './logged-in.ts'
import { SoftwareAuthenticator } from './software-authenticator.ts'
import type { TemporaryLake } from './temporary-lake.ts'

/** Asks as a page of the lake does for somebody who is logged in. The page may say that it is another one. */
export function askAs(
  { ask, url }: Pick<TemporaryLake, 'ask' | 'url'>,
  cookie: string,
  call: string,
  body: object = {},
  origin = url,
): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
  return ask(`/users/me${path}`, { method, headers: { cookie, origin }, ...sent })
}

/** A device with a passkey of whoever is logged in. */
export async function addDevice(lake: TemporaryLake, cookie: string): Promise<SoftwareAuthenticator> {
  const device = new SoftwareAuthenticator(lake.url)
  const options = await (await askAs(lake, cookie, 'POST /passkeys/options')).json()
  const answer = await askAs(lake, cookie, 'POST /passkeys', { passkey: device.create(options) })
  if (answer.status !== 204) throw new Error(`The passkey was answered with ${answer.status}`)
  return device
}

/** What the login page asks a device. */
export async function challengeOf({ url }: Pick<TemporaryLake, 'url'>): Promise<{ challenge: string }> {
  const asked = await fetch(`${url}/lake/login/passkey`, { method: 'POST', headers: { origin: url } })
  return asked.json()
}

/** The cookie of somebody who has just logged in with a device; empty when the login was refused. */
export async function cookieWith(lake: TemporaryLake, device: SoftwareAuthenticator): Promise<string> {
  return cookieIn(await sendLogin(lake, { passkey: device.get(await challengeOf(lake)) }))
}
