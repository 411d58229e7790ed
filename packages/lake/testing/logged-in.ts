import type { SanityClient } from '@sanity/client'
import type { Role } from '../options.ts'
import { clientOf, PASSWORD, type TemporaryLake } from './temporary-lake.ts'

export const DAILY: Role = {
  name: 'daily',
  title: 'prices and photos',
  changes: ['price', 'sanity.imageAsset'],
}
export const MARIA = { name: 'Maria', password: 'two coats of paint' }

type AddedToken = { id: string; token: string; label: string }

/** Adds a token as `sanity tokens create` does. */
export function addToken({ client }: Pick<TemporaryLake, 'client'>, roleName: string): Promise<AddedToken> {
  const memberships = [{ resourceType: 'project', resourceId: 'local', roleNames: [roleName] }]
  const body = { label: `The ${roleName}`, memberships }
  return client.request({ url: '/access/project/local/robots', method: 'POST', body })
}

export async function clientWithRole(lake: TemporaryLake, roleName: string): Promise<SanityClient> {
  const { token } = await addToken(lake, roleName)
  return clientOf(lake.url).withConfig({ token, perspective: 'raw' })
}

export type AddedPerson = { id: string; name: string; role: string }

/** Adds somebody as `npm run people` does. */
export function addPerson(
  { client }: TemporaryLake,
  { name = MARIA.name, role = 'daily', password = MARIA.password } = {},
): Promise<AddedPerson> {
  return client.request({ url: '/people', method: 'POST', body: { name, role, password } })
}

/** Also ends the sessions of this person. */
export function removePerson({ client }: TemporaryLake, name = MARIA.name): Promise<unknown> {
  return client.request({ url: `/people/${encodeURIComponent(name)}`, method: 'DELETE' })
}

/** The answer to a login form that a page has sent: one of the lake, unless told otherwise. */
export function sendLogin(
  { url }: Pick<TemporaryLake, 'url'>,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(form)
  const init = { method: 'POST', body, headers: { origin: url, ...headers }, redirect: 'manual' } as const
  return fetch(`${url}/lake/login`, init)
}

/** The session cookie of somebody who has just logged in, the owner unless told otherwise; empty when the login was refused. */
export async function cookieOf(
  lake: Pick<TemporaryLake, 'url'>,
  form: Record<string, string> = { password: PASSWORD },
): Promise<string> {
  return cookieIn(await sendLogin(lake, form))
}

/** What a browser sends back of the first cookie that a response gives it. */
export function cookieIn({ headers }: Response): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

/** The client as the Studio has it: with a session instead of a token. */
export function clientWith({ url }: TemporaryLake, cookie: string): SanityClient {
  return clientOf(url).withConfig({ token: undefined, headers: { cookie, origin: url } })
}

/** 200 as long as the cookie's session is valid. */
export async function statusFor({ url }: Pick<TemporaryLake, 'url'>, cookie: string): Promise<number> {
  return (await fetch(`${url}/lake/v1/users/me`, { headers: { cookie } })).status
}
