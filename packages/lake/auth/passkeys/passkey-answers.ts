import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { listAt, objectAt, objectIn, stringAt } from '../../documents/json.ts'

/** Characters of an id: an authenticator's has at most 1,023 bytes (w3.org/TR/webauthn-3/#credential-id). */
const LONGEST_ID = 1_364

/** What `navigator.credentials.get` gave, as JSON; undefined for a text that is none. What it says is not checked yet. */
export function assertionIn(text: string): AuthenticationResponseJSON | undefined {
  const found = partsIn(text)
  if (!found) return undefined
  const { common, response, clientDataJSON } = found
  const authenticatorData = stringAt(response, 'authenticatorData') ?? ''
  const signature = stringAt(response, 'signature') ?? ''
  const userHandle = stringAt(response, 'userHandle')
  return { ...common, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** What `navigator.credentials.create` gave, likewise. */
export function attestationIn(text: string): RegistrationResponseJSON | undefined {
  const found = partsIn(text)
  if (!found) return undefined
  const { common, response, clientDataJSON } = found
  const attestationObject = stringAt(response, 'attestationObject') ?? ''
  const transports = listAt(response, 'transports').filter((one) => typeof one === 'string')
  return { ...common, response: { clientDataJSON, attestationObject, transports } }
}

function partsIn(text: string) {
  const answer = objectIn(text)
  const response = answer && objectAt(answer, 'response')
  const id = answer && stringAt(answer, 'id')
  if (!response || !id || id.length > LONGEST_ID) return undefined
  const common = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  return { common, response, clientDataJSON: stringAt(response, 'clientDataJSON') ?? '' }
}
