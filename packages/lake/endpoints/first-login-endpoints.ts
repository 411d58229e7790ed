import { codesPage, ownLoginPage } from '../auth/pages/first-login-pages.ts'
import type { Person } from '../auth/people/people.ts'
import { LakeError, plainError } from '../errors/lake-error.ts'
import { type Call, formOf } from './call.ts'
import { beginSession, loginAnswer, originOf, pageAnswer, redirect, whoseOf } from './login-answers.ts'
import { addPasskey, newRecoveryCodes } from './passkey-changes.ts'

/** In milliseconds: three words that don't belong together take their time. */
const TIME_TO_CHOOSE = 30 * 60_000

const TOO_LATE = 'That took too long. Please log in again.'
const OURS = 'That’s the password that was made for you. Please choose one of your own.'

type Step = { person: Person; origin: string; message?: string }

/**
 * The page after the right password, where a program had made that: a passkey or a password of the person's own takes its place. Until
 * then there is no session. Who logs in for the very first time may put it off, so that a newcomer sees the Studio at once.
 */
export function askForOwnLogin(call: Call, { person, origin, message = '' }: Step): Response {
  const { auth } = call
  const isLaterAllowed = auth.isFirstLogin(person)
  const ticket = auth.tickets.issue(purposeFor(person), TIME_TO_CHOOSE)
  const html = ownLoginPage({ origin, message, person, ticket, isLaterAllowed, whose: whoseOf(call) })
  return pageAnswer({ html, origin, status: message ? 400 : 200 })
}

/** `POST /login/passkey/new` with `person` and `ticket`: what that page has to ask a device. */
export async function askForFirstPasskey(call: Call): Promise<object> {
  const { auth, request } = call
  const form = await formOf(call)
  const person = holderOf(call, form, auth.tickets.isValid)
  if (!person) throw plainError(403, TOO_LATE)
  const challenge = auth.tickets.issue(`passkey of ${person.id}`)
  return auth.passkeys.creationOptions(person, auth.askingPage(request), challenge, whoseOf(call))
}

/** `POST /login/own` with `person`, `ticket`, `origin`, and `password`, `passkey` or `later`. */
export async function submitOwnLogin(call: Call): Promise<Response> {
  const { auth, request } = call
  auth.askingPage(request)
  const form = await formOf(call)
  const origin = originOf(call, form.get('origin'))
  const person = holderOf(call, form, auth.tickets.use)
  if (!person) return loginAnswer(call, { origin, message: TOO_LATE }, 401)
  if (form.get('later') && auth.isFirstLogin(person)) return redirect(origin, beginSession(call, person))
  try {
    return await replaceMadePassword(call, form, { person, origin })
  } catch (error) {
    if (!(error instanceof LakeError) || error.status >= 500) throw error
    return askForOwnLogin(call, { person, origin, message: error.message })
  }
}

async function replaceMadePassword(call: Call, form: URLSearchParams, { person, origin }: Step) {
  const { auth } = call
  const [passkey, password] = [form.get('passkey'), form.get('password') ?? '']
  if (passkey) {
    await addPasskey(call, { person, passkey, purpose: `passkey of ${person.id}` })
    const codes = await newRecoveryCodes(call, person)
    const html = codesPage({ origin, whose: whoseOf(call), codes })
    return pageAnswer({ html, origin, cookies: beginSession(call, person) })
  }
  if (await auth.people.withPassword(person.name, password)) throw plainError(400, OURS)
  await auth.people.setPassword(person, password)
  return redirect(origin, beginSession(call, person))
}

/** Who has shown the made password a moment ago, unless another one has taken its place since. */
function holderOf(
  { auth }: Call,
  form: URLSearchParams,
  isGood: (ticket: string, purpose: string) => boolean,
) {
  const person = auth.people.find(form.get('person') ?? '')
  const isOpen = person && auth.people.hasMadePassword(person)
  return isOpen && isGood(form.get('ticket') ?? '', purposeFor(person)) ? person : undefined
}

function purposeFor({ id }: Person): string {
  return `own login of ${id}`
}
