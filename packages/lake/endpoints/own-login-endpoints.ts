import type { Checked } from '../auth/auth.ts'
import { codesPage } from '../auth/pages/first-login-pages.ts'
import type { Person } from '../auth/people/people.ts'
import { stringAt } from '../documents/json.ts'
import { plainError } from '../errors/lake-error.ts'
import { type Call, formOf, smallBodyOf } from './call.ts'
import { originOf, pageAnswer, whoseOf } from './login-answers.ts'
import { pleaseWait, tellWrong } from './login-endpoints.ts'
import { addPasskey, newRecoveryCodes } from './passkey-changes.ts'

const DONE = () => new Response(null, { status: 204 })

/** `GET /users/me/logins`: how the person who asks can log in, where they are logged in, and what they should know of. */
export function tellLogins(call: Call): object {
  const { auth } = call
  const { person, session } = logInOf(call)
  return {
    hasPassword: auth.people.hasPassword(person),
    passkeys: auth.passkeys.listOf(person.id),
    recoveryCodes: auth.recoveryCodes.countOf(person.id),
    devices: auth.sessions.listOf(person.id).map((one) => ({ ...one, isThis: one.id === session.digest })),
    newLogins: auth.newLogins.listFor(person.id, session.digest),
  }
}

/** `POST /users/me/proof` with `password` or `passkey`: what follows may change how this person logs in, for fifteen minutes. */
export async function proveAgain(call: Call): Promise<Response> {
  const { auth, request, address } = call
  const { person, session } = logInOf(call)
  const body = await smallBodyOf(call)
  const [passkey, password] = [stringAt(body, 'passkey'), stringAt(body, 'password') ?? '']
  const what = passkey ? 'passkey' : 'password'
  const checked = await (passkey
    ? auth.checkPasskey({ passkey }, address, request)
    : auth.check({ name: person.name, password }, address, request))
  requireThem(call, person, { checked, what, mistake: `That ${what} isn’t right. Please try again.` })
  auth.sessions.prove(session.digest)
  return DONE()
}

type Shown = { checked: Checked; what: 'passkey' | 'password'; mistake: string }

/** Throws 429 while the one who asks has to wait, and 403 with the mistake when what was checked is not this person's. */
export function requireThem(call: Call, { id }: Person, { checked, what, mistake }: Shown): void {
  const { person, wait } = checked
  if (wait) throw plainError(429, pleaseWait(wait), { 'retry-after': String(wait.seconds) })
  if (person?.id === id) return
  tellWrong(call, what)
  throw plainError(403, mistake)
}

/** `GET /users/me/proof`: nothing, where what follows may do so already. Throws 428 else. */
export function tellProof(call: Call): Response {
  provedLogInOf(call)
  return DONE()
}

/** `POST /users/me/passkeys/options`: what the Studio has to ask a device that is to make a passkey. */
export async function askForNewPasskey(call: Call): Promise<object> {
  const { auth, request } = call
  const { person, session } = provedLogInOf(call)
  const challenge = auth.tickets.issue(purposeIn(session))
  return auth.passkeys.creationOptions(person, auth.askingPage(request), challenge, whoseOf(call))
}

/** `POST /users/me/passkeys` with what the device has made, as JSON in `passkey` */
export async function receivePasskey(call: Call): Promise<Response> {
  const { person, session } = provedLogInOf(call)
  const passkey = stringAt(await smallBodyOf(call), 'passkey') ?? ''
  await addPasskey(call, { person, passkey, purpose: purposeIn(session) })
  return DONE()
}

/** `DELETE /users/me/passkeys/:id`. Throws 409 for the last one of somebody who has no password. */
export function removePasskey(call: Call): Response {
  const { auth, params } = call
  const { person } = provedLogInOf(call)
  const isLast = auth.passkeys.listOf(person.id).length === 1
  if (isLast && !auth.people.hasPassword(person))
    throw plainError(409, 'You log in with this. Please add another passkey or a password first.')
  auth.passkeys.remove(person.id, params.id ?? '')
  return DONE()
}

/**
 * `POST /users/me/recovery-codes` with the form's `origin`: new ones, on a page to print that leads back there. No other answer tells
 * them, and they are told this once.
 */
export async function makeRecoveryCodes(call: Call): Promise<Response> {
  const { person } = provedLogInOf(call)
  const form = await formOf(call)
  const origin = originOf(call, form.get('origin'))
  const codes = await newRecoveryCodes(call, person)
  return pageAnswer({ origin, html: codesPage({ origin, codes, whose: whoseOf(call) }) })
}

/** `DELETE /users/me/password`: from now on no password lets this person in. Throws 409 before there are passkey and recovery codes. */
export async function switchPasswordOff(call: Call): Promise<Response> {
  const { auth } = call
  const { person } = provedLogInOf(call)
  const isPrepared = auth.passkeys.listOf(person.id).length > 0 && auth.recoveryCodes.countOf(person.id) > 0
  if (!isPrepared) throw plainError(409, 'Please add a passkey and print your recovery codes first.')
  await auth.people.switchPasswordOff(person)
  return DONE()
}

/** `DELETE /users/me/devices/:id`: logs this person out there, at once. */
export function logOutDevice(call: Call): Response {
  const { auth, params } = call
  const { person, session } = logInOf(call)
  const id = params.id ?? ''
  auth.sessions.endOne(person.id, id)
  auth.newLogins.settle(person.id, id, session.digest)
  return DONE()
}

/** `DELETE /users/me/new-logins/:id`: it was this very person. */
export function settleNewLogin(call: Call): Response {
  const { auth, params } = call
  const { person, session } = logInOf(call)
  auth.newLogins.settle(person.id, params.id ?? '', session.digest)
  return DONE()
}

/** Throws 401 unless a person asks who is logged in. */
export function logInOf({ auth, request, visitor }: Call) {
  const session = auth.sessions.in(request)
  const person = auth.people.find(visitor.id)
  if (!session || session.person !== person?.id) throw plainError(401, 'Log in first')
  return { session, person }
}

/** Throws 428 when they have not shown for a while who they are: `POST /users/me/proof` does that. */
export function provedLogInOf(call: Call) {
  const found = logInOf(call)
  if (call.auth.sessions.isProved(found.session.digest)) return found
  throw plainError(428, 'First, please show that it’s you.')
}

function purposeIn({ digest }: { digest: string }): string {
  return `passkey in ${digest}`
}
