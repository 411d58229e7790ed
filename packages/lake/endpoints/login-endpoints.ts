import { LOGIN_PAGE_SOURCES, loginPage } from '../auth/login-page.ts'
import type { Wait } from '../auth/login-rate-limit.ts'
import type { Services } from '../create-lake.ts'
import { stringAt } from '../documents/json.ts'
import { networkOf } from '../http/client-network.ts'
import { readText, SMALL_BODY } from '../http/json-body.ts'
import type { Call } from './call.ts'

const NO_SUCH_CODE = 'That code isn’t right, or it’s no longer good. Please ask for the newest one.'

/** `GET /login?origin=`: the page that asks for the owner's password, or straight back for someone who is logged in. */
export function showLogin(call: Call): Response {
  const origin = originOf(call, call.url.searchParams.get('origin'))
  if (call.visitor.readsAs !== 'stranger') return redirect(origin)
  return page(call, { origin, message: '' }, 200)
}

/**
 * The same page in the place of the Studio, whose megabytes nobody should wait for to type a password; undefined when the
 * request is no browser's for a page, or comes with a session.
 */
export function loginBefore(services: Services, request: Request): Response | undefined {
  const { auth, options } = services
  const isForPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
  if (!isForPage || auth.visitor(request).readsAs !== 'stranger') return undefined
  const { pathname, search } = new URL(request.url)
  const origin = new URL(options.publicUrl ?? request.url)
  origin.pathname = pathname
  origin.search = search
  return page(services, { origin: origin.href, message: '' }, 200)
}

/** `POST /login` with the form's `name`, `password`, `code` and `origin`. Only our own pages may send it, so nobody can log the owner in as another. */
export async function submitLogin(call: Call): Promise<Response> {
  const form = new URLSearchParams(await readText(call.request, SMALL_BODY))
  const origin = originOf(call, form.get('origin'))
  const name = form.get('name') ?? ''
  const code = form.get('code') ?? ''
  const answer = (message: string, status: number, wait?: Wait) => {
    const typedCode = isLong(wait) || code !== '' ? code : undefined
    return page(call, { origin, message, typedName: name, typedCode }, status, wait)
  }
  if (!call.auth.isOurOrigin(call.request)) return answer('Please log in from this page.', 403)
  const credentials = { name, password: form.get('password') ?? '', code }
  const { person, wait } = await call.auth.check(credentials, call.address, call.request)
  if (wait) {
    if (isLong(wait)) tellCode(call)
    return answer(code ? NO_SUCH_CODE : pleaseWait(wait), 429, wait)
  }
  if (!person) {
    tellWrongPassword(call)
    return answer(notRight(call), 401)
  }
  const cookies = call.auth.logIn(person, call.request)
  const message = `${person.id} logged in`
  call.options.onEvent?.({ event: 'login', message, details: { person: person.id } })
  return redirect(origin, cookies)
}

/** `POST /auth/logout`, with `everywhere=true` of all browsers in which this person has logged in. */
export function logout({ auth: { sessions }, request, url }: Call): Response {
  const session = sessions.in(request)
  if (session && url.searchParams.get('everywhere') === 'true') sessions.endAllOf(session.person)
  return new Response(null, { status: 204, headers: { 'set-cookie': sessions.end(request) } })
}

/** Where to go after the login: the address asked for if it is ours, written as a header can hold it, else the Studio at the root. */
function originOf({ auth, request, options, url }: Call, asked: string | null): string {
  const isOurs = asked !== null && auth.isOurOrigin(request, asked)
  return new URL(isOurs ? asked : '/', options.publicUrl ?? url).href
}

function asksName({ auth }: Services): boolean {
  return auth.people.list().length > 1
}

function notRight(call: Call): string {
  return `That ${asksName(call) ? 'name or password' : 'password'} isn’t right. Please try again.`
}

/** Whether somebody would rather ask for a code than wait. */
function isLong(wait: Wait | undefined): boolean {
  return wait !== undefined && (wait.because === 'all' || wait.seconds > 60)
}

/** For the log alone. */
function tellCode({ auth, options }: Call): void {
  const code = auth.codes.issue()
  if (code === undefined) return
  const message = `Strangers are trying out passwords. Who has the right one can log in nevertheless within ten minutes, with the code ${code}`
  options.onEvent?.({ event: 'login-code', message, details: { code } })
}

/** How many there can be is limited with the passwords. Without the network nobody could lock a guesser out. */
export function tellWrongPassword({ options, address }: Call): void {
  const network = networkOf(address)
  options.onEvent?.({
    event: 'refused',
    message: `A wrong password came from ${network}`,
    details: { network },
  })
}

/** What to say to someone who has sent too many wrong passwords. */
export function pleaseWait({ seconds, because }: Wait): string {
  const minutes = Math.ceil(seconds / 60)
  const time = seconds < 100 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${minutes} minutes`
  if (because === 'own') return `Too many wrong passwords. Please wait ${time} and try again.`
  return `Too many wrong passwords from elsewhere. Please wait ${time}, use a browser that you have logged in with before, or enter the code from the server’s log.`
}

function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

function page(
  services: Services,
  shown: { origin: string; message: string; typedName?: string; typedCode?: string },
  status: number,
  wait?: Wait,
): Response {
  const { store, options } = services
  const { name, forgotten } = options.loginPage ?? {}
  const owner = name && store.document(options.datasets[0] ?? '', name.document)
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policyFor(shown.origin),
    'referrer-policy': 'same-origin',
    ...(wait && { 'retry-after': String(wait.seconds) }),
  }
  const whose = { forgotten, name: owner && stringAt(owner, name.field) }
  const fetchedAhead = services.studio?.firstScripts
  const content = { ...shown, ...whose, asksName: asksName(services), fetchedAhead }
  return new Response(loginPage(content), { status, headers })
}

/** Browsers hold the form to where its answer leads as well, which in development is the Studio's own server. */
function policyFor(origin: string): string {
  return [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${new URL(origin).origin}`,
    "frame-ancestors 'none'",
    `style-src ${LOGIN_PAGE_SOURCES.style}`,
    // 'self' lets the browser fetch ahead what the Studio needs; none of it runs here.
    `script-src 'self' ${LOGIN_PAGE_SOURCES.script}`,
    'img-src data:',
  ].join('; ')
}
