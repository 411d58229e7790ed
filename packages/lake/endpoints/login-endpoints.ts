import { LOGIN } from '../auth/auth.ts'
import type { Wait } from '../auth/login-rate-limit.ts'
import type { Services } from '../create-lake.ts'
import { plainError } from '../errors/lake-error.ts'
import { networkOf } from '../http/client-network.ts'
import { type Call, formOf } from './call.ts'
import { askForOwnLogin } from './first-login-endpoints.ts'
import { asksName, beginSession, loginAnswer, originOf, redirect } from './login-answers.ts'

const NO_SUCH_CODE = 'That code isn’t right, or it’s no longer good. Please ask for the newest one.'
const PASSKEY_NOT_RIGHT =
  'That took too long, or this passkey was removed. Please try again, or use a password.'

/** `GET /login?origin=`: the page that asks for a password or a passkey, or straight back for someone who is logged in. */
export function showLogin(call: Call): Response {
  const origin = originOf(call, call.url.searchParams.get('origin'))
  if (call.visitor.readsAs !== 'stranger') return redirect(origin)
  return loginAnswer(call, { origin, message: '' }, 200)
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
  return loginAnswer(services, { origin: origin.href, message: '' }, 200)
}

/**
 * `POST /login` with the form's `name`, `password`, `code`, `passkey` and `origin`. Only our own pages may send it, so nobody can log
 * the owner in as another.
 */
export async function submitLogin(call: Call): Promise<Response> {
  const form = await formOf(call)
  const origin = originOf(call, form.get('origin'))
  const [name, code, passkey] = [form.get('name') ?? '', form.get('code') ?? '', form.get('passkey') ?? '']
  const answer = (message: string, status: number, wait?: Wait) => {
    const typedCode = isLong(wait) || code !== '' ? code : undefined
    return loginAnswer(call, { origin, message, typedName: name, typedCode }, status, wait)
  }
  const { auth, request, address } = call
  if (!auth.isOurOrigin(request)) return answer('Please log in from this page.', 403)
  const { person, wait } = await (passkey
    ? auth.checkPasskey({ passkey, code }, address, request)
    : auth.check({ name, password: form.get('password') ?? '', code }, address, request))
  if (wait) {
    if (isLong(wait)) tellCode(call)
    return answer(code ? NO_SUCH_CODE : pleaseWait(wait), 429, wait)
  }
  if (!person) {
    tellWrong(call, passkey ? 'passkey' : 'password')
    return answer(passkey ? PASSKEY_NOT_RIGHT : notRight(call), 401)
  }
  if (!passkey && auth.people.hasMadePassword(person)) return askForOwnLogin(call, { person, origin })
  return redirect(origin, beginSession(call, person))
}

/** `POST /login/passkey`: what a page of ours has to ask a device, the same for everybody. Throws 404 as long as nobody has a passkey. */
export async function askForPasskey({ auth, request }: Call): Promise<object> {
  if (!auth.passkeys.isAnyThere()) throw plainError(404, 'Nobody has a passkey yet')
  return auth.passkeys.requestOptions(auth.askingPage(request), auth.tickets.issue(LOGIN))
}

/** `POST /auth/logout`, with `everywhere=true` of all browsers in which this person has logged in. */
export function logout({ auth: { sessions }, request, url }: Call): Response {
  const session = sessions.in(request)
  if (session && url.searchParams.get('everywhere') === 'true') sessions.endAllOf(session.person)
  return new Response(null, { status: 204, headers: { 'set-cookie': sessions.end(request) } })
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
export function tellWrong({ options, address }: Call, what: 'password' | 'passkey'): void {
  const network = networkOf(address)
  options.onEvent?.({
    event: 'refused',
    message: `A wrong ${what} came from ${network}`,
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
