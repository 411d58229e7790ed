// The pages of the login have the text of these functions in their script.

/** Whether this browser can make and show passkeys at this address. None belongs to an address that is a number. */
export function canAskDevice(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname)
  return !isNumber && globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON !== undefined
}

/** Has the device show a passkey, after a face, a finger or a PIN. Resolves to its answer as JSON; rejects when the user would not. */
export async function showPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return JSON.stringify(await navigator.credentials.get({ publicKey }))
}

/** Has the device make a passkey, likewise. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return JSON.stringify(await navigator.credentials.create({ publicKey }))
}

/** Why the device has made or shown none, in a sentence; undefined for an error of another kind. */
export function mistakeOfDevice(error: unknown): string | undefined {
  if (!(error instanceof DOMException)) return undefined
  if (error.name === 'InvalidStateError') return 'This device has a passkey already.'
  return 'That didn’t work on this device. Please try again.'
}
