import { randomBytes } from 'node:crypto'
import type { Statements } from '../../data/sqlite.ts'
import { unlessDiskIsFull } from '../../errors/disk-errors.ts'
import { badRequest, plainError } from '../../errors/lake-error.ts'
import type { Person } from '../people/people.ts'
import { assertionIn, attestationIn } from './passkey-answers.ts'

/** The page that asks: a passkey is good at this host alone, and answers for this origin. */
export type AskingPage = { origin: string; host: string }

/** Times are in milliseconds. One that is synced is on all devices of an account with Apple, Google or the like. */
export type Passkey = { id: string; name: string; created: number; used: number | null; isSynced: boolean }

/** Whether a challenge is one that was given out for this, which it is no more. */
type TakeChallenge = (challenge: string) => boolean

/** In milliseconds, as long as a challenge is valid. */
const TIMEOUT = 300_000
const MOST_OF_ONE = 20
/** EdDSA, ES256 and RS256, one of which every device has. The library's younger ones are an experiment of Node's, which warns of them. */
const ALGORITHMS = { supportedAlgorithmIDs: [-8, -7, -257] }

/** What people log in with in the place of a password. Of each the public key is kept, which opens nothing. */
export function createPasskeys(sql: Statements) {
  return { listOf, isAnyThere, creationOptions, requestOptions, add, holderOf, verify, remove, removeAllOf }

  /** Of one person, the oldest first. */
  function listOf(person: string): Passkey[] {
    const rows = sql.all`SELECT * FROM passkeys WHERE person = ${person} ORDER BY created, id`
    return rows.map(({ id, name, created, used, backed_up }) => {
      const times = { created: Number(created), used: used === null ? null : Number(used) }
      return { id: String(id), name: String(name), ...times, isSynced: backed_up === 1 }
    })
  }

  function isAnyThere(): boolean {
    return sql.get`SELECT 1 FROM passkeys LIMIT 1` !== undefined
  }

  /** For `PublicKeyCredential.parseCreationOptionsFromJSON`. Throws 400 for somebody who has twenty. */
  async function creationOptions(person: Person, { host }: AskingPage, challenge: string, website: string) {
    const own = listOf(person.id)
    if (own.length >= MOST_OF_ONE) throw badRequest('That’s many passkeys. Please remove one first.')
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    return generateRegistrationOptions({
      ...{ rpName: website, rpID: host, userID: handleOf(person.id), timeout: TIMEOUT },
      ...{ userName: person.name, userDisplayName: person.name },
      challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
      excludeCredentials: own.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      ...ALGORITHMS,
    })
  }

  /** For `PublicKeyCredential.parseRequestOptionsFromJSON`. The same for everybody: the device knows whose passkeys it has. */
  async function requestOptions({ host }: AskingPage, challenge: string) {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    return generateAuthenticationOptions({
      ...{ rpID: host, timeout: TIMEOUT, userVerification: 'required' },
      challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    })
  }

  /** Keeps what a device has made for a person, under a name. Throws 400 when that answers no challenge of ours, or is there already. */
  async function add(person: string, answer: string, page: AskingPage, take: TakeChallenge, name: string) {
    const response = attestationIn(answer)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const verified =
      response &&
      (await refusedAsUndefined(
        verifyRegistrationResponse({ response, ...ALGORITHMS, ...expectedOf(page, take) }),
      ))
    if (!verified?.verified) throw badRequest('That didn’t work. Please try again.')
    const { credential, credentialDeviceType, credentialBackedUp } = verified.registrationInfo
    const { id, publicKey, counter, transports = [] } = credential
    const { changes } = sql.run`INSERT OR IGNORE INTO passkeys
      (id, person, name, public_key, counter, transports, device_type, backed_up, created)
      VALUES (${id}, ${person}, ${name}, ${publicKey}, ${counter}, ${JSON.stringify(transports)},
        ${credentialDeviceType}, ${credentialBackedUp ? 1 : 0}, ${Date.now()})`
    if (changes === 0) throw plainError(409, 'This device has a passkey already.')
  }

  /** Whose passkey an answer says that it is from; nothing is proved by that. */
  function holderOf(answer: string): string | undefined {
    const row = sql.get`SELECT person FROM passkeys WHERE id = ${assertionIn(answer)?.id ?? ''}`
    return row && String(row.person)
  }

  /** The id of the person whose passkey has answered a challenge of ours; undefined when none has. */
  async function verify(answer: string, page: AskingPage, take: TakeChallenge): Promise<string | undefined> {
    const response = assertionIn(answer)
    const row =
      response &&
      sql.get`SELECT * FROM passkeys JOIN passkey_holders USING (person) WHERE id = ${response.id}`
    if (!row || !(row.public_key instanceof Uint8Array) || response.response.userHandle !== row.handle)
      return undefined
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const publicKey = Uint8Array.from(row.public_key)
    const credential = { id: response.id, publicKey, counter: Number(row.counter) }
    const verified = await refusedAsUndefined(
      verifyAuthenticationResponse({ response, credential, ...expectedOf(page, take) }),
    )
    if (!verified?.verified) return undefined
    const { newCounter, credentialBackedUp, credentialDeviceType } = verified.authenticationInfo
    // A full disk keeps nobody out.
    const noted = unlessDiskIsFull(
      () => sql.run`UPDATE passkeys SET counter = ${newCounter}, used = ${Date.now()},
        backed_up = ${credentialBackedUp ? 1 : 0}, device_type = ${credentialDeviceType} WHERE id = ${response.id}`,
    )
    // It may have been removed meanwhile.
    return noted?.changes === 0 ? undefined : String(row.person)
  }

  /** Throws 404 when this person has no such passkey. */
  function remove(person: string, id: string): void {
    const { changes } = sql.run`DELETE FROM passkeys WHERE person = ${person} AND id = ${id}`
    if (changes === 0) throw plainError(404, 'There is no such passkey.')
  }

  function removeAllOf(person: string): void {
    sql.run`DELETE FROM passkeys WHERE person = ${person}`
    sql.run`DELETE FROM passkey_holders WHERE person = ${person}`
  }

  /**
   * What devices know a person by: each has one passkey of theirs, and a new one takes the place of one that was removed here. Random,
   * since all products at `localhost` share that host.
   */
  function handleOf(person: string) {
    const made = randomBytes(32).toString('base64url')
    sql.run`INSERT OR IGNORE INTO passkey_holders (person, handle) VALUES (${person}, ${made})`
    const row = sql.get`SELECT handle FROM passkey_holders WHERE person = ${person}`
    return Uint8Array.from(Buffer.from(String(row?.handle), 'base64url'))
  }
}

export type Passkeys = ReturnType<typeof createPasskeys>

function expectedOf({ origin, host }: AskingPage, take: TakeChallenge) {
  return {
    ...{ expectedOrigin: origin, expectedRPID: host, expectedChallenge: take },
    requireUserVerification: true,
  }
}

/** The library throws for an answer that is not as it should be, and says why to developers. */
async function refusedAsUndefined<Value>(verifying: Promise<Value>): Promise<Value | undefined> {
  const [outcome] = await Promise.allSettled([verifying])
  return outcome.status === 'fulfilled' ? outcome.value : undefined
}
