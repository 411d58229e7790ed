import type { Wait } from '../auth/login-rate-limit.ts'
import { loginPage } from '../auth/pages/login-page.ts'
import { PAGE_SOURCES } from '../auth/pages/page-frame.ts'
import type { Person } from '../auth/people/people.ts'
import type { Services } from '../create-lake.ts'
import { stringAt } from '../documents/json.ts'
import type { Call } from './call.ts'

/** Where to go after the login: the address asked for if it is ours, written as a header can hold it, else the Studio at the root. */
export function originOf({ auth, request, options, url }: Call, asked: string | null): string {
  const isOurs = asked !== null && auth.isOurOrigin(request, asked)
  return new URL(isOurs ? asked : '/', options.publicUrl ?? url).href
}

/** Whose website it is, when somebody has said so. */
export function whoseOf({ store, options }: Services): string {
  const { name } = options.loginPage ?? {}
  const owner = name && store.document(options.datasets[0] ?? '', name.document)
  return (owner && stringAt(owner, name.field)) || 'Your website'
}

/** Whether several people can log in, and so have to say who they are. */
export function asksName({ auth }: Services): boolean {
  return auth.people.list().length > 1
}

/** The login page, with what was wrong and what was typed. */
export function loginAnswer(
  services: Services,
  shown: { origin: string; message: string; typedName?: string; typedCode?: string },
  status: number,
  wait?: Wait,
): Response {
  const { auth, options, studio } = services
  const html = loginPage({
    ...shown,
    ...{ whose: whoseOf(services), forgotten: options.loginPage?.forgotten, asksName: asksName(services) },
    ...{ asksPasskey: auth.passkeys.isAnyThere(), fetchedAhead: studio?.firstScripts },
  })
  return pageAnswer({ html, origin: shown.origin, status, retryAfter: wait?.seconds })
}

/** The `Set-Cookie`s of a new session, which is told to those who run the lake. */
export function beginSession({ auth, options, request }: Call, person: Person): string[] {
  const message = `${person.id} logged in`
  options.onEvent?.({ event: 'login', message, details: { person: person.id } })
  return auth.logIn(person, request)
}

export function redirect(location: string, cookies: readonly string[] = []): Response {
  return new Response(null, { status: 303, headers: withCookies({ location }, cookies) })
}

type Sent = {
  html: string
  origin: string
  status?: number
  cookies?: readonly string[]
  retryAfter?: number
}

/** A page of the login, which leads to an origin in the end. */
export function pageAnswer({ html, origin, status = 200, cookies = [], retryAfter }: Sent): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(origin),
    'referrer-policy': 'same-origin',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  }
  return new Response(html, { status, headers: withCookies(headers, cookies) })
}

function withCookies(fields: Record<string, string>, cookies: readonly string[]): Headers {
  const headers = new Headers({ ...fields, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

/** Browsers hold the form to where its answer leads as well, which in development is the Studio's own server. */
function policyFor(origin: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(origin).origin}`,
    "frame-ancestors 'none'",
    `style-src ${PAGE_SOURCES.style}`,
    // 'self' lets the browser fetch ahead what the Studio needs; none of it runs here.
    `script-src 'self' ${PAGE_SOURCES.script}`,
    // Where the script asks what a device has to answer.
    "connect-src 'self'",
    'img-src data:',
  ].join('; ')
}
