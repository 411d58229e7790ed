import { browserName } from '../auth/people/browser-name.ts'
import type { Person } from '../auth/people/people.ts'
import type { Call } from './call.ts'

type Made = { person: Person; passkey: string; purpose: string }

/** Keeps a passkey under the name of the browser that it was made with. Throws 400 when it answers no challenge for this purpose. */
export async function addPasskey({ auth, request }: Call, { person, passkey, purpose }: Made): Promise<void> {
  const take = (challenge: string) => auth.tickets.use(challenge, purpose)
  await auth.passkeys.add(person.id, passkey, auth.askingPage(request), take, browserName(request))
}

/** Ten new codes; a password that a program has made ends now, where a passkey takes its place. */
export async function newRecoveryCodes({ auth }: Call, person: Person): Promise<string[]> {
  const codes = auth.recoveryCodes.make(person.id)
  const hasPasskey = auth.passkeys.listOf(person.id).length > 0
  if (hasPasskey && auth.people.hasMadePassword(person)) await auth.people.switchPasswordOff(person)
  return codes
}
