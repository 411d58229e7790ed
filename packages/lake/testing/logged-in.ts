import type { SanityClient } from '@sanity/client'
import type { Role } from '../options.ts'
import { clientOf, type TemporaryLake } from './temporary-lake.ts'

export const DAILY: Role = {
  name: 'daily',
  title: 'prices and photos',
  changes: ['price', 'sanity.imageAsset'],
}
export const MARIAS_PASSWORD = 'two coats of paint'

export type AddedPerson = { id: string; name: string; role: string }

/** Adds somebody as `npm run people` does. */
export function addPerson(
  { client }: TemporaryLake,
  { name = 'Maria', role = 'daily', password = MARIAS_PASSWORD } = {},
): Promise<AddedPerson> {
  return client.request({ url: '/people', method: 'POST', body: { name, role, password } })
}

/** The login form's answer. */
export function sendLogin({ url }: TemporaryLake, form: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(form)
  return fetch(`${url}/lake/login`, { method: 'POST', body, headers: { origin: url }, redirect: 'manual' })
}

/** The session cookie of somebody who has just logged in; empty when the login was refused. */
export async function cookieOf(lake: TemporaryLake, form: Record<string, string>): Promise<string> {
  const response = await sendLogin(lake, form)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The client as the Studio has it: with a session instead of a token. */
export function clientWith({ url }: TemporaryLake, cookie: string): SanityClient {
  return clientOf(url).withConfig({ token: undefined, headers: { cookie, origin: url } })
}
